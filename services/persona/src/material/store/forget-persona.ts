import type { Batch } from '@rostra/kit/async/run-batches'
import { batchDeletion } from '@rostra/kit/stores/batched-rows'
import type { Connection } from 'mongoose'
import { rowsOfPersona } from '../../core/store/rows-of-persona.ts'
import type { Passages } from '../domain/passages/ports.ts'
import { knowledgeModel } from './knowledge-model.ts'
import { chunksOfPersona, sourceChunkModel, sourceFileModel } from './source-file-models.ts'
import { sourceModel } from './source-model.ts'

/** Returns the batches that delete the material of a persona. Without its source, a reading ends before it can store more. */
export function forgetPersona(connection: Connection, passages: Pick<Passages, 'deletionOfPersona'>): (personaId: string) => Batch[] {
  const sources = sourceModel(connection)
  const knowledge = knowledgeModel(connection)
  const files = sourceFileModel(connection)
  const chunks = sourceChunkModel(connection)
  return (personaId) => [
    batchDeletion(sources, { personaId }, '_id'),
    batchDeletion(knowledge, { _id: personaId }, '_id'),
    ...passages.deletionOfPersona(personaId),
    batchDeletion(chunks, chunksOfPersona(personaId), 'files_id'),
    batchDeletion(files, rowsOfPersona(personaId), '_id'),
  ]
}
