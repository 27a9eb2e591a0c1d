import type { Foundation } from '@rostra/kit/app/service-app'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import type { Turn } from '@rostra/kit/async/run-batches'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import { onExchangeFinished } from './events/on-exchange-finished.ts'
import { listConversationsRpc } from './rpc/list-conversations.ts'
import { mongoSearchEntries } from './store/mongo-search-entries.ts'
import { searchEntryModel } from './store/search-entry-model.ts'
import { indexConversation } from './usecases/index-conversation.ts'
import { indexTitle } from './usecases/index-title.ts'
import { reindexEntries } from './usecases/reindex-entries.ts'

export { removeSearchEntries } from './store/remove-search-entries.ts'

interface Search extends Slice {
  /** Updates the entry of a conversation's title. */
  titleChanged: (conversationId: string) => Promise<void>
  /** Moves the entries of one person to another. */
  personChanged: (from: string, to: string) => Promise<void>
  /** Stores the entries of a conversation whose exchanges have no events. */
  copied: (conversationId: string) => Promise<void>
}

/**
 * Creates the slice that lists and searches a person's conversations. `reindexMs`: the interval of checks for entries of an earlier
 * version.
 */
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
      const reindex = (turn: Turn) => reindexEntries(ports, turn)
      onStop(startPeriodicWork({ everyMs: reindexMs, subject: 'the rebuild of search entries', run: reindex, log }))
    },
  }
}
