import type { CallOptions } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../../ports.ts'

/** Nobody waits longer than this to be signed in. */
const tellWithinMs = 2_000

/** What the member can spend; 0 while billing can't tell, which keeps nobody from signing in. */
export async function messageCredits({ billing, log }: Pick<Ports, 'billing' | 'log'>, call: CallOptions): Promise<number> {
  try {
    const { free, purchased } = await billing.call(BillingService.GetBalance, {}, { ...call, deadlineMs: tellWithinMs })
    return free + purchased
  } catch (error) {
    log.warn({ err: error, requestId: call.requestId }, 'billing could not tell an account’s credits')
    return 0
  }
}
