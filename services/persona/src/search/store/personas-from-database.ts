import type { Log } from '@rostra/kit/log'
import { objectId } from '@rostra/kit/stores/mongo'
import type { SearchTerms } from '@rostra/search/memory/document-index'
import type { Model } from 'mongoose'
import { type Category, categories, type PersonaCard } from '../../core/domain/personas/persona.ts'
import {
  type CardRow,
  cardFields,
  listed,
  newestFirst,
  type PersonaRow,
  popularFirst,
  toCard,
} from '../../core/store/personas/persona-model.ts'
import type { PublicPersonas, SearchIndex } from '../domain/ports.ts'
import type { PublicListQuery } from '../domain/public-list-query.ts'

interface Options {
  personas: Model<PersonaRow>
  /** As much as is loaded; it may be stale. */
  index: SearchIndex
  encode: (card: PersonaCard) => Uint8Array
  log: Log
}

/** Personas that a list without a search reaches, and that a count counts. */
const maxListed = 10_000
/** Personas that a search finds in the index, and by their names in the database. */
const maxFound = 1_000
const maxFoundByName = 200
/** Milliseconds that a query may take. A search does without names that are not found in time. */
const maxTimeMs = 2_000
const maxTimeByNameMs = 500
/** Milliseconds for which a count is used again. */
const countAgeMs = 5_000

/**
 * The public list while the search index loads or may be stale. It reads nothing but rows that are public now, by
 * queries that an index bounds, and is simpler than the list of the index:
 *
 * - A list has its first 10,000 personas. Of its orders, `newest` holds for all categories together; any other list is by popularity.
 * - A search finds the loaded personas as usual, the most popular of which are loaded first, and others by the words of their names.
 */
export function personasFromDatabase({ personas, index, encode, log }: Options): PublicPersonas {
  const cardOf = (row: CardRow) => {
    try {
      return [encode(toCard(row))]
    } catch (err) {
      log.error({ err, personaId: row._id.toHexString() }, 'a persona is not listed, because its row cannot be read')
      return []
    }
  }
  const counts = new Map<Category | null, { at: number; count: Promise<number> }>()
  const countOf = (category: Category | null) => {
    const known = counts.get(category)
    if (known && Date.now() - known.at < countAgeMs) return known.count
    const count = personas.countDocuments(inCategory(category)).limit(maxListed).maxTimeMS(maxTimeMs).exec()
    count.catch(() => counts.delete(category))
    counts.set(category, { at: Date.now(), count })
    return count
  }
  const listed = async ({ category, order, page, limit }: PublicListQuery) => {
    const total = await countOf(category)
    const skip = (page - 1) * limit
    if (skip >= maxListed) return { personas: [], total }
    const sort = order === 'newest' && !category ? newestFirst : popularFirst
    const found = personas
      .find(inCategory(category), cardFields)
      .sort(sort)
      .skip(skip)
      .limit(Math.min(limit, maxListed - skip))
    const rows = await found.maxTimeMS(maxTimeMs).lean<CardRow[]>()
    // A count may be some seconds older than the rows.
    return { personas: rows.flatMap(cardOf), total: rows.length > 0 ? Math.max(total, skip + rows.length) : total }
  }
  const idsByName = async ({ words }: SearchTerms, category: Category | null) => {
    // Quoted words must all match. A word has letters and digits only, so that it cannot act as an operator.
    const $search = words.map((word) => `"${word}"`).join(' ')
    const found = personas.find({ $text: { $search }, ...inCategory(category) }, { _id: 1 }).limit(maxFoundByName)
    const rows = await found
      .maxTimeMS(maxTimeByNameMs)
      .lean()
      .catch(() => [])
    return rows.map(({ _id }) => _id.toHexString())
  }
  const searched = async (query: PublicListQuery, search: SearchTerms) => {
    if (search.words.length === 0) return { personas: [], total: 0 }
    const indexed = index.findIds({ ...query, page: 1, limit: maxFound })
    const ids = [...new Set([...indexed, ...(await idsByName(search, query.category))])]
    const onPage = ids.slice((query.page - 1) * query.limit, query.page * query.limit)
    const filter = { _id: { $in: onPage.map(objectId) }, ...inCategory(query.category) }
    const rows = await personas.find(filter, cardFields).maxTimeMS(maxTimeMs).lean<CardRow[]>()
    const byId = new Map(rows.map((row) => [row._id.toHexString(), row]))
    return { personas: onPage.flatMap((id) => byId.get(id) ?? []).flatMap(cardOf), total: ids.length }
  }

  return {
    list: (query) => (query.search ? searched(query, query.search) : listed(query)),
    countByCategory: async (search) => {
      if (search) return index.countByCategory(search)
      const counted = await Promise.all(categories.map(async (category) => ({ category, count: await countOf(category) })))
      return counted.filter(({ count }) => count > 0)
    },
  }
}

const inCategory = (category: Category | null) => ({ ...listed, ...(category ? { category } : {}) })
