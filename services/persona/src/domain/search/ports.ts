import type { Category } from '../personas/persona.ts'
import type { PublicListQuery, SortOrder } from './public-list-query.ts'
import type { SearchTerms } from './search-terms.ts'

/** A public persona in the search index. */
export interface IndexedPersona<Card> {
  id: string
  /** The persona as search results return it. */
  card: Card
  /** The value that each order sorts by, greatest first. */
  sortKeys: Record<SortOrder, number>
}

/** The number of personas in a category, from 1. */
export interface CategoryCount {
  category: Category
  count: number
}

/** An index of the public personas: full-text search with exact totals. */
export interface SearchIndex<Card> {
  /** Adds a persona, or replaces the entry with the same id. */
  put: (persona: IndexedPersona<Card>) => void
  remove: (id: string) => void
  /** Returns one page, and the number of personas that match. */
  find: (query: PublicListQuery) => { cards: Card[]; total: number }
  /** Returns the number of personas in each category that match, as `find` matches them. Null for every persona. */
  countByCategory: (search: SearchTerms | null) => CategoryCount[]
  ids: () => Iterable<string>
  readonly size: number
}

/** The public list. */
export interface PublicPersonas {
  /** Returns one page of encoded personas, and the number of personas that match. Throws OVERLOADED while the index may be stale. */
  list: (query: PublicListQuery) => { personas: Uint8Array[]; total: number }
  /** Counts the personas that match in each category that has any. Throws OVERLOADED as `list` does. */
  countByCategory: (search: SearchTerms | null) => CategoryCount[]
}
