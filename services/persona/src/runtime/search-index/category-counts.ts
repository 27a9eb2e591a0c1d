import { type Category, categories } from '../../domain/personas/persona.ts'
import type { CategoryCount } from '../../domain/search/ports.ts'

/** The category of every document, in a compact array by document id so that many documents are counted quickly. */
export interface CategoryCounts {
  /** Adds the document with the next id, from 0. */
  add: (category: Category) => void
  remove: (docId: number) => void
  /** Counts all documents. Takes the same time for any number of them. */
  ofAll: () => CategoryCount[]
  /** Counts these documents, none of which is removed. */
  of: (docIds: readonly number[]) => CategoryCount[]
}

const initialCapacity = 1_024

export function createCategoryCounts(): CategoryCounts {
  let numbers = new Uint8Array(initialCapacity)
  let size = 0
  const live = new Int32Array(categories.length)

  return {
    add: (category) => {
      const number = categories.indexOf(category)
      if (size === numbers.length) numbers = grown(numbers)
      numbers[size++] = number
      increase(live, number, 1)
    },
    remove: (docId) => {
      increase(live, numbers[docId] as number, -1)
    },
    ofAll: () => toCounts(live),
    of: (docIds) => {
      const found = new Int32Array(categories.length)
      for (const docId of docIds) increase(found, numbers[docId] as number, 1)
      return toCounts(found)
    },
  }
}

function increase(counts: Int32Array, number: number, by: number) {
  counts[number] = (counts[number] as number) + by
}

function grown(numbers: Uint8Array<ArrayBuffer>) {
  const larger = new Uint8Array(2 * numbers.length)
  larger.set(numbers)
  return larger
}

/** Leaves out categories without documents. */
const toCounts = (counts: Int32Array): CategoryCount[] =>
  categories.flatMap((category, number) => (counts[number] ? [{ category, count: counts[number] }] : []))
