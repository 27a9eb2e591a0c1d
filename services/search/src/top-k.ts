import quickselect from 'quickselect'

interface TopOptions<Item> {
  /** The score that an item needs at least. */
  least?: number
  /** Compares two items of the same score. By default the one that was added first is before the other. */
  compareTies?: (a: Item, b: Item) => number
}

const inTurn = () => 0

/** The items with the greatest scores, greatest first: a sorted list, for some hundred items at most. */
export class TopK<Item> {
  readonly items: Item[] = []
  readonly scores: number[] = []
  /** An item of a smaller score is none of them. Callers compare with it first, which skips nearly all items. */
  least: number
  readonly #limit: number
  readonly #compareTies: (a: Item, b: Item) => number

  constructor(limit: number, { least = Number.NEGATIVE_INFINITY, compareTies = inTurn }: TopOptions<Item> = {}) {
    this.#limit = limit
    this.least = least
    this.#compareTies = compareTies
  }

  /** Adds an item whose score is at least `least`. */
  add(item: Item, score: number): void {
    const { items, scores } = this
    let low = 0
    let high = items.length
    while (low < high) {
      const middle = (low + high) >> 1
      const difference = (scores[middle] as number) - score || this.#compareTies(item, items[middle] as Item)
      if (difference < 0) high = middle
      else low = middle + 1
    }
    if (low === this.#limit) return
    items.splice(low, 0, item)
    scores.splice(low, 0, score)
    if (items.length > this.#limit) {
      items.pop()
      scores.pop()
    }
    if (items.length === this.#limit) this.least = scores.at(-1) as number
  }
}

/** An order of documents: greatest key first. */
export interface Order {
  keys: ArrayLike<number>
  /** Compares two documents by their keys, and by their ids when the keys are equal. */
  compare: (a: number, b: number) => number
}

/** Up to this position one pass with a sorted list takes fewer comparisons than quickselect. */
const maxListed = 240

/** Returns `limit` documents from position `skip` of the order. */
export function topK(docIds: ArrayLike<number>, { keys, compare }: Order, skip: number, limit: number): number[] {
  const end = Math.min(skip + limit, docIds.length)
  if (skip >= end) return []
  if (end <= maxListed) {
    const top = new TopK(end, { compareTies: compare })
    for (let i = 0; i < docIds.length; i++) {
      const docId = docIds[i] as number
      const key = keys[docId] as number
      if (key >= top.least) top.add(docId, key)
    }
    return top.items.slice(skip)
  }
  const all = Array.from(docIds)
  const last = all.length - 1
  if (end <= last) quickselect(all, end - 1, 0, last, compare)
  if (skip > 0) quickselect(all, skip, 0, end - 1, compare)
  return all.slice(skip, end).sort(compare)
}
