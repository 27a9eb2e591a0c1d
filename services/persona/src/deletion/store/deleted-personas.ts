import { type Batch, runBatches } from '@rostra/kit/async/run-batches'
import { mongoTombstones } from '@rostra/kit/stores/tombstones'
import { LRUCache } from 'lru-cache'
import type { Connection } from 'mongoose'
import type { Forget } from '../../core/domain/forget.ts'
import { deletedPersonaModel } from '../../core/store/tombstones/deleted-persona-model.ts'
import type { DeletedPersonas } from '../domain/ports.ts'

/** Number of deletions in progress that a replica keeps in memory. An evicted one begins again. */
const maxBegun = 100

/**
 * Deletes the rows of deleted personas in MongoDB, 100 a command. A claim of a tombstone lasts `claimMs`, which must exceed a turn: another
 * replica continues after that time. The rows that are left are the only progress, so a deletion may end anywhere, and two replicas may run
 * the same one.
 */
export function mongoDeletedPersonas(connection: Connection, claimMs: number, forgets: readonly Forget[]): DeletedPersonas {
  const { takeDue, sweepAgain, removeExpired } = mongoTombstones(deletedPersonaModel(connection), claimMs)
  /** The batches of deletions in progress, by persona: a turn continues where the last one ended. */
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
