import type { ArchiveQuery } from '../../domain/archive/archive-query.ts'
import type { ArchiveIndex, IndexedStory } from '../../domain/archive/ports.ts'
import type { Author } from '../../domain/articles/author.ts'
import { Bitmap, countOf, greatestOf, keepRange } from './bitmap.ts'
import { StorySet } from './story-set.ts'

/**
 * An inverted index of the stories in memory, with exact totals. A story's place is its number in the order of publication, so a result is a set of
 * places. A search of two words takes about 20 µs over 50,000 stories.
 */
export class MemoryArchiveIndex implements ArchiveIndex {
  /** By place, also of removed stories. */
  readonly #ids: string[] = []
  readonly #publishedAt: number[] = []
  /** When the stories that are not removed were published, by id. */
  readonly #publishedAtOf = new Map<string, number>()
  /** The places of the stories that are not removed. Only here is a removed story missing. */
  readonly #published = new Bitmap()
  readonly #withStem = new Map<string, StorySet>()
  readonly #byAuthor = new Map<Author, Bitmap>()

  /** Adds a story. One with the same id stays as it is: a published text does not change. */
  put({ id, publishedAt, author, stems }: IndexedStory): void {
    if (this.#publishedAtOf.has(id)) return
    this.#publishedAtOf.set(id, publishedAt)
    const place = this.#placeOf(publishedAt, id)
    if (place < this.#ids.length) this.#shift(place)
    this.#ids.splice(place, 0, id)
    this.#publishedAt.splice(place, 0, publishedAt)
    this.#published.add(place)
    added(this.#byAuthor, author, Bitmap).add(place)
    for (const stem of stems) added(this.#withStem, stem, StorySet).add(place)
  }

  remove(id: string): void {
    const publishedAt = this.#publishedAtOf.get(id)
    if (publishedAt === undefined) return
    this.#publishedAtOf.delete(id)
    this.#published.remove(this.#placeOf(publishedAt, id))
  }

  /** Returns the ids of a page, newest first, and how many stories match. */
  find({ stems, author, from, to, page, limit }: ArchiveQuery): { ids: string[]; total: number } {
    const sets = this.#setsOf(stems, author)
    if (!sets) return { ids: [], total: 0 }
    const found = this.#published.words.slice()
    keepRange(found, this.#placeOf(from, ''), this.#placeOf(to, ''))
    for (const set of sets) set.intersect(found)
    const places = greatestOf(found, (page - 1) * limit, limit)
    return { ids: places.map((place) => this.#ids[place] as string), total: countOf(found) }
  }

  /** Returns the sets that a story must be in; null when one of them is empty. */
  #setsOf(stems: readonly string[] | null, author: Author | null): (StorySet | Bitmap)[] | null {
    if (stems?.length === 0) return null
    const sets = [...(stems ?? []).map((stem) => this.#withStem.get(stem)), ...(author === null ? [] : [this.#byAuthor.get(author)])]
    return sets.every((set) => set !== undefined) ? sets : null
  }

  /** Makes room for a story that was published before others. Stories come in order, but for some milliseconds between replicas. */
  #shift(place: number): void {
    this.#published.shift(place)
    for (const set of this.#byAuthor.values()) set.shift(place)
    for (const set of this.#withStem.values()) set.shift(place)
  }

  /** Returns how many stories come before one in the order of publication. */
  #placeOf(publishedAt: number, id: string): number {
    let low = 0
    let high = this.#ids.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.#publishedAt[middle] as number
      if (other < publishedAt || (other === publishedAt && (this.#ids[middle] as string) < id)) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Returns the value of a key, added if it is missing. */
function added<Key, Value>(map: Map<Key, Value>, key: Key, Class: new () => Value): Value {
  const known = map.get(key)
  if (known) return known
  const value = new Class()
  map.set(key, value)
  return value
}
