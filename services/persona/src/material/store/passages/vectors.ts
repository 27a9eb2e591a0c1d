import { encodeVectors, maxVectors } from '@rostra/search/segments/vector-segment'
import type { Connection } from 'mongoose'
import type { StoredVectors } from '../../domain/passages/ports.ts'
import { addSegments, passageVectorModel, personaDeletion, readSegments, sourceDeletion } from './passage-rows.ts'

/** The vectors of passages in MongoDB. `model`: the name of the model that made them; those of another one are not read. */
export function mongoVectors(connection: Connection, model: string): StoredVectors {
  const rows = passageVectorModel(connection)
  return {
    add: (reading, vectors, signal) => addSegments(rows, reading, segmentsOf(vectors), { model }, signal),
    segments: (personaId, readings) => readSegments(rows, personaId, readings, { model }),
    deletionOf: (source, except) => sourceDeletion(rows, source, except),
    deletionOfPersona: (personaId) => [personaDeletion(rows, personaId)],
  }
}

function* segmentsOf(vectors: readonly ArrayLike<number>[]): Generator<Uint8Array> {
  for (let first = 0; first < vectors.length; first += maxVectors) yield encodeVectors(first, vectors.slice(first, first + maxVectors))
}
