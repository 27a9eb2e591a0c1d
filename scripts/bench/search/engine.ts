import type { Category } from '@rostra/persona/domain/personas/persona'
import { popularityFromCounts } from '@rostra/persona/domain/search/popularity'
import type { SortOrder } from '@rostra/persona/domain/search/public-list-query'
import { wilsonLowerBound } from '@rostra/persona/domain/search/wilson-lower-bound'
import { generatePersona } from '../personas/generate-personas.ts'
import type { Search } from './search-kinds.ts'

/** A generated persona as an index of any kind takes it. */
export interface IndexablePersona {
  /** The number that it was generated from. */
  number: number
  name: string
  description: string
  category: Category
  sortKeys: Record<SortOrder, number>
}

/** A search engine that is measured. A persona is known by its number. */
export interface Engine {
  add: (persona: IndexablePersona) => void
  /** Reads the encoded cards of the first personas in the search's order. Returns the number of all matches. */
  list: (search: Search, limit: number) => number
  /** Returns the first personas in the search's order. */
  find: (search: Search, limit: number) => number[]
  /** Returns the first personas by relevance, of an engine that has this order. */
  findRelevant?: (text: string, limit: number) => number[]
}

/** Returns persona number `number`; undefined for a private one. */
export function indexablePersona(number: number): IndexablePersona | undefined {
  const persona = generatePersona(number)
  if (persona.isPrivate) return undefined
  const { name, description, category, upvotes, downvotes, createdAt } = persona
  const sortKeys = { popular: popularityFromCounts(persona), newest: createdAt.getTime(), rating: wilsonLowerBound(upvotes, downvotes) }
  return { number, name, description, category, sortKeys }
}
