import { readPublicListQuery } from '@rostra/persona/domain/search/public-list-query'
import { encodeCard, summaryOfCard } from '@rostra/persona/rpc/wire'
import { createSearchIndex } from '@rostra/persona/runtime/search-index/search-index'
import { generatePersona } from '../personas/generate-personas.ts'
import type { Engine } from './engine.ts'
import type { Search } from './search-kinds.ts'

/** Creates the persona service's own index, with the cards that it answers with. */
export function createOwnEngine(): Engine {
  const index = createSearchIndex(summaryOfCard)
  return {
    add: ({ number, name, description, category, sortKeys }) => {
      const id = number.toString(16).padStart(24, '0')
      const summary = { name, description, category }
      index.put({ id, card: encodeCard({ ...generatePersona(number), id }), summary, sortKeys })
    },
    list: (search, limit) => index.find(queryOf(search, limit)).total,
    find: (search, limit) => index.findIds(queryOf(search, limit)).map((id) => Number.parseInt(id, 16)),
  }
}

const queryOf = (search: Search, limit: number) => readPublicListQuery({ ...search, page: 1, limit })
