/** A binary heap of things that happen at a time: the earliest first, and of the same time the one that was added first. */
export class EventHeap<T> {
  readonly #items: { at: number; order: number; value: T }[] = []
  #added = 0

  get size(): number {
    return this.#items.length
  }

  add(at: number, value: T): void {
    const items = this.#items
    const item = { at, order: this.#added++, value }
    let index = items.length
    items.push(item)
    while (index > 0) {
      const above = (index - 1) >> 1
      const parent = items[above] as typeof item
      if (!isBefore(item, parent)) break
      items[index] = parent
      index = above
    }
    items[index] = item
  }

  /** Removes and returns the earliest. */
  next(): { at: number; value: T } | undefined {
    const items = this.#items
    const [first] = items
    const last = items.pop()
    if (!first || !last || items.length === 0) return first
    let index = 0
    for (let below = 1; below < items.length; below = 2 * index + 1) {
      const [left, right] = [items[below] as typeof last, items[below + 1]]
      const smaller = right && isBefore(right, left) ? below + 1 : below
      const child = items[smaller] as typeof last
      if (!isBefore(child, last)) break
      items[index] = child
      index = smaller
    }
    items[index] = last
    return first
  }
}

const isBefore = (a: { at: number; order: number }, b: { at: number; order: number }) => a.at < b.at || (a.at === b.at && a.order < b.order)
