import type { Category, PersonaSummary } from '../../../core/domain/personas/persona.ts'
import type { IndexedPersona, SearchIndex } from '../../domain/ports.ts'
import { type PublicListQuery, sortOrders } from '../../domain/public-list-query.ts'
import type { SearchTerms } from '../../domain/search-terms.ts'
import { categoryTerm, indexedWords } from '../../domain/stems.ts'
import { isCorrectable } from '../../domain/typos.ts'
import { createByteStore } from './byte-store.ts'
import { createCategoryCounts } from './category-counts.ts'
import { grown } from './grown.ts'
import { createPersonaIds } from './persona-ids.ts'
import { createPostings, docIdsOf, type Matches } from './postings.ts'
import { createRanking } from './ranking.ts'
import { createVocabulary } from './vocabulary.ts'

/** A term of every document. Words never contain '#'. */
const everyDocument = '#'
/** The index is compacted once its removed documents exceed a quarter of its live ones by this number. */
const compactionSlack = 1_000

/** Sizes from which the index works in another way, small in tests. */
export interface IndexSizes {
  /** A stem of fewer documents has no bitmap. */
  minBitmap: number
  /** Fewer documents with a new sort key are not merged into its order. */
  minChanged: number
}

const defaultSizes: IndexSizes = { minBitmap: 1_024, minChanged: 1_000 }

function emptyIndex({ minBitmap, minChanged }: IndexSizes) {
  const ids = createPersonaIds()
  const ranking = () => createRanking({ compareIds: ids.compare, minChanged })
  return {
    /** The document id that the next document gets. */
    end: 0,
    size: 0,
    isLive: new Uint8Array(1_024),
    cards: createByteStore(),
    ids,
    rankings: { popular: ranking(), newest: ranking(), rating: ranking() },
    postings: createPostings(minBitmap),
    categoryCounts: createCategoryCounts(),
    vocabulary: createVocabulary(),
  }
}

/**
 * Creates an inverted index in memory.
 *
 * Document ids are positions in arrays of numbers and bytes. A persona whose words changed gets a new document id, the highest one, so that the
 * posting list of every stem stays in ascending order; its old document is removed. Compaction renumbers the live documents. The words of a
 * persona are not stored: `summaryOf` reads them from its card when the card changes.
 */
export function createSearchIndex(summaryOf: (card: Uint8Array) => PersonaSummary, sizes: IndexSizes = defaultSizes): SearchIndex {
  let index = emptyIndex(sizes)

  const setSortKeys = (docId: number, keys: IndexedPersona['sortKeys']) => {
    for (const order of sortOrders) index.rankings[order].set(docId, keys[order])
  }
  const stemsOf = (words: readonly string[], { category }: PersonaSummary) => [
    everyDocument,
    categoryTerm(category),
    ...new Set(words.map(index.vocabulary.stemOf)),
  ]
  const append = ({ id, card, summary, sortKeys }: IndexedPersona) => {
    const { vocabulary, postings } = index
    const docId = index.end++
    index.size++
    index.isLive = grown(index.isLive, docId + 1)
    index.isLive[docId] = 1
    index.cards.put(docId, card)
    index.ids.set(docId, id)
    setSortKeys(docId, sortKeys)
    index.categoryCounts.add(docId, summary.category)
    const words = indexedWords(summary)
    vocabulary.add(words)
    postings.add(docId, stemsOf(words, summary))
  }
  const remove = (id: string) => {
    const docId = index.ids.docIdOf(id)
    if (docId === undefined) return
    const summary = summaryOf(index.cards.get(docId))
    const words = indexedWords(summary)
    index.postings.remove(docId, stemsOf(words, summary))
    index.vocabulary.remove(words)
    index.size--
    index.isLive[docId] = 0
    for (const part of [index.cards, index.ids, index.categoryCounts]) part.remove(docId)
    if (index.end > 1.25 * index.size + compactionSlack) compact()
  }
  /** Takes about 0.1 s for half a million documents. */
  const compact = () => {
    const { end, isLive, cards, ids, rankings, postings, categoryCounts } = index
    const newIds = new Int32Array(end).fill(-1)
    let live = 0
    for (let docId = 0; docId < end; docId++) if (isLive[docId] === 1) newIds[docId] = live++
    // An order compares the ids of its documents, so it is renumbered before they are moved.
    for (const order of sortOrders) rankings[order].renumber(newIds, live)
    for (let docId = 0; docId < end; docId++) {
      const newId = newIds[docId] as number
      if (newId !== -1 && newId !== docId) for (const part of [cards, ids, categoryCounts]) part.move(docId, newId)
    }
    postings.renumber(newIds, live)
    isLive.fill(0).fill(1, 0, live)
    index.end = live
  }
  /** Returns the stems that match each searched word. Corrections apply only to a word that no document has. */
  const stemsOfWords = ({ words, prefix }: SearchTerms) =>
    words.map((word) => {
      const { vocabulary, postings } = index
      const stems = new Set([vocabulary.stemOf(word), ...(word === prefix ? vocabulary.completionsOf(word) : [])])
      if (isCorrectable(word) && !postings.hasAny(stems)) for (const correction of vocabulary.correctionsOf(word)) stems.add(correction)
      return [...stems]
    })
  const matchesOf = (search: SearchTerms | null, category: Category | null): Matches => {
    if (search?.words.length === 0) return { count: 0, docIds: [] }
    const filter = category ? [[categoryTerm(category)]] : search ? [] : [[everyDocument]]
    return index.postings.matchAll([...filter, ...(search ? stemsOfWords(search) : [])])
  }
  /** Returns the documents of a page, and the number of matches. */
  const match = ({ search, category, order, page, limit }: PublicListQuery) => {
    const matches = matchesOf(search, category)
    return { docIds: index.rankings[order].page(matches, (page - 1) * limit, limit), total: matches.count }
  }

  return {
    put: (persona) => {
      const { cards, ids } = index
      const docId = ids.docIdOf(persona.id)
      if (docId !== undefined && isSameSummary(summaryOf(cards.get(docId)), persona.summary)) {
        cards.put(docId, persona.card)
        setSortKeys(docId, persona.sortKeys)
        return
      }
      remove(persona.id)
      append(persona)
    },
    remove,
    clear: () => {
      index = emptyIndex(sizes)
    },
    find: (query) => {
      const { docIds, total } = match(query)
      return { cards: docIds.map(index.cards.get), total }
    },
    findIds: (query) => match(query).docIds.map(index.ids.idOf),
    countByCategory: (search) => (search ? index.categoryCounts.of(docIdsOf(matchesOf(search, null))) : index.categoryCounts.ofAll()),
    get size() {
      return index.size
    },
  }
}

const isSameSummary = (a: PersonaSummary, b: PersonaSummary) =>
  a.name === b.name && a.description === b.description && a.category === b.category
