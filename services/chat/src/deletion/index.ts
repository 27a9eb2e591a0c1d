import type { Foundation } from '@rostra/kit/app/service-app'
import { startBatchWork } from '@rostra/kit/async/batch-work'
import { interval } from '@rostra/kit/async/interval'
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

/** Returns those of these deleted exchanges that were answered, for core's hook. */
export const deletedAnswers = (connection: Connection): DeletedConversations['answeredAmong'] =>
  mongoDeletedConversations(deletedConversationModel(connection)).answeredAmong

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
      const sweepFailed = (err: unknown) => log.warn({ err }, 'a sweep for late writes of deleted accounts failed and will be repeated')
      onStop(interval(sweepMs, () => sweepLateWrites(ports), sweepFailed))
      onStop(await bus.subscribe(onAccountDeleted(ports)))
      const failed = (err: unknown) => log.warn({ err }, 'deleted conversations could not be removed and will be later')
      onStop(startBatchWork((turn) => sweepDeletedConversations(ports, turn), sweepMs, failed))
    },
  }
}
