import { isDuplicate } from '@rostra/kit/stores/mongo'
import type { Connection } from 'mongoose'
import type { Bookmark } from '../domain/bookmark.ts'
import type { Bookmarks } from '../domain/ports.ts'
import { bookmarkModel } from './bookmark-model.ts'

/** Bookmarks in MongoDB: one row for each member and persona. */
export function mongoBookmarks(connection: Connection): Bookmarks {
  const model = bookmarkModel(connection)
  return {
    // A member has at most some hundred, so they are sorted here.
    of: async (memberId) => {
      const rows = await model.find({ memberId }, { _id: 0, personaId: 1, at: 1 }).lean<Bookmark[]>()
      return rows.sort((a, b) => b.at.getTime() - a.at.getTime() || b.personaId.localeCompare(a.personaId))
    },
    add: async (memberId, { personaId, at }) => {
      try {
        await model.updateOne({ memberId, personaId }, { $setOnInsert: { at } }, { upsert: true })
      } catch (error) {
        // A concurrent call has added it.
        if (!isDuplicate(error)) throw error
      }
    },
    remove: async (memberId, personaIds) => {
      await model.deleteMany({ memberId, personaId: { $in: [...personaIds] } })
    },
  }
}
