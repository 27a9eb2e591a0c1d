import { grown } from '../grown.ts'

/** The number of documents with a value of the facet, from 1. */
export interface FacetCount<Facet> {
  facet: Facet
  count: number
}

/** The facet of every document, such as its category: a byte each, so that many documents are counted quickly. */
export interface FacetCounts<Facet> {
  add: (docId: number, facet: Facet) => void
  remove: (docId: number) => void
  /** Moves the facet of a document to a smaller id that has none. */
  move: (docId: number, newId: number) => void
  /** Counts all documents. Takes the same time for any number of them. */
  ofAll: () => FacetCount<Facet>[]
  /** Counts these documents, none of which is removed. */
  of: (docIds: ArrayLike<number>) => FacetCount<Facet>[]
}

const initialCapacity = 1_024

/** `facets`: all values, at most 256. Counts are returned in their order. */
export function createFacetCounts<Facet>(facets: readonly Facet[]): FacetCounts<Facet> {
  let numbers = new Uint8Array(initialCapacity)
  const live = new Int32Array(facets.length)
  /** Leaves out values without documents. */
  const toCounts = (counts: Int32Array) => facets.flatMap((facet, number) => (counts[number] ? [{ facet, count: counts[number] }] : []))

  return {
    add: (docId, facet) => {
      const number = facets.indexOf(facet)
      numbers = grown(numbers, docId + 1)
      numbers[docId] = number
      increase(live, number, 1)
    },
    remove: (docId) => {
      increase(live, numbers[docId] as number, -1)
    },
    move: (docId, newId) => {
      numbers[newId] = numbers[docId] as number
    },
    ofAll: () => toCounts(live),
    of: (docIds) => {
      const found = new Int32Array(facets.length)
      for (let i = 0; i < docIds.length; i++) increase(found, numbers[docIds[i] as number] as number, 1)
      return toCounts(found)
    },
  }
}

function increase(counts: Int32Array, number: number, by: number) {
  counts[number] = (counts[number] as number) + by
}
