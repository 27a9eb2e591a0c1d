import type { Foundation } from '@rostra/kit/app/service-app'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import type { Turn } from '@rostra/kit/async/run-batches'
import { mongoTombstones } from '@rostra/kit/stores/tombstones'
import { turnMs } from '../core/domain/forget.ts'
import type { Slice } from '../core/slice.ts'
import { deletedAccountModel } from '../core/store/tombstones/deleted-account-model.ts'
import type { Ports } from './domain/ports.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { mongoDeletedPersonas } from './store/deleted-personas.ts'
import { sweepDeletedPersonas } from './usecases/sweep-deleted-personas.ts'
import { sweepLateWrites } from './usecases/sweep-late-writes.ts'

/** Milliseconds between two searches for deleted personas and accounts whose rows are due. */
const searchMs = 5_000

/** Deletions of accounts and of personas, with sweeps for late writes. `sweepMs`: between two sweeps of the same account or persona. */
export function createDeletion(
  { connection, bus, log, onStop }: Foundation,
  needed: Pick<Ports, 'personas' | 'forgets'>,
  sweepMs = 15_000,
): Slice {
  const ports: Ports = {
    ...needed,
    deletedAccounts: mongoTombstones(deletedAccountModel(connection), sweepMs),
    deletedPersonas: mongoDeletedPersonas(connection, sweepMs, needed.forgets),
  }
  return {
    rpcs: [],
    begin: async () => {
      const stopping = new AbortController()
      const sweep = (turn: Turn) => Promise.all([sweepDeletedPersonas(ports, turn), sweepLateWrites(ports, turn)])
      const subject = 'the deletion of rows of deleted personas and accounts'
      onStop(startPeriodicWork({ everyMs: Math.min(sweepMs, searchMs), turnMs, subject, run: sweep, log }))
      onStop(await bus.subscribe(onAccountDeleted(ports, { forMs: turnMs, signal: stopping.signal })))
      // Stop handlers run last to first: the consumer's turn is aborted before the consumer is waited for.
      onStop(() => stopping.abort())
    },
  }
}
