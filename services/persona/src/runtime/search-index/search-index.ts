import type { PersonaSummary } from '../../domain/personas/persona.ts'
import type { IndexedPersona, SearchIndex } from '../../domain/search/ports.ts'
import { type SortOrder, sortOrders } from '../../domain/search/public-list-query.ts'
import type { SearchTerms } from '../../domain/search/search-terms.ts'
import { categoryTerm, indexedWords } from '../../domain/search/stems.ts'
import { isCorrectable } from '../../domain/search/typos.ts'
import { createCategoryCounts } from './category-counts.ts'
import { createPostings } from './postings.ts'
import { topK } from './top-k.ts'
import { createVocabulary } from './vocabulary.ts'

type Document<Card> = Pick<IndexedPersona<Card>, 'id' | 'card'>

/** A term of every document. Words never contain '#'. */
const everyDocument = '#'
/** The index is compacted once its removed documents exceed its live ones by this number. */
const compactionSlack = 1_000

/**
 * Creates an inverted index in memory.
 *
 * Document ids are positions in an array. A persona whose words changed gets a new document id, the highest one, so that the posting list
 * of every stem stays in ascending order; its old document is removed. Compaction renumbers the live documents. The words of a persona
 * are not stored: `summaryOf` reads them from its card when the card changes.
 */
export function createSearchIndex<Card>(summaryOf: (card: Card) => PersonaSummary): SearchIndex<Card> {
  let documents: (Document<Card> | undefined)[] = []
  let sortKeys: Record<SortOrder, number[]> = { popular: [], newest: [], rating: [] }
  let postings = createPostings()
  let categoryCounts = createCategoryCounts()
  const docIds = new Map<string, number>()
  const vocabulary = createVocabulary()

  const append = (persona: IndexedPersona<Card>, summary: PersonaSummary) => {
    const docId = documents.length
    documents.push({ id: persona.id, card: persona.card })
    docIds.set(persona.id, docId)
    for (const order of sortOrders) sortKeys[order].push(persona.sortKeys[order])
    categoryCounts.add(summary.category)
    postings.add(docId, [everyDocument, categoryTerm(summary.category), ...new Set(indexedWords(summary).map(vocabulary.stemOf))])
  }
  const remove = (id: string) => {
    const docId = docIds.get(id)
    if (docId === undefined) return
    const removed = documents[docId]
    if (removed) vocabulary.remove(indexedWords(summaryOf(removed.card)))
    documents[docId] = undefined
    docIds.delete(id)
    postings.remove(docId)
    categoryCounts.remove(docId)
    if (documents.length > 2 * docIds.size + compactionSlack) compact()
  }
  const compact = () => {
    const [oldDocuments, oldKeys] = [documents, sortKeys]
    documents = []
    sortKeys = { popular: [], newest: [], rating: [] }
    postings = createPostings()
    categoryCounts = createCategoryCounts()
    for (const [docId, document] of oldDocuments.entries()) {
      if (!document) continue
      const keyOf = (order: SortOrder) => oldKeys[order][docId] ?? 0
      const keys = { popular: keyOf('popular'), newest: keyOf('newest'), rating: keyOf('rating') }
      append({ ...document, sortKeys: keys }, summaryOf(document.card))
    }
  }
  const idOf = (docId: number) => documents[docId]?.id ?? ''
  /** Returns the stems that match each searched word. Corrections apply only to a word that no document has. */
  const stemsOfWords = ({ words, prefix }: SearchTerms) =>
    words.map((word) => {
      const stems = new Set([vocabulary.stemOf(word), ...(word === prefix ? vocabulary.completionsOf(word) : [])])
      if (isCorrectable(word) && !postings.hasAny(stems)) for (const correction of vocabulary.correctionsOf(word)) stems.add(correction)
      return [...stems]
    })

  return {
    put: (persona) => {
      const summary = summaryOf(persona.card)
      const docId = docIds.get(persona.id)
      const current = docId === undefined ? undefined : documents[docId]
      if (docId !== undefined && current && isSameSummary(summaryOf(current.card), summary)) {
        current.card = persona.card
        for (const order of sortOrders) sortKeys[order][docId] = persona.sortKeys[order]
        return
      }
      remove(persona.id)
      vocabulary.add(indexedWords(summary))
      append(persona, summary)
    },
    remove,
    find: ({ search, category, order, page, limit }) => {
      if (search?.words.length === 0) return { cards: [], total: 0 }
      const filter = category ? [[categoryTerm(category)]] : search ? [] : [[everyDocument]]
      const matches = postings.matchAll([...filter, ...(search ? stemsOfWords(search) : [])])
      const pageOfIds = topK(matches, { sortKeys: sortKeys[order], idOf }, (page - 1) * limit, limit)
      return { cards: pageOfIds.flatMap((docId) => documents[docId]?.card ?? []), total: matches.length }
    },
    countByCategory: (search) => {
      if (!search) return categoryCounts.ofAll()
      return search.words.length === 0 ? [] : categoryCounts.of(postings.matchAll(stemsOfWords(search)))
    },
    ids: () => docIds.keys(),
    get size() {
      return docIds.size
    },
  }
}

const isSameSummary = (a: PersonaSummary, b: PersonaSummary) =>
  a.name === b.name && a.description === b.description && a.category === b.category
