import { capture, type Held, release } from '../domain/holds.ts'
import { EntryExists } from '../domain/ledger.ts'
import type { Ports, Settled } from '../domain/ports.ts'

export interface SettleHold {
  accountId: string
  held: Held
  /** Whether what it pays for was had. */
  wasHad: boolean
  by: Parameters<Settled>[0]
}

/**
 * Ends a hold: charges it or puts it back. One that isn't open, or not any more, is left as it is. What was charged before isn't charged
 * again: a hold for it is a stray one and goes back.
 */
export async function settleHold({ accounts, settled }: Pick<Ports, 'accounts' | 'settled'>, { accountId, held, wasHad, by }: SettleHold) {
  const putBack = () => accounts.changeKnown(accountId, release(held))
  if (!wasHad) {
    if (await putBack()) settled(by, 'released')
    return
  }
  try {
    if (await accounts.changeKnown(accountId, capture(held))) settled(by, 'captured')
  } catch (error) {
    if (!(error instanceof EntryExists)) throw error
    if (await putBack()) settled(by, 'stray')
  }
}
