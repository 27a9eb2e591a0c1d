import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate, objectIds } from '@rostra/kit/stores/mongo'
import { textVersion } from '@rostra/text/version'
import { type Model, Types } from 'mongoose'
import type { SearchEntries } from '../domain/ports.ts'
import type { SearchEntry } from '../domain/search-entry.ts'
import { findEntries } from './find-entries.ts'
import type { SearchEntryRow } from './search-entry-model.ts'

/** Search entries in MongoDB. */
export function mongoSearchEntries(model: Model<SearchEntryRow>): SearchEntries {
  const rows = collectionOf(model)
  const replace = async (entries: readonly SearchEntry[]) => {
    const updates = entries.map((entry) => {
      const { _id, ...replacement } = toRow(entry)
      return { replaceOne: { filter: { _id }, replacement, upsert: true } }
    })
    await rows.bulkWrite(updates, { ordered: false })
  }
  return {
    add: async (entries) => {
      if (entries.length === 0) return
      try {
        await rows.insertMany(entries.map(toRow), { ordered: false })
      } catch (error) {
        if (!isDuplicate(error)) throw error
        // An event that came again: a member may have adopted the conversation since, or the answer has gone on.
        await replace(entries)
      }
    },
    putTitles: async (entries) => {
      if (entries.length > 0) await replace(entries)
    },
    titles: async (conversationIds) => {
      const found = await model.find({ _id: { $in: objectIds(conversationIds) } }, { title: 1, person: 1 }).lean<SearchEntryRow[]>()
      return new Map(found.map(({ _id, title = '', person }) => [_id.toHexString(), { title, person }]))
    },
    existing: async (exchangeIds) => {
      const found = await model.find({ _id: { $in: objectIds(exchangeIds) } }, { _id: 1 }).lean<SearchEntryRow[]>()
      return new Set(found.map(({ _id }) => _id.toHexString()))
    },
    outdated: async (limit) => {
      const found = await model
        .find({ textVersion: { $lt: textVersion } }, { conversationId: 1 })
        .limit(limit)
        .lean<SearchEntryRow[]>()
      return found.map(({ _id, conversationId }) => ({ id: _id.toHexString(), conversationId: conversationId.toHexString() }))
    },
    putWords: async (entries) => {
      if (entries.length === 0) return
      const updates = entries.map(({ id, words, textVersion }) => ({
        updateOne: { filter: { _id: new Types.ObjectId(id), textVersion: { $lt: textVersion } }, update: { $set: { words, textVersion } } },
      }))
      await rows.bulkWrite(updates, { ordered: false })
    },
    remove: async (ids) => {
      await model.deleteMany({ _id: { $in: objectIds(ids) } })
    },
    find: (page) => findEntries(model, page),
    changePerson: async (from, to) => {
      await model.updateMany({ person: from }, { $set: { person: to } })
    },
    removeOf: async (conversationIds) => {
      await model.deleteMany({ conversationId: { $in: objectIds(conversationIds) } })
    },
    removePerson: async (person) => {
      await model.deleteMany({ person })
    },
  }
}

const toRow = ({ id, conversationId, ...entry }: SearchEntry): SearchEntryRow => ({
  _id: new Types.ObjectId(id),
  conversationId: new Types.ObjectId(conversationId),
  ...entry,
})
