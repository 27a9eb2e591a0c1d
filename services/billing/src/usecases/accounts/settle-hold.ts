import type { HoldKey } from '../../domain/accounts/account.ts'
import { captureHold, releaseHold } from '../../domain/accounts/holds.ts'
import { DuplicateEntryError } from '../../domain/accounts/ledger.ts'
import type { HoldMetrics } from '../../domain/accounts/ports.ts'
import type { Ports } from '../../domain/ports.ts'

interface SettleHold {
  accountId: string
  hold: HoldKey
  /** The units that the member got: 0 or 1 for an exchange, the experts that answered for a discussion. */
  deliveredUnits: number
  by: Parameters<HoldMetrics['settled']>[0]
}

/**
 * Captures the delivered units of a hold and releases the rest. Releases the whole hold when nothing was delivered, and a second hold of
 * something that was charged before, so that nothing is charged twice. Does nothing when the hold isn't open.
 */
export async function settleHold(
  { accounts, holdMetrics }: Pick<Ports, 'accounts' | 'holdMetrics'>,
  { accountId, hold, deliveredUnits, by }: SettleHold,
): Promise<void> {
  const release = () => accounts.changeExisting(accountId, releaseHold(hold))
  if (deliveredUnits === 0) {
    if (await release()) holdMetrics.settled(by, 'released')
    return
  }
  try {
    if (await accounts.changeExisting(accountId, captureHold(hold, deliveredUnits))) holdMetrics.settled(by, 'captured')
  } catch (error) {
    if (!(error instanceof DuplicateEntryError)) throw error
    if (await release()) holdMetrics.settled(by, 'stray')
  }
}
