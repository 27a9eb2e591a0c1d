import { collectionOf } from '@rostra/kit/stores/collection-of'
import { encodeVectors } from '@rostra/search/segments/vector-segment'
import type { Connection } from 'mongoose'
import type { StoredVectors } from '../../domain/passages/ports.ts'
import { idsBelow, insertMissing, passageVectorModel, personaDeletion, readSegments, rowOf, sourceDeletion } from './passage-rows.ts'

/** The vectors of passages in MongoDB. `model`: the name of the model that made them; those of another one are not read. */
export function mongoVectors(connection: Connection, model: string): StoredVectors {
  const rows = passageVectorModel(connection)
  return {
    add: async (reading, first, vectors, signal) => {
      signal.throwIfAborted()
      const row = rowOf(reading, first)
      const bytes = Buffer.from(encodeVectors(first, vectors))
      // The id names the model: vectors of two models are stored at once while replicas with different settings run.
      await insertMissing(rows, [{ ...row, _id: `${row._id}/${model}`, model, part: first, bytes }])
    },
    deleteOthers: async ({ personaId, sourceId, readingId }) => {
      await collectionOf(rows).deleteMany({ _id: idsBelow(personaId, sourceId, readingId), model: { $ne: model } })
    },
    segments: (personaId, readings) => readSegments(rows, personaId, readings, { model }),
    deletionOf: (source, except) => sourceDeletion(rows, source, except),
    deletionOfPersona: (personaId) => [personaDeletion(rows, personaId)],
  }
}
