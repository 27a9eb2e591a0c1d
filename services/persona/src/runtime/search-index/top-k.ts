import quickselect from 'quickselect'

/** The order of documents: greatest sort key first, then greatest id. */
export interface Ranking {
  sortKeys: ArrayLike<number>
  /** Compares the ids of two documents. */
  compareIds: (a: number, b: number) => number
}

/** Up to this position one pass with a sorted buffer takes fewer comparisons than quickselect. */
const maxBuffered = 240

/** Returns `limit` documents from position `skip` of the ranking, in order. */
export function topK(docIds: ArrayLike<number>, { sortKeys, compareIds }: Ranking, skip: number, limit: number): number[] {
  const keyOf = (docId: number) => sortKeys[docId] as number
  const compare: Compare = (a, b) => {
    if (a === b) return 0
    return keyOf(b) - keyOf(a) || compareIds(b, a)
  }
  const end = Math.min(skip + limit, docIds.length)
  if (skip >= end) return []
  if (end <= maxBuffered) return bufferedTopK(docIds, keyOf, compare, end).slice(skip)
  const all = Array.from(docIds)
  const last = all.length - 1
  if (end <= last) quickselect(all, end - 1, 0, last, compare)
  if (skip > 0) quickselect(all, skip, 0, end - 1, compare)
  return all.slice(skip, end).sort(compare)
}

type Compare = (a: number, b: number) => number

/** Returns the first `k` documents in order, with a sorted buffer of `k` entries. */
function bufferedTopK(docIds: ArrayLike<number>, keyOf: (docId: number) => number, compare: Compare, k: number): number[] {
  const buffer: number[] = []
  let threshold = Number.NEGATIVE_INFINITY
  for (let i = 0; i < docIds.length; i++) {
    const docId = docIds[i] as number
    // This comparison skips nearly all documents.
    if (keyOf(docId) < threshold) continue
    let [low, high] = [0, buffer.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(docId, buffer[middle] as number) < 0) high = middle
      else low = middle + 1
    }
    if (low === k) continue
    buffer.splice(low, 0, docId)
    if (buffer.length > k) buffer.pop()
    if (buffer.length === k) threshold = keyOf(buffer[k - 1] as number)
  }
  return buffer
}
