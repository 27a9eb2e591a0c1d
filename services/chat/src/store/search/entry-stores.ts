import type { Connection } from 'mongoose'
import { conversationLookups } from '../conversations/conversation-lookups.ts'
import { conversationModel } from '../conversations/conversation-model.ts'
import { exchangeModel } from '../exchanges/exchange-model.ts'
import { exchangeQueries } from '../exchanges/exchange-queries.ts'
import { mongoSearchEntries } from './mongo-search-entries.ts'
import { searchEntryModel } from './search-entry-model.ts'

/** The stores that search entries are made from and stored in, for a process that runs no service. */
export const entryStores = (connection: Connection) => ({
  conversations: conversationLookups(conversationModel(connection)),
  exchanges: exchangeQueries(exchangeModel(connection)),
  searchEntries: mongoSearchEntries(searchEntryModel(connection)),
})
