import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Model, mongo } from 'mongoose'
import type { Entries } from '../../domain/entries/ports.ts'
import { type EntryRow, readType, toEntry } from './entry-model.ts'

/** The published entries. */
export function mongoEntries(model: Model<EntryRow>): Entries {
  const entries = collectionOf(model)
  return {
    list: async (limit, type, now) => {
      const filter: mongo.Filter<EntryRow> = { expiresAt: { $gt: now }, state: 'shown' }
      if (type) filter.type = type
      const rows = await entries.find(filter, { sort: { createdAt: -1, _id: 1 }, limit }).toArray()
      return rows.map(toEntry)
    },
    find: async (id, now) => {
      const row = await entries.findOne({ _id: id, expiresAt: { $gt: now }, state: 'shown' })
      return row && toEntry(row)
    },
    current: async (now) => {
      const rows = await entries.find({ expiresAt: { $gt: now } }, { projection: { type: 1, headword: 1 } }).toArray()
      return rows.map(({ _id: id, type, headword }) => ({ id, type: readType(type), headword }))
    },
    counts: async (now) => {
      const counts = { theme: 0, excerpt: 0, trend: 0 }
      const rows = await entries.find({ expiresAt: { $gt: now }, state: 'shown' }, { projection: { type: 1 } }).toArray()
      for (const { type } of rows) counts[readType(type)]++
      return counts
    },
  }
}
