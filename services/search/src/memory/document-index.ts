import { createByteStore } from '../byte-store.ts'
import { grown } from '../grown.ts'
import { isCorrectable } from '../vocabulary/typos.ts'
import { createVocabulary } from '../vocabulary/vocabulary.ts'
import { createDocumentIds } from './document-ids.ts'
import { createFacetCounts, type FacetCount } from './facet-counts.ts'
import { createPostings, docIdsOf, type Matches } from './postings.ts'
import { createRanking, type Ranking } from './ranking.ts'

/** A document as it is added. `Content`: what its words and its facet follow from. */
export interface NewDocument<Content, Order extends string> {
  /** 24 hexadecimal digits. */
  id: string
  /** The document as searches return it. */
  bytes: Uint8Array
  content: Content
  /** The value that each order sorts by, greatest first. */
  sortKeys: Record<Order, number>
}

/** The words of a search. */
export interface SearchTerms {
  words: readonly string[]
  /** The last word when it may be incomplete. Empty otherwise. */
  prefix: string
}

export interface DocumentQuery<Facet, Order> {
  /** Null for every document. */
  search: SearchTerms | null
  /** Null for every facet. */
  facet: Facet | null
  order: Order
  skip: number
  limit: number
}

/** An inverted index in memory, whose documents change: full-text search with exact totals. */
export interface DocumentIndex<Content, Facet, Order extends string> {
  /** Adds a document, or replaces the one with the same id. */
  put: (document: NewDocument<Content, Order>) => void
  remove: (id: string) => void
  /** Removes every document. */
  clear: () => void
  /** Returns a part of the matches in order, and the number of all. */
  find: (query: DocumentQuery<Facet, Order>) => { documents: Uint8Array[]; total: number }
  /** Returns the ids of the same part. */
  findIds: (query: DocumentQuery<Facet, Order>) => string[]
  /** Counts the matches of a search by facet, without those that have none. Null for every document. */
  countByFacet: (search: SearchTerms | null) => FacetCount<Facet>[]
  readonly size: number
}

/** Sizes from which the index works in another way, small in tests. */
export interface IndexSizes {
  /** A term of fewer documents has no bitmap. */
  minBitmap: number
  /** Fewer documents with a new sort key are not merged into its order. */
  minChanged: number
}

export interface IndexOptions<Content, Facet, Order> {
  orders: readonly Order[]
  /** All facets, at most 256. */
  facets: readonly Facet[]
  /** Reads the content from the bytes of a document: words are not stored. */
  contentOf: (bytes: Uint8Array) => Content
  /** Reports whether two contents have the same words and facet. */
  isSame: (one: Content, other: Content) => boolean
  /** Returns each word once, tagged with its language or not. A word never begins with '#'. */
  wordsOf: (content: Content) => string[]
  facetOf: (content: Content) => Facet
  sizes?: IndexSizes | undefined
}

/** A term of every document. Words never begin with '#'. */
const everyDocument = '#'
const facetTerm = (facet: string) => `#${facet}`
/** The index is compacted once its removed documents exceed a quarter of its live ones by this number. */
const compactionSlack = 1_000
const defaultSizes: IndexSizes = { minBitmap: 1_024, minChanged: 1_000 }

/**
 * Creates an index. A `docId` is a position in arrays of numbers and bytes. A document whose words changed gets a new one, the highest,
 * so that every posting list stays in ascending order; its old position is removed. Compaction renumbers the live documents.
 */
