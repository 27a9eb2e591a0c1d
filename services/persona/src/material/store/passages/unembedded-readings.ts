import { collectionOf } from '@rostra/kit/stores/collection-of'
import { fromNow } from '@rostra/kit/stores/due-rows'
import { type Connection, type mongo, Types } from 'mongoose'
import type { Reading } from '../../domain/passages/passage.ts'
import type { UnembeddedReadings } from '../../domain/passages/ports.ts'
import { type SourceRow, sourceModel } from '../source-model.ts'
import { unembeddedBy } from './unembedded-sources.ts'

/** Longer than the vectors of one request take, so that the claim of a replica that died ends soon. */
const claimMs = 60_000

/** Readings of ready sources without all vectors of `model`, in MongoDB. */
export function mongoUnembeddedReadings(connection: Connection, model: string): UnembeddedReadings {
  const rows = collectionOf(sourceModel(connection))
  const unembedded = unembeddedBy(model)
  const endedClaim = { embedAt: 1, embedMade: 1, embedPerSecond: 1 } as const
  const of = ({ sourceId, readingId }: Reading) => ({ ...unembedded, _id: new Types.ObjectId(sourceId), readingId })
  return {
    claimNext: async (perSecond) => {
      // A row without a claim has no time, which is less than any.
      const due: mongo.Filter<SourceRow> = { ...unembedded, $expr: { $lte: ['$embedAt', '$$NOW'] } }
      const embedded = { $cond: [{ $eq: ['$embeddedBy', model] }, '$embedded', 0] }
      const claim = { embedAt: fromNow(claimMs), embedMade: 0, embedPerSecond: perSecond }
      const update = [{ $set: { ...claim, embedded, embeddedBy: model } }]
      const row = await rows.findOneAndUpdate(due, update, { returnDocument: 'after' })
      if (!row) return null
      return { personaId: row.personaId, sourceId: row._id.toHexString(), readingId: row.readingId ?? '', embedded: row.embedded ?? 0 }
    },
    renew: async (reading, { made, perSecond }) => {
      const claim = { embedAt: fromNow(claimMs), embedMade: made, embedPerSecond: perSecond }
      return (await rows.updateOne(of(reading), [{ $set: claim }])).matchedCount === 1
    },
    release: async (reading, { embedded, isComplete }) => {
      const complete = { $set: { vectorsOf: model }, $unset: { ...endedClaim, embedded: 1, embeddedBy: 1 } } as const
      if (isComplete) await rows.updateOne(of(reading), complete)
      else await rows.updateOne({ ...of(reading), embeddedBy: model }, { $set: { embedded }, $unset: endedClaim })
    },
  }
}
