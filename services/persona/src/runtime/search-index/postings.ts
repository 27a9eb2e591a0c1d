import { grown } from './grown.ts'

/** The posting lists of an inverted index: which documents contain which stems. */
export interface Postings {
  /** Adds a document. Its id must be greater than every id before it. */
  add: (docId: number, stems: readonly string[]) => void
  remove: (docId: number) => void
  /** Reports whether any document has one of the stems. */
  hasAny: (stems: Iterable<string>) => boolean
  /**
   * Returns the documents that have, for every term, at least one of its stems. The ids ascend, except when there is one term with
   * several stems.
   */
  matchAll: (terms: readonly (readonly string[])[]) => ArrayLike<number>
  /** Gives new ids to the live documents, in their order, and forgets the removed ones. */
  renumber: (newIds: Int32Array) => void
}

/** The documents of one stem in ascending order. A frequent stem also has a bitmap, to test a single document. */
interface PostingList {
  docIds: Int32Array
  size: number
  bitmap?: Uint32Array
}

/** A stem has a bitmap once it has so many documents, and one of 32 of all: its bitmap is then no larger than its list. */
const bitmapThreshold = 1_024
const bitmapShare = 32
const initialListCapacity = 4

export function createPostings(): Postings {
  const lists = new Map<string, PostingList>()
  let isLive = new Uint8Array(bitmapThreshold)
  let allLive = true
  /** For each document, the number of the last pass that visited it. A pass is a union or an intersection. */
  let visitedBy = new Int32Array(bitmapThreshold)
  let passes = 0

  const listsOf = (stems: Iterable<string>) => [...stems].flatMap((stem) => lists.get(stem) ?? [])
  const union = (term: readonly PostingList[]): ArrayLike<number> => {
    const [first, ...others] = term
    if (!first) return []
    if (others.length === 0) {
      const only = first.docIds.subarray(0, first.size)
      return allLive ? only : only.filter((docId) => isLive[docId] === 1)
    }
    const pass = ++passes
    const found: number[] = []
    for (const { docIds, size } of term)
      for (let i = 0; i < size; i++) {
        const docId = docIds[i] as number
        if (visitedBy[docId] === pass) continue
        visitedBy[docId] = pass
        if (isLive[docId] === 1) found.push(docId)
      }
    return found
  }
  const intersect = (found: ArrayLike<number>, term: readonly PostingList[]) => {
    const pass = ++passes
    for (const { docIds, size, bitmap } of term) {
      if (bitmap) {
        for (let i = 0; i < found.length; i++) if (hasBit(bitmap, found[i] as number)) visitedBy[found[i] as number] = pass
      } else for (let i = 0; i < size; i++) visitedBy[docIds[i] as number] = pass
    }
    const matches: number[] = []
    for (let i = 0; i < found.length; i++) if (visitedBy[found[i] as number] === pass) matches.push(found[i] as number)
    return matches
  }

  return {
    add: (docId, stems) => {
      isLive = grown(isLive, docId + 1)
      visitedBy = grown(visitedBy, docId + 1)
      isLive[docId] = 1
      for (const stem of stems) {
        const list = lists.get(stem) ?? { docIds: new Int32Array(initialListCapacity), size: 0 }
        if (list.size === 0) lists.set(stem, list)
        append(list, docId)
      }
    },
    remove: (docId) => {
      isLive[docId] = 0
      allLive = false
    },
    hasAny: (stems) => listsOf(stems).some(({ docIds, size }) => hasLive(docIds, size, isLive)),
    matchAll: (terms) => {
      if (passes > maxPasses) {
        visitedBy.fill(0)
        passes = 0
      }
      const [rarest, ...others] = terms.map(listsOf).sort((a, b) => sizeOf(a) - sizeOf(b))
      return others.reduce<ArrayLike<number>>(intersect, union(rarest ?? []))
    },
    renumber: (newIds) => {
      for (const [stem, list] of lists) {
        const live = list.docIds.subarray(0, list.size).filter((docId) => isLive[docId] === 1)
        if (live.length === 0) lists.delete(stem)
        else lists.set(stem, rebuilt(live.map((docId) => newIds[docId] as number)))
      }
      const size = newIds.reduce((count, newId) => (newId < 0 ? count : count + 1), 0)
      isLive.fill(0).fill(1, 0, size)
      allLive = true
    },
  }
}

/** Passes are numbered in 32 bits. The margin leaves room for the terms of one search. */
const maxPasses = 2 ** 31 - 1_000

const sizeOf = (term: readonly PostingList[]) => term.reduce((sum, { size }) => sum + size, 0)

function hasLive(docIds: Int32Array, size: number, isLive: Uint8Array) {
  for (let i = 0; i < size; i++) if (isLive[docIds[i] as number] === 1) return true
  return false
}

const hasBit = (bitmap: Uint32Array, docId: number) => ((bitmap[docId >>> 5] as number) & (1 << (docId & 31))) !== 0

function setBit(bitmap: Uint32Array, docId: number) {
  bitmap[docId >>> 5] = (bitmap[docId >>> 5] as number) | (1 << (docId & 31))
}

/** Appends a document to a list. Builds the bitmap once the stem is frequent. */
function append(list: PostingList, docId: number) {
  list.docIds = grown(list.docIds, list.size + 1)
  list.docIds[list.size++] = docId
  if (list.bitmap) {
    list.bitmap = grown(list.bitmap, (docId >>> 5) + 1)
    setBit(list.bitmap, docId)
  } else if (list.size >= bitmapThreshold && list.size * bitmapShare > docId) list.bitmap = bitmapOf(list.docIds.subarray(0, list.size))
}

function bitmapOf(docIds: Int32Array) {
  const bitmap = new Uint32Array(((docIds.at(-1) as number) >>> 5) + 1)
  for (const docId of docIds) setBit(bitmap, docId)
  return bitmap
}

function rebuilt(docIds: Int32Array): PostingList {
  const isFrequent = docIds.length >= bitmapThreshold && docIds.length * bitmapShare > (docIds.at(-1) as number)
  return { docIds, size: docIds.length, ...(isFrequent ? { bitmap: bitmapOf(docIds) } : {}) }
}
