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
  /** The conversations among the matching entries that were read, 1,000 at most: all, or more than this page and those before have. */
  total: number
}

export interface SearchPage {
  person: string
  terms: readonly SearchTerm[]
  /** Conversations that are left out. */
  without: readonly string[]
  /** From 1. */
  page: number
  limit: number
}

/** The search entries by which conversations are found. */
export interface SearchEntries {
  /** Stores entries of exchanges, and replaces existing ones. */
  add: (entries: readonly SearchEntry[]) => Promise<void>
  /** Stores entries of titles, and replaces existing ones. */
  putTitles: (entries: readonly SearchEntry[]) => Promise<void>
  /** Returns the title and person of the stored title entries, by conversation id. */
  titles: (conversationIds: readonly string[]) => Promise<ReadonlyMap<string, { title: string; person: string }>>
  /** Returns those of these exchanges that have an entry. */
  existing: (exchangeIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Returns the ids of entries whose words are of an earlier version of the text library, and of their conversations. */
  outdated: (limit: number) => Promise<Pick<SearchEntry, 'id' | 'conversationId'>[]>
  /** Stores the words of those entries that are still outdated. */
  putWords: (entries: readonly Pick<SearchEntry, 'id' | 'words' | 'textVersion'>[]) => Promise<void>
  /** Removes entries by their ids. */
  remove: (ids: readonly string[]) => Promise<void>
  /** Returns a page of a person's conversations with an entry that has all terms, the latest match first. */
  find: (page: SearchPage) => Promise<FoundPage>
  /** Moves the entries of one person to another. */
  changePerson: (from: string, to: string) => Promise<void>
  removeOf: (conversationIds: readonly string[]) => Promise<void>
  removePerson: (person: string) => Promise<void>
}

/** The ports of the use cases of searches. */
export interface Ports {
  searchEntries: SearchEntries
  conversations: Pick<Conversations, 'listRecent'> & ConversationLookups
  exchanges: Pick<Exchanges, 'byIds' | 'textsOf' | 'listByStart'>
}
