import { type Category, categories } from '../../../core/domain/personas/persona.ts'
import type { CategoryCount } from '../../domain/ports.ts'
import { grown } from './grown.ts'

/** The category of every document, in a compact array by document id so that many documents are counted quickly. */
export interface CategoryCounts {
  add: (docId: number, category: Category) => void
  remove: (docId: number) => void
  /** Moves the category of a document to a smaller id that has none. */
  move: (docId: number, newId: number) => void
  /** Counts all documents. Takes the same time for any number of them. */
  ofAll: () => CategoryCount[]
  /** Counts these documents, none of which is removed. */
  of: (docIds: ArrayLike<number>) => CategoryCount[]
}

const initialCapacity = 1_024

export function createCategoryCounts(): CategoryCounts {
  let numbers = new Uint8Array(initialCapacity)
  const live = new Int32Array(categories.length)

  return {
    add: (docId, category) => {
      const number = categories.indexOf(category)
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
      const found = new Int32Array(categories.length)
      for (let i = 0; i < docIds.length; i++) increase(found, numbers[docIds[i] as number] as number, 1)
      return toCounts(found)
    },
  }
}

function increase(counts: Int32Array, number: number, by: number) {
  counts[number] = (counts[number] as number) + by
}

/** Leaves out categories without documents. */
const toCounts = (counts: Int32Array): CategoryCount[] =>
  categories.flatMap((category, number) => (counts[number] ? [{ category, count: counts[number] }] : []))
