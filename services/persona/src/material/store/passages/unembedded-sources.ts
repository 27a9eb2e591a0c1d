import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Connection, mongo } from 'mongoose'
import type { UnembeddedSource } from '../../domain/passages/embedding/time-left.ts'
import type { UnembeddedSources } from '../../domain/passages/ports.ts'
import { type SourceRow, sourceModel } from '../source-model.ts'
import { maxTimeMS } from './passage-rows.ts'

/** Maximum number of sources of the queue that are read. */
const mostQueued = 1_000

/** Matches ready sources without all vectors of `model`. Claims have the same filter, and so the same order. */
export const unembeddedBy = (model: string): mongo.Filter<SourceRow> => ({
  status: 'ready',
  vectorsOf: { $ne: model },
  isDeleted: { $exists: false },
})

/** How far the vectors of sources are, in MongoDB. */
export function mongoUnembeddedSources(connection: Connection, model: string): UnembeddedSources {
  const rows = collectionOf(sourceModel(connection))
  const isOfModel = { $eq: ['$embeddedBy', model] }
  const isClaimed = { $and: [isOfModel, { $gt: ['$embedAt', '$$NOW'] }] }
  const projection = {
    passages: 1,
    embedded: { $cond: [isOfModel, { $ifNull: ['$embedded', 0] }, 0] },
    embedMade: { $cond: [isClaimed, { $ifNull: ['$embedMade', 0] }, 0] },
    embedPerSecond: { $cond: [isClaimed, { $ifNull: ['$embedPerSecond', null] }, null] },
  }
  const read = async (filter: mongo.Filter<SourceRow>, limit: number) =>
    (await rows.find({ ...filter, ...unembeddedBy(model) }, { projection, limit, maxTimeMS }).toArray()).map(toSource)
  return {
    of: (personaId) => read({ personaId }, 0),
    queue: () => read({}, mostQueued),
  }
}

const toSource = ({ _id, passages, embedded = 0, embedMade = 0, embedPerSecond = null }: SourceRow): UnembeddedSource => ({
  sourceId: _id.toHexString(),
  passages,
  embedded,
  made: embedMade,
  perSecond: embedPerSecond,
})
