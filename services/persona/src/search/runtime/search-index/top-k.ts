import quickselect from 'quickselect'

/** An order of documents: greatest key first. */
export interface Order {
  keys: ArrayLike<number>
  /** Compares two documents by their keys, and by something else when the keys are equal. */
  compare: (a: number, b: number) => number
}

/** Up to this position one pass with a sorted buffer takes fewer comparisons than quickselect. */
const maxBuffered = 240

/** Returns `limit` documents from position `skip` of the order. */
export function topK(docIds: ArrayLike<number>, { keys, compare }: Order, skip: number, limit: number): number[] {
  const end = Math.min(skip + limit, docIds.length)
  if (skip >= end) return []
  if (end <= maxBuffered) return bufferedTopK(docIds, { keys, compare }, end).slice(skip)
  const all = Array.from(docIds)
  const last = all.length - 1
  if (end <= last) quickselect(all, end - 1, 0, last, compare)
  if (skip > 0) quickselect(all, skip, 0, end - 1, compare)
  return all.slice(skip, end).sort(compare)
}

/** Returns the first `k` documents in order, with a sorted buffer of `k` entries. */
function bufferedTopK(docIds: ArrayLike<number>, { keys, compare }: Order, k: number): number[] {
  const buffer: number[] = []
  let threshold = Number.NEGATIVE_INFINITY
  for (let i = 0; i < docIds.length; i++) {
    const docId = docIds[i] as number
    // This comparison skips nearly all documents.
    if ((keys[docId] as number) < threshold) continue
    let low = 0
    let high = buffer.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(docId, buffer[middle] as number) < 0) high = middle
      else low = middle + 1
    }
    if (low === k) continue
    buffer.splice(low, 0, docId)
    if (buffer.length > k) buffer.pop()
    if (buffer.length === k) threshold = keys[buffer[k - 1] as number] as number
  }
  return buffer
}
