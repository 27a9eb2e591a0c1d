import { type Bitmap, clearBit, hasBit, setBit, withRoom } from '../bitmap.ts'
import { grown } from '../grown.ts'
import { topK } from '../top-k.ts'
import { docIdsOf, type Matches } from './postings.ts'

/** One order of the documents: greatest sort key first, then greatest id. */
export interface Ranking {
  /** Sets the sort key of a document. A new document has the next id. */
  set: (docId: number, key: number) => void
  /** Returns `limit` of the matches from position `skip`, in order. */
  page: (matches: Matches, skip: number, limit: number) => number[]
  /** Gives new ids to the documents, in their order; -1 for one that is removed. `end`: the first id that no document has then. */
  renumber: (newIds: Int32Array, end: number) => void
}

export interface RankingOptions {
  /** Compares the ids of two documents, those of removed ones included. */
  compareIds: (a: number, b: number) => number
  /** The changed documents from which they are merged into the order: so many, and one of 64. */
  minChanged: number
}

/** Matches that are fewer than one of so many documents are sorted; more of them are found by going through the order. */
const sparseShare = 32
const changedShare = 64

/**
 * Creates an order that is kept sorted, so that the first of many matches are found without a look at the others. Documents whose key
 * is new or changed wait in a list, which every search reads too. A long list is merged into the order, which takes some milliseconds
 * with half a million documents. Removed documents stay in the order until they are renumbered: no search matches them.
 */
export function createRanking({ compareIds, minChanged }: RankingOptions): Ranking {
  let keys = new Float64Array(1_024)
  /** The first id that no document has. */
  let end = 0
  /** The documents in order, of which the first `size` are filled; a changed one is still at its former position. */
  let sorted = new Int32Array(1_024)
  let size = 0
  let changed: number[] = []
  let isChanged: Bitmap = new Uint32Array(32)
  /** Reports that some changed documents are in `sorted`. */
  let hasStale = false

  const compare = (a: number, b: number) => (keys[b] as number) - (keys[a] as number) || compareIds(b, a)
  const dropStale = () => {
    let kept = 0
    for (let i = 0; i < size; i++) {
      const docId = sorted[i] as number
      if (!hasBit(isChanged, docId)) sorted[kept++] = docId
    }
    size = kept
    hasStale = false
  }
  /** Merges from the end, so that no second array is needed. */
  const merge = () => {
    if (hasStale) dropStale()
    changed.sort(compare)
    sorted = grown(sorted, size + changed.length)
    let from = size - 1
    let next = changed.length - 1
    size += changed.length
    for (let to = size - 1; next >= 0; to--) {
      const docId = changed[next] as number
      if (from >= 0 && compare(sorted[from] as number, docId) > 0) sorted[to] = sorted[from--] as number
      else sorted[to] = changed[next--] as number
    }
    for (const docId of changed) clearBit(isChanged, docId)
    changed = []
  }
  /** Goes through the order until it has found enough, and adds the changed documents that belong before the last one found. */
  const firstOf = (bitmap: Bitmap, count: number) => {
    const found: number[] = []
    for (let i = 0; i < size && found.length < count; i++) {
      const docId = sorted[i] as number
      if (hasBit(bitmap, docId) && !hasBit(isChanged, docId)) found.push(docId)
    }
    const last = found.length === count ? (keys[found[count - 1] as number] as number) : Number.NEGATIVE_INFINITY
    const others = changed.filter((docId) => (keys[docId] as number) >= last && hasBit(bitmap, docId))
    return others.length === 0 ? found : found.concat(others).sort(compare).slice(0, count)
  }

  return {
    set: (docId, key) => {
      const isNew = docId >= end
      if (!isNew && keys[docId] === key) return
      keys = grown(keys, docId + 1)
      keys[docId] = key
      end = Math.max(end, docId + 1)
      isChanged = withRoom(isChanged, docId + 1)
      if (hasBit(isChanged, docId)) return
      setBit(isChanged, docId)
      changed.push(docId)
      if (!isNew) hasStale = true
      if (changed.length > minChanged + end / changedShare) merge()
    },
    page: (matches, skip, limit) => {
      const to = Math.min(skip + limit, matches.count)
      if (skip >= to) return []
      if ('bitmap' in matches && matches.count * sparseShare >= end) return firstOf(matches.bitmap, to).slice(skip)
      return topK(docIdsOf(matches), { keys, compare }, skip, limit)
    },
    renumber: (newIds, newEnd) => {
      merge()
      for (let docId = 0; docId < end; docId++) if (newIds[docId] !== -1) keys[newIds[docId] as number] = keys[docId] as number
      let kept = 0
      for (let i = 0; i < size; i++) {
        const newId = newIds[sorted[i] as number] as number
        if (newId !== -1) sorted[kept++] = newId
      }
      size = kept
      end = newEnd
    },
  }
}
