import { type Batch, runBatches } from '@rostra/kit/async/run-batches'
import { mongoTombstones } from '@rostra/kit/stores/tombstones'
import { LRUCache } from 'lru-cache'
import type { Connection } from 'mongoose'
import type { Forget } from '../../core/domain/forget.ts'
import { deletedPersonaModel } from '../../core/store/tombstones/deleted-persona-model.ts'
import type { DeletedPersonas } from '../domain/ports.ts'

/** Deletions whose place a replica remembers. One that is forgotten begins again. */
const maxBegun = 100

/**
 * Deletes the rows of deleted personas in MongoDB, 100 a command. A claim of a tombstone lasts `claimMs`, which must exceed a turn: another replica
 * goes on after that time. The rows that are left tell where, so a deletion may end anywhere, and two replicas may do the same one.
 */
export function mongoDeletedPersonas(connection: Connection, claimMs: number, forgets: readonly Forget[]): DeletedPersonas {
  const { takeDue, sweepAgain, removeExpired } = mongoTombstones(deletedPersonaModel(connection), claimMs)
  /** Deletions of which this replica has had a turn. The next one goes on where it ended. */
  const begun = new LRUCache<string, Batch[]>({ max: maxBegun })
  return {
    takeDue,
    sweepAgain,
    removeExpired,
    deleteRows: async (personaId, turn) => {
      const batches = begun.get(personaId) ?? forgets.flatMap(({ persona }) => persona?.(personaId) ?? [])
      begun.set(personaId, batches)
      const isDone = await runBatches(batches, turn)
      if (isDone) begun.delete(personaId)
      return isDone
    },
  }
}
