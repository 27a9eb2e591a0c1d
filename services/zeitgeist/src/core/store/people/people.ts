import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate } from '@rostra/kit/stores/mongo'
import type { Model, mongo } from 'mongoose'
import type { People } from '../../domain/activity/ports.ts'
import type { PersonRow } from './person-model.ts'

const pageSize = 1_000

/** The people of the last days in MongoDB. `since` returns an account twice when it is added during the read. */
export function mongoPeople(model: Model<PersonRow>): People {
  const rows = collectionOf(model)
  return {
    add: async (accountIds, day) => {
      if (accountIds.length === 0) return
      const updates = accountIds.map((_id) => ({ updateOne: { filter: { _id }, update: { $max: { day } }, upsert: true } }))
      try {
        await rows.bulkWrite(updates, { ordered: false })
      } catch (error) {
        // Two replicas inserted the same account at once: now it exists.
        if (!isDuplicate(error)) throw error
        await rows.bulkWrite(updates, { ordered: false })
      }
    },
    since: async function* (day, signal) {
      let after: mongo.Filter<PersonRow> = { day: { $gte: day } }
      while (true) {
        signal.throwIfAborted()
        const page = await rows.find(after).sort({ day: 1, _id: 1 }).limit(pageSize).toArray()
        if (page.length > 0) yield page.map(({ _id }) => _id)
        const end = page.at(-1)
        if (!end || page.length < pageSize) return
        after = { $or: [{ day: end.day, _id: { $gt: end._id } }, { day: { $gt: end.day } }] }
      }
    },
    remove: async (accountIds) => {
      await rows.deleteMany({ _id: { $in: [...accountIds] } })
    },
    removeBefore: async (day) => {
      await rows.deleteMany({ day: { $lt: day } })
    },
  }
}
