import type { Model } from 'mongoose'
import type { Ledger } from '../../domain/accounts/ports.ts'
import { type LedgerEntryRow, toLedgerEntry } from './ledger-model.ts'

/** Reads ledgers from MongoDB. Entries are numbered without gaps: the highest number is the total, and a page is a range of numbers. */
export function mongoLedger(model: Model<LedgerEntryRow>): Ledger {
  return {
    list: async (accountId, page, limit) => {
      const latest = await model.findOne({ accountId }, { number: 1 }).sort({ number: -1 }).lean()
      const total = latest?.number ?? 0
      const first = total - (page - 1) * limit
      if (first < 1) return { entries: [], total }
      const rows = await model
        .find({ accountId, number: { $lte: first, $gt: first - limit } })
        .sort({ number: -1 })
        .lean<LedgerEntryRow[]>()
      return { entries: rows.map(toLedgerEntry), total }
    },
  }
}
