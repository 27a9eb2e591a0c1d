import type { Model } from 'mongoose'
import { heldCredits } from '../../domain/accounts/account.ts'
import type { AccountHold, Accounts, HeldTotals } from '../../domain/accounts/ports.ts'
import { type AccountRow, toHold } from './account-model.ts'

/** Reads the open holds of all accounts. */
export function openHolds(accounts: Model<AccountRow>): Pick<Accounts, 'staleHolds' | 'heldTotals'> {
  return {
    staleHolds: async function* (before, batchSize) {
      const rows = accounts
        .find({ oldestHoldAt: { $lt: before } }, { holds: 1 })
        .sort({ oldestHoldAt: 1 })
        .lean<AccountRow[]>()
        .cursor()
      let batch: AccountHold[] = []
      for await (const { _id: accountId, holds } of rows) {
        for (const hold of holds) if (hold.heldAt < before) batch.push({ accountId, hold: toHold(hold) })
        for (; batch.length >= batchSize; batch = batch.slice(batchSize)) yield batch.slice(0, batchSize)
      }
      if (batch.length > 0) yield batch
    },
    heldTotals: async () => {
      let credits = 0
      const oldestAt: HeldTotals['oldestAt'] = { exchange: null, discussion: null }
      const rows = accounts
        .find({ oldestHoldAt: { $exists: true } }, { holds: 1 })
        .lean<AccountRow[]>()
        .cursor()
      for await (const { holds } of rows) {
        credits += heldCredits(holds)
        for (const { purpose, heldAt } of holds.map(toHold)) {
          const oldest = oldestAt[purpose]
          if (!oldest || heldAt < oldest) oldestAt[purpose] = heldAt
        }
      }
      return { credits, oldestAt }
    },
  }
}
