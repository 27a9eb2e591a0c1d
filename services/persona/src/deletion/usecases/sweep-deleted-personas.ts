import type { Turn } from '@rostra/kit/async/run-batches'
import type { Ports } from '../domain/ports.ts'

/**
 * Deletes the rows of deleted personas, one turn for each persona that is due, so that a popular one does not delay others. Repeats this
 * for an hour, since an exchange of the persona may be counted late, and then removes the tombstone.
 */
export async function sweepDeletedPersonas({ deletedPersonas }: Pick<Ports, 'deletedPersonas'>, turn: Turn): Promise<void> {
  while (!turn.signal?.aborted) {
    const id = await deletedPersonas.takeDue()
    if (id === null) return
    if (await deletedPersonas.deleteRows(id, turn)) await deletedPersonas.removeExpired(id)
    else await deletedPersonas.sweepAgain(id)
  }
}
