import type { CallOptions } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../../ports.ts'

/** The longest time that a sign-in waits for billing, in milliseconds. */
const timeoutMs = 2_000

/** Returns the member's credits; 0 while billing is unavailable, so that sign-in still works. */
export async function messageCredits({ billing, log }: Pick<Ports, 'billing' | 'log'>, call: CallOptions): Promise<number> {
  try {
    const { free, purchased } = await billing.call(BillingService.GetBalance, {}, { ...call, deadlineMs: timeoutMs })
    return free + purchased
  } catch (error) {
    log.warn({ err: error, requestId: call.requestId }, 'reading an account’s credits from billing failed')
    return 0
  }
}
