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
  matchAll: (terms: readonly (readonly string[])[]) => readonly number[]
}

/** The documents of one stem in ascending order. A frequent stem also has a bitmap, to test a single document. */
interface PostingList {
  docIds: number[]
  bitmap?: Uint32Array
}

/** Number of documents from which on a stem has a bitmap. */
const bitmapThreshold = 1_024

export function createPostings(): Postings {
  const lists = new Map<string, PostingList>()
  const isLive: boolean[] = []
  let allLive = true
  /** For each document, the number of the last pass that visited it. A pass is a union or an intersection. */
  let visitedBy = new Int32Array(bitmapThreshold)
  let passes = 0

  const listsOf = (stems: Iterable<string>) => [...stems].flatMap((stem) => lists.get(stem) ?? [])
  const union = (term: readonly PostingList[]): readonly number[] => {
    const [first, ...others] = term
    const only = first?.docIds ?? []
    if (others.length === 0) return allLive ? only : only.filter((docId) => isLive[docId])
    const pass = ++passes
    const found: number[] = []
    for (const { docIds } of term)
      for (const docId of docIds) {
        if (visitedBy[docId] === pass) continue
        visitedBy[docId] = pass
        if (isLive[docId]) found.push(docId)
      }
    return found
  }
  const intersect = (found: readonly number[], term: readonly PostingList[]) => {
    const pass = ++passes
    for (const { docIds, bitmap } of term) {
      if (bitmap) for (const docId of found) if (hasBit(bitmap, docId)) visitedBy[docId] = pass
      if (!bitmap) for (const docId of docIds) visitedBy[docId] = pass
    }
    return found.filter((docId) => visitedBy[docId] === pass)
  }

  return {
    add: (docId, stems) => {
      isLive[docId] = true
      if (docId >= visitedBy.length) visitedBy = new Int32Array(2 * docId)
      for (const stem of stems) {
        const list = lists.get(stem)
        if (list) append(list, docId)
        else lists.set(stem, { docIds: [docId] })
      }
    },
    remove: (docId) => {
      isLive[docId] = false
      allLive = false
    },
    hasAny: (stems) => listsOf(stems).some(({ docIds }) => docIds.some((docId) => isLive[docId])),
    matchAll: (terms) => {
      if (passes > maxPasses) {
        visitedBy.fill(0)
        passes = 0
      }
      const [rarest, ...others] = terms.map(listsOf).sort((a, b) => sizeOf(a) - sizeOf(b))
      return others.reduce(intersect, union(rarest ?? []))
    },
  }
}

/** Passes are numbered in 32 bits. The margin leaves room for the terms of one search. */
const maxPasses = 2 ** 31 - 1_000

const sizeOf = (term: readonly PostingList[]) => term.reduce((sum, { docIds }) => sum + docIds.length, 0)

const hasBit = (bitmap: Uint32Array, docId: number) => ((bitmap[docId >>> 5] as number) & (1 << (docId & 31))) !== 0

function setBit(bitmap: Uint32Array, docId: number) {
  bitmap[docId >>> 5] = (bitmap[docId >>> 5] as number) | (1 << (docId & 31))
}

/** Appends a document to a list. Builds the bitmap at the threshold, and doubles it when the document does not fit. */
function append(list: PostingList, docId: number) {
  list.docIds.push(docId)
  if (list.docIds.length < bitmapThreshold) return
  const { bitmap } = list
  if (bitmap && docId >>> 5 < bitmap.length) return setBit(bitmap, docId)
  const larger = new Uint32Array((2 * docId) >>> 5)
  for (const existing of list.docIds) setBit(larger, existing)
  list.bitmap = larger
}
