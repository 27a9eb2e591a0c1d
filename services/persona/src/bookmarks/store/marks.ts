import { isDuplicate } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import type { Marks } from '../domain/ports.ts'
import type { MarkRow, Target } from './mark-models.ts'

/** The most marks that are counted on one target. */
const maxCounted = 100_000

/** Marks in MongoDB: one row for each member and target. */
export function mongoMarks(model: Model<MarkRow>, target: Target): Marks {
  const on = (targetId: unknown): object => ({ [target]: targetId })
  return {
    // A member has at most some hundred, so they are sorted here.
    of: async (memberId) => {
      const rows = await model.find({ memberId }, { _id: 0, [target]: 1, at: 1 }).lean<MarkRow[]>()
      const marks = rows.map((row) => ({ targetId: row[target] ?? '', at: row.at }))
      return marks.sort((a, b) => b.at.getTime() - a.at.getTime() || b.targetId.localeCompare(a.targetId))
    },
    add: async (memberId, { targetId, at }) => {
      try {
        await model.updateOne({ memberId, ...on(targetId) }, { $setOnInsert: { at } }, { upsert: true })
      } catch (error) {
        // A concurrent call has added it.
        if (!isDuplicate(error)) throw error
      }
    },
    remove: async (memberId, targetIds) => {
      await model.deleteMany({ memberId, ...on({ $in: [...targetIds] }) })
    },
    countOn: (targetId) => model.countDocuments(on(targetId)).limit(maxCounted).exec(),
  }
}
