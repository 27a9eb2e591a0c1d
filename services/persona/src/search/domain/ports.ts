import type { SearchTerms } from '@rostra/search/memory/document-index'
import type { Category, PersonaSummary } from '../../core/domain/personas/persona.ts'
import type { PublicListQuery, SortOrder } from './public-list-query.ts'

/** A public persona in the search index. */
export interface IndexedPersona {
  /** 24 hexadecimal digits. */
  id: string
  /** The persona as search results return it, encoded. */
  card: Uint8Array
  summary: PersonaSummary
  /** The value that each order sorts by, greatest first. */
  sortKeys: Record<SortOrder, number>
}

/** The number of personas in a category, from 1. */
export interface CategoryCount {
  category: Category
  count: number
}

/** An index of the public personas: full-text search with exact totals. */
export interface SearchIndex {
  /** Adds a persona, or replaces the entry with the same id. */
  put: (persona: IndexedPersona) => void
  remove: (id: string) => void
  /** Removes every persona. */
  clear: () => void
  /** Returns one page, and the number of personas that match. */
  find: (query: PublicListQuery) => { cards: Uint8Array[]; total: number }
  /** Returns the ids of one page. */
  findIds: (query: PublicListQuery) => string[]
  /** Returns the number of personas in each category that match, as `find` matches them. Null for every persona. */
  countByCategory: (search: SearchTerms | null) => CategoryCount[]
  readonly size: number
}

/** The public list. */
export interface PublicPersonas {
  /** Returns one page of encoded personas, and the number of personas that match. */
  list: (query: PublicListQuery) => Promise<{ personas: Uint8Array[]; total: number }>
  /** Counts the personas that match in each category that has any. Null for every persona. */
  countByCategory: (search: SearchTerms | null) => Promise<CategoryCount[]>
}

/** Returns the owners of the `limit` most popular public personas, without repeats. */
export type TopOwners = (limit: number) => Promise<string[]>

/** Returns those of the accounts that own a persona which every caller may see. */
export type PublicOwners = (ownerIds: readonly string[]) => Promise<string[]>

/** What the methods of searches need. */
export interface Ports {
  publicPersonas: PublicPersonas
  topOwners: TopOwners
  publicOwners: PublicOwners
}
