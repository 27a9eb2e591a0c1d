import type { PersonaSummary } from '../../domain/personas/persona.ts'
import type { IndexedPersona, SearchIndex } from '../../domain/search/ports.ts'
import { type PublicListQuery, sortOrders } from '../../domain/search/public-list-query.ts'
import type { SearchTerms } from '../../domain/search/search-terms.ts'
import { categoryTerm, indexedWords } from '../../domain/search/stems.ts'
import { isCorrectable } from '../../domain/search/typos.ts'
import { createByteStore } from './byte-store.ts'
import { createCategoryCounts } from './category-counts.ts'
import { grown } from './grown.ts'
import { createPersonaIds } from './persona-ids.ts'
import { createPostings } from './postings.ts'
import { topK } from './top-k.ts'
import { createVocabulary } from './vocabulary.ts'

/** A term of every document. Words never contain '#'. */
const everyDocument = '#'
/** The index is compacted once its removed documents exceed a quarter of its live ones by this number. */
const compactionSlack = 1_000

const emptyIndex = () => ({
  /** The document id that the next document gets. */
  end: 0,
  size: 0,
  isLive: new Uint8Array(1_024),
  cards: createByteStore(),
  ids: createPersonaIds(),
  sortKeys: { popular: new Float64Array(1_024), newest: new Float64Array(1_024), rating: new Float64Array(1_024) },
  postings: createPostings(),
  categoryCounts: createCategoryCounts(),
  vocabulary: createVocabulary(),
})

/**
 * Creates an inverted index in memory.
 *
 * Document ids are positions in arrays of numbers and bytes. A persona whose words changed gets a new document id, the highest one, so that the
 * posting list of every stem stays in ascending order; its old document is removed. Compaction renumbers the live documents. The words of a
 * persona are not stored: `summaryOf` reads them from its card when the card changes.
 */
export function createSearchIndex(summaryOf: (card: Uint8Array) => PersonaSummary): SearchIndex {
  let index = emptyIndex()

  const setSortKeys = (docId: number, keys: IndexedPersona['sortKeys']) => {
    for (const order of sortOrders) {
      index.sortKeys[order] = grown(index.sortKeys[order], docId + 1)
      index.sortKeys[order][docId] = keys[order]
    }
  }
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
    postings.add(docId, [everyDocument, categoryTerm(summary.category), ...new Set(words.map(vocabulary.stemOf))])
  }
  const remove = (id: string) => {
    const docId = index.ids.docIdOf(id)
    if (docId === undefined) return
    index.vocabulary.remove(indexedWords(summaryOf(index.cards.get(docId))))
    index.size--
    index.isLive[docId] = 0
    for (const part of [index.cards, index.ids, index.postings, index.categoryCounts]) part.remove(docId)
    if (index.end > 1.25 * index.size + compactionSlack) compact()
  }
  /** Takes about 0.1 s for half a million documents. */
  const compact = () => {
    const { end, isLive, cards, ids, sortKeys, postings, categoryCounts } = index
    const newIds = new Int32Array(end).fill(-1)
    let live = 0
    for (let docId = 0; docId < end; docId++) {
      if (isLive[docId] !== 1) continue
      const newId = live++
      newIds[docId] = newId
      if (newId === docId) continue
      for (const part of [cards, ids, categoryCounts]) part.move(docId, newId)
      for (const order of sortOrders) sortKeys[order][newId] = sortKeys[order][docId] as number
    }
    postings.renumber(newIds)
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
  /** Returns the documents of a page, and the number of matches. */
  const match = ({ search, category, order, page, limit }: PublicListQuery) => {
    if (search?.words.length === 0) return { docIds: [], total: 0 }
    const filter = category ? [[categoryTerm(category)]] : search ? [] : [[everyDocument]]
    const matches = index.postings.matchAll([...filter, ...(search ? stemsOfWords(search) : [])])
    const ranking = { sortKeys: index.sortKeys[order], compareIds: index.ids.compare }
    return { docIds: topK(matches, ranking, (page - 1) * limit, limit), total: matches.length }
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
      index = emptyIndex()
    },
    find: (query) => {
      const { docIds, total } = match(query)
      return { cards: docIds.map(index.cards.get), total }
    },
    findIds: (query) => match(query).docIds.map(index.ids.idOf),
    countByCategory: (search) => {
      if (!search) return index.categoryCounts.ofAll()
      return search.words.length === 0 ? [] : index.categoryCounts.of(index.postings.matchAll(stemsOfWords(search)))
    },
    get size() {
      return index.size
    },
  }
}

const isSameSummary = (a: PersonaSummary, b: PersonaSummary) =>
  a.name === b.name && a.description === b.description && a.category === b.category
