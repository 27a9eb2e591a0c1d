import { createDocumentIndex, type DocumentQuery, type IndexSizes } from '@rostra/search/memory/document-index'
import { type Category, categories, type PersonaSummary } from '../../core/domain/personas/persona.ts'
import { indexedWords } from '../domain/indexed-words.ts'
import type { SearchIndex } from '../domain/ports.ts'
import { type PublicListQuery, type SortOrder, sortOrders } from '../domain/public-list-query.ts'

/**
 * Creates the index of public personas. The words of a persona are not stored: `summaryOf` reads them from its card when the card changes.
 */
export function createSearchIndex(summaryOf: (card: Uint8Array) => PersonaSummary, sizes?: IndexSizes): SearchIndex {
  const index = createDocumentIndex<PersonaSummary, Category, SortOrder>({
    orders: sortOrders,
    facets: categories,
    contentOf: summaryOf,
    isSame: isSameSummary,
    wordsOf: indexedWords,
    facetOf: ({ category }) => category,
    sizes,
  })
  return {
    put: ({ id, card, summary, sortKeys }) => index.put({ id, bytes: card, content: summary, sortKeys }),
    remove: index.remove,
    clear: index.clear,
    find: (query) => {
      const { documents, total } = index.find(toDocumentQuery(query))
      return { cards: documents, total }
    },
    findIds: (query) => index.findIds(toDocumentQuery(query)),
    countByCategory: (search) => index.countByFacet(search).map(({ facet, count }) => ({ category: facet, count })),
    get size() {
      return index.size
    },
  }
}

const toDocumentQuery = ({ search, category, order, page, limit }: PublicListQuery): DocumentQuery<Category, SortOrder> => ({
  search,
  facet: category,
  order,
  skip: (page - 1) * limit,
  limit,
})

const isSameSummary = (a: PersonaSummary, b: PersonaSummary) =>
  a.name === b.name && a.description === b.description && a.category === b.category
