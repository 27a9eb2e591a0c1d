import { runBatches } from '@rostra/kit/async/run-batches'
import { deleteBatch, updateBatch } from '@rostra/kit/stores/batched-rows'
import { mongoTombstones } from '@rostra/kit/stores/tombstones'
import type { Connection } from 'mongoose'
import type { DeletedPersonas } from '../../domain/deleted-personas/ports.ts'
import { dailyModel, rowsOfPersona } from '../analytics/daily-model.ts'
import { reachModel } from '../analytics/reach-model.ts'
import { featuredModel } from '../featured/featured-turns.ts'
import { promptVersionModel } from '../prompt-versions/prompt-versions.ts'
import { closedReports, reportModel } from '../reports/report-model.ts'
import { voteModel } from '../votes/vote-model.ts'
import { deletedPersonaModel } from './deleted-persona-model.ts'

/**
 * Deletes the rows of deleted personas in MongoDB, 500 a command. A claim of a tombstone lasts `claimMs`, which must exceed a turn: another replica
 * goes on after that time. The rows that are left tell where, so a deletion may end anywhere, and two replicas may do the same one.
 */
export function mongoDeletedPersonas(connection: Connection, claimMs: number): DeletedPersonas {
  const { takeDue, sweepAgain, removeExpired } = mongoTombstones(deletedPersonaModel(connection), claimMs)
  const [votes, reach, daily] = [voteModel(connection), reachModel(connection), dailyModel(connection)]
  const [reports, featured, versions] = [reportModel(connection), featuredModel(connection), promptVersionModel(connection)]
  return {
    ...{ takeDue, sweepAgain, removeExpired },
    // The rows of days come after those of conversations: an exchange that finds its conversation adds to its day.
    deleteRows: (personaId, turn) =>
      runBatches(
        [
          () => updateBatch(reports, { personaId, isOpen: true }, closedReports()),
          () => deleteBatch(versions, { personaId }, 'version'),
          () => deleteBatch(featured, { botId: personaId }, 'rotationCycleId'),
          () => deleteBatch(votes, { personaId }, 'voterId'),
          () => deleteBatch(reach, rowsOfPersona(personaId), '_id'),
          () => deleteBatch(daily, rowsOfPersona(personaId), '_id'),
        ],
        turn,
      ),
  }
}
