import type { ConversationLookups, Conversations } from '../../core/domain/conversations/ports.ts'
import type { Exchanges } from '../../core/domain/exchanges/ports.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SearchTerm } from './search-terms.ts'

/** A conversation that a search found, by the latest of its entries that match. */
export interface FoundConversation {
  conversationId: string
  /** An exchange, or the conversation itself for its title. */
  entryId: string
}

export interface FoundPage {
  found: FoundConversation[]
  /**
   * The conversations among the latest entries that match: all, or more than are on this page and those before. 1,000 entries are read at
   * most.
   */
  total: number
}

export interface SearchPage {
  person: string
  terms: readonly SearchTerm[]
  /** Conversations that are not to be found. */
  without: readonly string[]
  /** From 1. */
  page: number
  limit: number
}

/** What conversations are found by. */
export interface SearchEntries {
  /** Stores entries of exchanges. One that exists stays as it is, except for its person. */
  add: (entries: readonly SearchEntry[]) => Promise<void>
  /** Stores entries of titles, in place of those that these conversations have. */
  putTitles: (entries: readonly SearchEntry[]) => Promise<void>
  /** Returns the titles that these conversations are found by, with the person, by their ids. */
  titles: (conversationIds: readonly string[]) => Promise<ReadonlyMap<string, { title: string; person: string }>>
  /** Returns those of these exchanges that have an entry. */
  existing: (exchangeIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Returns entries whose words are of an earlier version of the library: their ids, and those of their conversations. */
  outdated: (limit: number) => Promise<Pick<SearchEntry, 'id' | 'conversationId'>[]>
  /** Stores the words of entries that are outdated still. */
  putWords: (entries: readonly Pick<SearchEntry, 'id' | 'words' | 'textVersion'>[]) => Promise<void>
  /** Removes entries by their ids. */
  remove: (ids: readonly string[]) => Promise<void>
  /** Returns a page of a person's conversations with an entry that has all terms, the latest match first. */
  find: (page: SearchPage) => Promise<FoundPage>
  /** Gives the entries of one person to another. */
  changePerson: (from: string, to: string) => Promise<void>
  removeOf: (conversationIds: readonly string[]) => Promise<void>
  removePerson: (person: string) => Promise<void>
}

/** What the use cases of searches need. */
export interface Ports {
  searchEntries: SearchEntries
  conversations: Pick<Conversations, 'listRecent'> & ConversationLookups
  exchanges: Pick<Exchanges, 'byIds' | 'textsOf' | 'listByStart'>
}
