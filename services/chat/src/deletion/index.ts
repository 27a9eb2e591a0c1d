import type { Foundation } from '@rostra/kit/app/service-app'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import type { Turn } from '@rostra/kit/async/run-batches'
import type { Connection } from 'mongoose'
import type { Slice } from '../core/slice.ts'
import type { DeletedConversations, Ports } from './domain/ports.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { deletedAccountModel } from './store/deleted-account-model.ts'
import { mongoDeletedAccounts } from './store/deleted-accounts.ts'
import { deletedConversationModel } from './store/deleted-conversation-model.ts'
import { mongoDeletedConversations } from './store/deleted-conversations.ts'
import { sweepDeletedConversations } from './usecases/sweep-deleted-conversations.ts'
import { sweepLateWrites } from './usecases/sweep-late-writes.ts'

type Needed = Pick<Ports, 'conversations' | 'exchanges' | 'frames' | 'credits' | 'stopAnswer' | 'forgets'>

/** Returns those of these deleted exchanges that were charged, for core's hook. */
export const chargedAmongDeleted = (connection: Connection): DeletedConversations['chargedAmong'] =>
  mongoDeletedConversations(deletedConversationModel(connection)).chargedAmong

/** Creates the slice that deletes accounts and conversations, and sweeps what is stored late. `sweepMs`: the interval of sweeps. */
export function createDeletion({ connection, bus, log, onStop }: Foundation, needed: Needed, sweepMs: number): Slice {
  const accounts = deletedAccountModel(connection)
  const deletedConversations = deletedConversationModel(connection)
  const ports: Ports = {
    ...needed,
    deletedAccounts: mongoDeletedAccounts(accounts, sweepMs),
    deletedConversations: mongoDeletedConversations(deletedConversations),
    log,
  }
  return {
    rpcs: [],
    outboxes: [accounts, deletedConversations],
    begin: async () => {
      const repeat = (subject: string, run: (turn: Turn) => Promise<unknown>) =>
        onStop(startPeriodicWork({ everyMs: sweepMs, subject, run, log }))
      repeat('the sweep for late writes of deleted accounts', () => sweepLateWrites(ports))
      onStop(await bus.subscribe(onAccountDeleted(ports)))
      repeat('the removal of deleted conversations', (turn) => sweepDeletedConversations(ports, turn))
    },
  }
}
