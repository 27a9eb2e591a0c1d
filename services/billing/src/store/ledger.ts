import type { Model } from 'mongoose'
import type { Ledger } from '../domain/ports.ts'
import { type EntryRow, toEntry } from './ledger-model.ts'

/** Ledgers in MongoDB. Their entries count without gaps, so the latest number is how many there are, and a page is a range of numbers. */
export function mongoLedger(model: Model<EntryRow>): Ledger {
  return {
    list: async (accountId, page, limit) => {
      const latest = await model.findOne({ accountId }, { number: 1 }).sort({ number: -1 }).lean()
      const total = latest?.number ?? 0
      const first = total - (page - 1) * limit
      if (first < 1) return { entries: [], total }
      const rows = await model
        .find({ accountId, number: { $lte: first, $gt: first - limit } })
        .sort({ number: -1 })
        .lean<EntryRow[]>()
      return { entries: rows.map(toEntry), total }
    },
  }
}
