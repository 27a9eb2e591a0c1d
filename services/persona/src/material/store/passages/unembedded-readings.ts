import { collectionOf } from '@rostra/kit/stores/collection-of'
import { fromNow } from '@rostra/kit/stores/due-rows'
import { type Connection, type mongo, Types } from 'mongoose'
import type { Reading } from '../../domain/passages/passage.ts'
import type { UnembeddedReadings } from '../../domain/passages/ports.ts'
import { type SourceRow, sourceModel } from '../source-model.ts'

/** Longer than the vectors of one request take, so that the claim of a replica that died ends soon. */
const claimMs = 60_000

/** Readings of ready sources without all vectors of `model`, in MongoDB. */
export function mongoUnembeddedReadings(connection: Connection, model: string): UnembeddedReadings {
  const rows = collectionOf(sourceModel(connection))
  const unembedded: mongo.Filter<SourceRow> = { status: 'ready', vectorsOf: { $ne: model }, isDeleted: { $exists: false } }
  const of = ({ sourceId, readingId }: Reading) => ({ ...unembedded, _id: new Types.ObjectId(sourceId), readingId })
  return {
    claimNext: async () => {
      // A row without a claim has no time, which is less than any.
      const due: mongo.Filter<SourceRow> = { ...unembedded, $expr: { $lte: ['$embedAt', '$$NOW'] } }
      const embedded = { $cond: [{ $eq: ['$embeddedBy', model] }, '$embedded', 0] }
      const update = [{ $set: { embedAt: fromNow(claimMs), embedded, embeddedBy: model } }]
      const row = await rows.findOneAndUpdate(due, update, { returnDocument: 'after' })
      if (!row) return null
      return { personaId: row.personaId, sourceId: row._id.toHexString(), readingId: row.readingId ?? '', embedded: row.embedded ?? 0 }
    },
    renew: async (reading) => (await rows.updateOne(of(reading), [{ $set: { embedAt: fromNow(claimMs) } }])).matchedCount === 1,
    release: async (reading, { embedded, isComplete }) => {
      if (isComplete) await rows.updateOne(of(reading), { $set: { vectorsOf: model }, $unset: { embedAt: 1, embedded: 1, embeddedBy: 1 } })
      else await rows.updateOne({ ...of(reading), embeddedBy: model }, { $set: { embedded }, $unset: { embedAt: 1 } })
    },
  }
}
