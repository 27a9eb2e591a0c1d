import type { Model } from 'mongoose'
import { heldIn } from '../domain/account.ts'
import type { Accounts, StaleHold } from '../domain/ports.ts'
import type { AccountRow } from './account-model.ts'

/** What is held, of all accounts. */
export function heldCredits(accounts: Model<AccountRow>): Pick<Accounts, 'staleHolds' | 'held'> {
  return {
    staleHolds: async function* (before, batch) {
      const found = accounts
        .find({ oldestHoldAt: { $lt: before } }, { holds: 1 })
        .sort({ oldestHoldAt: 1 })
        .lean<AccountRow[]>()
        .cursor()
      let gathered: StaleHold[] = []
      for await (const { _id, holds } of found) {
        for (const hold of holds) if (hold.heldAt < before) gathered.push({ accountId: _id, hold })
        for (; gathered.length >= batch; gathered = gathered.slice(batch)) yield gathered.slice(0, batch)
      }
      if (gathered.length > 0) yield gathered
    },
    held: async () => {
      let credits = 0
      let oldestAt: Date | null = null
      const all = accounts.find({ oldestHoldAt: { $exists: true } }, { holds: 1, oldestHoldAt: 1 }).sort({ oldestHoldAt: 1 })
      for await (const { holds, oldestHoldAt } of all.lean<AccountRow[]>().cursor()) {
        oldestAt ??= oldestHoldAt ?? null
        credits += heldIn(holds)
      }
      return { credits, oldestAt }
    },
  }
}
