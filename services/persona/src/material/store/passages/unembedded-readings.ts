import { collectionOf } from '@rostra/kit/stores/collection-of'
import { claimDue, dueAtOnce } from '@rostra/kit/stores/due-rows'
import { type Connection, Types } from 'mongoose'
import type { UnembeddedReadings } from '../../domain/passages/ports.ts'
import { sourceModel } from '../source-model.ts'

/** Longer than a source of thousands of passages takes. */
const claimMs = 600_000

/** Readings of ready sources without vectors of `model`, in MongoDB. */
export function mongoUnembeddedReadings(connection: Connection, model: string): UnembeddedReadings {
  const sources = sourceModel(connection)
  const rows = collectionOf(sources)
  return {
    claimNext: async () => {
      // Sources that became ready, and all of them after a change of the model.
      await rows.updateMany(
        { status: 'ready', vectorsOf: { $ne: model }, embedAt: { $exists: false }, isDeleted: { $exists: false } },
        { $set: { embedAt: dueAtOnce } },
      )
      const row = await claimDue(sources, { field: 'embedAt', claimMs })
      return row && { personaId: row.personaId, sourceId: row._id.toHexString(), readingId: row.readingId ?? '' }
    },
    embedded: async ({ sourceId, readingId }) => {
      await rows.updateOne({ _id: new Types.ObjectId(sourceId), readingId }, { $set: { vectorsOf: model }, $unset: { embedAt: 1 } })
    },
  }
}
