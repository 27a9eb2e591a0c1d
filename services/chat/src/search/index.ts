import type { Foundation } from '@rostra/kit/app/service-app'
import { bindRpcs } from '@rostra/kit/rpc/method'
import { startBatchWork } from '../core/runtime/batch-work.ts'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import { onExchangeFinished } from './events/on-exchange-finished.ts'
import { listConversationsRpc } from './rpc/list-conversations.ts'
import { mongoSearchEntries } from './store/mongo-search-entries.ts'
import { searchEntryModel } from './store/search-entry-model.ts'
import { indexConversation } from './usecases/index-conversation.ts'
import { indexTitle } from './usecases/index-title.ts'
import { reindexEntries } from './usecases/reindex-entries.ts'

interface Search extends Slice {
  /** Makes a conversation found by the title that it has now. */
  titleChanged: (conversationId: string) => Promise<void>
  /** Gives what one person's conversations are found by to another person. */
  personChanged: (from: string, to: string) => Promise<void>
  /** Makes a conversation found whose exchanges have no events. */
  copied: (conversationId: string) => Promise<void>
}

/** The list of a person's conversations, and searches in it. `reindexMs`: from one look for entries of an earlier version to the next. */
export function createSearch(
  { connection, bus, log, onStop }: Foundation,
  core: Pick<Ports, 'conversations' | 'exchanges'>,
  reindexMs: number,
): Search {
  const searchEntries = mongoSearchEntries(searchEntryModel(connection))
  const { conversations, exchanges } = core
  const ports: Ports = { searchEntries, conversations, exchanges }
  return {
    rpcs: bindRpcs([listConversationsRpc], ports),
    titleChanged: (conversationId) => indexTitle(ports, conversationId),
    personChanged: searchEntries.changePerson,
    copied: (conversationId) => indexConversation(ports, conversationId),
    forget: { person: searchEntries.removePerson, conversations: searchEntries.removeOf },
    begin: async () => {
      onStop(await bus.subscribe(onExchangeFinished(ports)))
      const failed = (err: unknown) => log.warn({ err }, 'a rebuild of search entries failed and will be repeated')
      onStop(startBatchWork((turn) => reindexEntries(ports, turn), reindexMs, failed))
    },
  }
}
