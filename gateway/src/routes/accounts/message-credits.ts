import type { CallOptions } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../../ports.ts'

/** How long an account waits for billing, in milliseconds. */
const timeoutMs = 2_000

/** Returns the member's credits; 0 while billing is unavailable, so that sign-in still works. */
export async function messageCredits({ billing, log }: Pick<Ports, 'billing' | 'log'>, call: CallOptions): Promise<number> {
  const deadlineMs = Math.min(call.deadlineMs ?? timeoutMs, timeoutMs)
  try {
    const { free, purchased } = await billing.call(BillingService.GetBalance, {}, { ...call, deadlineMs })
    return free + purchased
  } catch (error) {
    log.warn({ err: error, requestId: call.requestId }, 'reading an account’s credits from billing failed')
    return 0
  }
}
