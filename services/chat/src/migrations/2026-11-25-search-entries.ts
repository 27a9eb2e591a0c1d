import type { Connection } from 'mongoose'
import { conversationLookups } from '../store/conversations/conversation-lookups.ts'
import { conversationModel } from '../store/conversations/conversation-model.ts'
import { exchangeModel } from '../store/exchanges/exchange-model.ts'
import { exchangeQueries } from '../store/exchanges/exchange-queries.ts'
import { mongoSearchEntries } from '../store/search/mongo-search-entries.ts'
import { searchEntryModel } from '../store/search/search-entry-model.ts'
import { indexConversation } from '../usecases/search/index-conversation.ts'

const conversationsAtOnce = 100
/** Conversations whose entries are stored at the same time. */
const inFlight = 10

/**
 * Makes the conversations of before found by what was said in them. Those that end meanwhile on replicas of before have events, which wait for the
 * first replica that reads them. Can be repeated: what has its entries is read, not written. Returns the number of conversations that were looked at.
 */
export async function addSearchEntries(connection: Connection): Promise<number> {
  const ports = {
    conversations: conversationLookups(conversationModel(connection)),
    exchanges: exchangeQueries(exchangeModel(connection)),
    searchEntries: mongoSearchEntries(searchEntryModel(connection)),
  }
  let looked = 0
  let last: string | undefined
  while (true) {
    const page = await ports.conversations.listUsed(conversationsAtOnce, last)
    for (let first = 0; first < page.length; first += inFlight)
      await Promise.all(page.slice(first, first + inFlight).map(({ id }) => indexConversation(ports, id)))
    looked += page.length
    last = page.at(-1)?.id
    if (page.length < conversationsAtOnce) return looked
  }
}
