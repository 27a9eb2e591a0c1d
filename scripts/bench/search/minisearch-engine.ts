import { sortOrders } from '@rostra/persona/domain/search/public-list-query'
import { parseSearch } from '@rostra/persona/domain/search/search-terms'
import { encodeCard } from '@rostra/persona/rpc/wire'
import { createByteStore } from '@rostra/persona/runtime/search-index/byte-store'
import { topK } from '@rostra/persona/runtime/search-index/top-k'
import { plainWords } from '@rostra/platform/words/plain-words'
import { stemOf } from '@rostra/platform/words/stem'
import { isStopWord } from '@rostra/platform/words/stop-words'
import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { generatePersona } from '../personas/generate-personas.ts'
import type { Engine, IndexablePersona } from './engine.ts'
import type { Search } from './search-kinds.ts'

/**
 * Creates MiniSearch as the persona service would use it: with the service's words, stop words and stems, every word required, the last one a prefix,
 * and one mistake allowed in words of five letters or more. Cards and sort keys are kept beside it, as it keeps none in a compact form.
 */
export function createMiniSearchEngine(): Engine {
  const index = new MiniSearch<IndexablePersona>({
    idField: 'number',
    fields: ['name', 'description', 'category'],
    tokenize: plainWords,
    processTerm: (word, field) => (field !== 'name' && isStopWord(word) ? null : stemOf(word)),
  })
  const cards = createByteStore()
  const categories: string[] = []
  const keys = { popular: [] as number[], newest: [] as number[], rating: [] as number[] }
  const matchesOf = ({ search, category }: Search) =>
    index.search(queryOf(search), {
      ...searchOptions,
      ...(category && { filter: ({ id }) => categories[id] === category }),
    })
  const ranked = (search: Search, limit: number) => {
    const numbers = matchesOf(search).map(({ id }) => id as number)
    const sortKeys = keys[search.order]
    const compare = (a: number, b: number) => (sortKeys[b] as number) - (sortKeys[a] as number) || b - a
    return { total: numbers.length, first: topK(numbers, { keys: sortKeys, compare }, 0, limit) }
  }
  return {
    add: (persona) => {
      const { number, category, sortKeys } = persona
      index.add(persona)
      cards.put(number, encodeCard({ ...generatePersona(number), id: number.toString(16).padStart(24, '0') }))
      categories[number] = category
      for (const order of sortOrders) keys[order][number] = sortKeys[order]
    },
    list: (search, limit) => {
      const { total, first } = ranked(search, limit)
      for (const number of first) cards.get(number)
      return total
    },
    find: (search, limit) => ranked(search, limit).first,
    findRelevant: (text, limit) =>
      index
        .search(queryOf(text), searchOptions)
        .slice(0, limit)
        .map(({ id }) => id as number),
  }
}

/** The words of a query are stems already, and a prefix is no stem. */
const searchOptions: SearchOptions = { tokenize: (text) => [text], processTerm: (text) => text }

function queryOf(text: string): Query {
  const terms = parseSearch(text)
  if (!terms) return MiniSearch.wildcard
  const fuzzy = (word: string) => (word.length >= 5 ? 1 : false)
  const queries = terms.words.map((word): Query => {
    const exact: Query = { queries: [stemOf(word)], fuzzy: fuzzy(word) }
    return word === terms.prefix ? { combineWith: 'OR', queries: [exact, { queries: [word], prefix: true }] } : exact
  })
  return { combineWith: 'AND', queries }
}