export function createDocumentIndex<Content, Facet extends string, Order extends string>({
  orders,
  facets,
  contentOf,
  isSame,
  wordsOf,
  facetOf,
  sizes = defaultSizes,
}: IndexOptions<Content, Facet, Order>): DocumentIndex<Content, Facet, Order> {
  const emptyIndex = () => {
    const ids = createDocumentIds()
    return {
      /** The position that the next document gets. */
      end: 0,
      size: 0,
      isLive: new Uint8Array(1_024),
      bytes: createByteStore(),
      ids,
      rankings: new Map(orders.map((order) => [order, createRanking({ compareIds: ids.compare, minChanged: sizes.minChanged })])),
      postings: createPostings(sizes.minBitmap),
      facetCounts: createFacetCounts(facets),
      vocabulary: createVocabulary(),
    }
  }
  let index = emptyIndex()

  const setSortKeys = (docId: number, keys: Record<Order, number>) => {
    for (const [order, ranking] of index.rankings) ranking.set(docId, keys[order])
  }
  const termsOf = (words: readonly string[], content: Content) => [
    everyDocument,
    facetTerm(facetOf(content)),
    ...new Set(words.map(index.vocabulary.stemOf)),
  ]
  const append = ({ id, bytes, content, sortKeys }: NewDocument<Content, Order>) => {
    const docId = index.end++
    index.size++
    index.isLive = grown(index.isLive, docId + 1)
    index.isLive[docId] = 1
    index.bytes.put(docId, bytes)
    index.ids.set(docId, id)
    setSortKeys(docId, sortKeys)
    index.facetCounts.add(docId, facetOf(content))
    const words = wordsOf(content)
    index.vocabulary.add(words)
    index.postings.add(docId, termsOf(words, content))
  }
  const remove = (id: string) => {
    const docId = index.ids.docIdOf(id)
    if (docId === undefined) return
    const content = contentOf(index.bytes.get(docId))
    const words = wordsOf(content)
    index.postings.remove(docId, termsOf(words, content))
    index.vocabulary.remove(words)
    index.size--
    index.isLive[docId] = 0
    for (const part of [index.bytes, index.ids, index.facetCounts]) part.remove(docId)
    if (index.end > 1.25 * index.size + compactionSlack) compact()
  }
  /** Takes about 0.1 s for half a million documents. */
  const compact = () => {
    const { end, isLive, bytes, ids, rankings, postings, facetCounts } = index
    const newIds = new Int32Array(end).fill(-1)
    let live = 0
    for (let docId = 0; docId < end; docId++) if (isLive[docId] === 1) newIds[docId] = live++
    // An order compares the ids of its documents, so it is renumbered before they are moved.
    for (const ranking of rankings.values()) ranking.renumber(newIds, live)
    for (let docId = 0; docId < end; docId++) {
      const newId = newIds[docId] as number
      if (newId !== -1 && newId !== docId) for (const part of [bytes, ids, facetCounts]) part.move(docId, newId)
    }
    postings.renumber(newIds, live)
    isLive.fill(0).fill(1, 0, live)
    index.end = live
  }
  /**
   * Returns the terms of each searched word. Corrections apply only to a word that no document has, and a compound
   * is searched by its two words only when it has no corrections either.
   */
  const groupsOf = ({ words, prefix }: SearchTerms) =>
    words.flatMap((word) => {
      const { vocabulary, postings } = index
      const completions = word === prefix ? vocabulary.completionsOf(word) : []
      const terms = new Set([...vocabulary.stemsOf(word), ...completions, ...vocabulary.compoundsOf(word)])
      if (postings.hasAny(terms)) return [[...terms]]
      const corrections = isCorrectable(word) ? vocabulary.correctionsOf(word) : []
      if (corrections.length > 0) return [[...terms, ...corrections]]
      const parts = vocabulary.partsOf(word, (part) => postings.hasAny(vocabulary.stemsOf(part)))
      return parts.length === 0 ? [[...terms]] : parts.map(vocabulary.stemsOf)
    })
  const matchesOf = (search: SearchTerms | null, facet: Facet | null): Matches => {
    if (search?.words.length === 0) return { count: 0, docIds: [] }
    const groups = search ? groupsOf(search) : []
    if (facet) groups.unshift([facetTerm(facet)])
    return index.postings.matchAll(groups.length > 0 ? groups : [[everyDocument]])
  }
  /** Returns the documents of a part of the matches, and the number of all. */
  const match = ({ search, facet, order, skip, limit }: DocumentQuery<Facet, Order>) => {
    const matches = matchesOf(search, facet)
    const ranking = index.rankings.get(order) as Ranking
    return { docIds: ranking.page(matches, skip, limit), total: matches.count }
  }

  return {
    put: (document) => {
      const docId = index.ids.docIdOf(document.id)
      if (docId !== undefined && isSame(contentOf(index.bytes.get(docId)), document.content)) {
        index.bytes.put(docId, document.bytes)
        setSortKeys(docId, document.sortKeys)
        return
      }
      remove(document.id)
      append(document)
    },
    remove,
    clear: () => {
      index = emptyIndex()
    },
    find: (query) => {
      const { docIds, total } = match(query)
      return { documents: docIds.map(index.bytes.get), total }
    },
    findIds: (query) => match(query).docIds.map(index.ids.idOf),
    countByFacet: (search) => (search ? index.facetCounts.of(docIdsOf(matchesOf(search, null))) : index.facetCounts.ofAll()),
    get size() {
      return index.size
    },
  }
}
