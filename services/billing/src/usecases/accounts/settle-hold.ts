import type { HoldKey } from '../../domain/accounts/account.ts'
import { captureHold, releaseHold } from '../../domain/accounts/holds.ts'
import { DuplicateEntryError } from '../../domain/accounts/ledger.ts'
import type { HoldMetrics } from '../../domain/accounts/ports.ts'
import type { Ports } from '../../domain/ports.ts'

interface SettleHold {
  accountId: string
  hold: HoldKey
  /** True when the member got what the hold pays for. */
  isDelivered: boolean
  by: Parameters<HoldMetrics['settled']>[0]
}

/**
 * Captures a hold if its subject was delivered, else releases it. Does nothing when the hold isn't open. A hold for a subject that was
 * charged before is released, so that nothing is charged twice.
 */
export async function settleHold(
  { accounts, holdMetrics }: Pick<Ports, 'accounts' | 'holdMetrics'>,
  { accountId, hold, isDelivered, by }: SettleHold,
): Promise<void> {
  const release = () => accounts.changeExisting(accountId, releaseHold(hold))
  if (!isDelivered) {
    if (await release()) holdMetrics.settled(by, 'released')
    return
  }
  try {
    if (await accounts.changeExisting(accountId, captureHold(hold))) holdMetrics.settled(by, 'captured')
  } catch (error) {
    if (!(error instanceof DuplicateEntryError)) throw error
    if (await release()) holdMetrics.settled(by, 'stray')
  }
}
