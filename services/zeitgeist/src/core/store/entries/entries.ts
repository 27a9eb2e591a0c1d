import type { Model } from 'mongoose'
import type { Entries } from '../../domain/entries/ports.ts'
import { type EntryRow, readType, toEntry } from './entry-model.ts'

/** The published entries. */
export function mongoEntries(model: Model<EntryRow>): Entries {
  return {
    list: async (limit, type, now) => {
      const filter = { ...(type ? { type } : {}), expiresAt: { $gt: now } }
      const rows = await model.find(filter).sort({ createdAt: -1, _id: 1 }).limit(limit).lean<EntryRow[]>()
      return rows.map(toEntry)
    },
    standing: async (now) => {
      const rows = await model.find({ expiresAt: { $gt: now } }, { type: 1, headword: 1 }).lean<EntryRow[]>()
      return rows.map(({ _id: id, type, headword }) => ({ id, type: readType(type), headword }))
    },
    counts: async (now) => {
      const counts = { theme: 0, excerpt: 0, trend: 0 }
      for (const { type } of await model.find({ expiresAt: { $gt: now } }, { type: 1 }).lean<EntryRow[]>()) counts[readType(type)]++
      return counts
    },
  }
}
