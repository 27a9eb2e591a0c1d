import { collectionOf } from '@rostra/kit/stores/collection-of'
import { claimDue, fromNow } from '@rostra/kit/stores/due-rows'
import { type Connection, Types } from 'mongoose'
import type { SourceLeftovers } from '../domain/sources/ports.ts'
import { sourceModel } from './source-model.ts'

/** A claim lasts longer than a deletion. */
const claimMs = 30_000
const passes = 2

/** Sources with rows that nothing needs, in MongoDB. `againMs` is the time between the two deletions. */
export function mongoSourceLeftovers(connection: Connection, againMs: number): SourceLeftovers {
  const model = sourceModel(connection)
  const rows = collectionOf(model)
  return {
    takeDueOriginal: async () => {
      const row = await claimDue(model, { field: 'originalDue', claimMs })
      return row && { personaId: row.personaId, sourceId: row._id.toHexString() }
    },
    originalDeleted: async ({ sourceId }) => {
      const ended = { $unset: { originalDue: 1 }, $set: { isOriginalGone: true } } as const
      await rows.updateOne({ _id: new Types.ObjectId(sourceId), keepsOriginal: { $exists: false } }, ended)
    },
    takeDue: async () => {
      const row = await claimDue(model, { field: 'cleanUpAt', claimMs })
      if (!row) return null
      const { _id, personaId, status, isDeleted = false, readingId } = row
      const isReady = status === 'ready' && !isDeleted
      return { personaId, sourceId: _id.toHexString(), isFileLeft: !isReady, readingId: isReady ? readingId : undefined }
    },
    deleted: async ({ sourceId }) => {
      const _id = new Types.ObjectId(sourceId)
      const isLast = { cleanUps: { $gte: passes - 1 } }
      await rows.deleteOne({ _id, isDeleted: true, ...isLast })
      const { matchedCount } = await rows.updateOne({ _id, ...isLast }, { $unset: { cleanUpAt: 1, cleanUps: 1 } })
      if (matchedCount === 0)
        await rows.updateOne({ _id }, [{ $set: { cleanUpAt: fromNow(againMs), cleanUps: { $add: ['$cleanUps', 1] } } }])
    },
  }
}
