import { type Batch, runBatches } from '@rostra/kit/async/run-batches'
import { batchDeletion, updateBatch } from '@rostra/kit/stores/batched-rows'
import { mongoTombstones } from '@rostra/kit/stores/tombstones'
import { LRUCache } from 'lru-cache'
import type { Connection } from 'mongoose'
import type { DeletedPersonas } from '../../domain/deleted-personas/ports.ts'
import type { Passages } from '../../domain/passages/ports.ts'
import { dailyModel, rowsOfPersona } from '../analytics/daily-model.ts'
import { reachModel } from '../analytics/reach-model.ts'
import { featuredModel } from '../featured/featured-turns.ts'
import { promptVersionModel } from '../prompt-versions/prompt-versions.ts'
import { closedReports, reportModel } from '../reports/report-model.ts'
import { knowledgeModel } from '../sources/knowledge-model.ts'
import { chunksOfPersona, sourceChunkModel, sourceFileModel } from '../sources/source-file-models.ts'
import { sourceModel } from '../sources/source-model.ts'
import { voteModel } from '../votes/vote-model.ts'
import { deletedPersonaModel } from './deleted-persona-model.ts'

/** Deletions whose place a replica remembers. One that is forgotten begins again. */
const maxBegun = 100

/**
 * Deletes the rows of deleted personas in MongoDB, 100 a command. A claim of a tombstone lasts `claimMs`, which must exceed a turn: another replica
 * goes on after that time. The rows that are left tell where, so a deletion may end anywhere, and two replicas may do the same one.
 */
export function mongoDeletedPersonas(
  connection: Connection,
  claimMs: number,
  passages: Pick<Passages, 'deletionOfPersona'>,
): DeletedPersonas {
  const { takeDue, sweepAgain, removeExpired } = mongoTombstones(deletedPersonaModel(connection), claimMs)
  const votes = voteModel(connection)
  const reach = reachModel(connection)
  const daily = dailyModel(connection)
  const reports = reportModel(connection)
  const featured = featuredModel(connection)
  const versions = promptVersionModel(connection)
  const sources = sourceModel(connection)
  const knowledge = knowledgeModel(connection)
  const files = sourceFileModel(connection)
  const chunks = sourceChunkModel(connection)
  // Without its source, a reading ends before it can store more.
  const batchesOfMaterial = (personaId: string): Batch[] => [
    batchDeletion(sources, { personaId }, '_id'),
    batchDeletion(knowledge, { _id: personaId }, '_id'),
    ...passages.deletionOfPersona(personaId),
    batchDeletion(chunks, chunksOfPersona(personaId), 'files_id'),
    batchDeletion(files, rowsOfPersona(personaId), '_id'),
  ]
  // The rows of days come after those of conversations: an exchange that finds its conversation adds to its day.
  const batchesOf = (personaId: string): Batch[] => [
    () => updateBatch(reports, { personaId, isOpen: true }, closedReports()),
    batchDeletion(versions, { personaId }, 'version'),
    batchDeletion(featured, { botId: personaId }, 'rotationCycleId'),
    batchDeletion(votes, { personaId }, 'voterId'),
    batchDeletion(reach, rowsOfPersona(personaId), '_id'),
    batchDeletion(daily, rowsOfPersona(personaId), '_id'),
    ...batchesOfMaterial(personaId),
  ]
  /** Deletions of which this replica has had a turn. The next one goes on where it ended. */
  const begun = new LRUCache<string, Batch[]>({ max: maxBegun })
  return {
    takeDue,
    sweepAgain,
    removeExpired,
    deleteRows: async (personaId, turn) => {
      const batches = begun.get(personaId) ?? batchesOf(personaId)
      begun.set(personaId, batches)
      const isDone = await runBatches(batches, turn)
      if (isDone) begun.delete(personaId)
      return isDone
    },
  }
}
