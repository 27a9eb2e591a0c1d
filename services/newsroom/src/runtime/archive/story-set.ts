import { Bitmap } from './bitmap.ts'

/** Below this number of stories a list is short enough. */
const minBitmapSize = 64

/** The places of the stories that have a stem: a list of 4 bytes each, or one bit for every place once that takes less. */
export class StorySet {
  #list = new Uint32Array(1)
  #size = 0
  #bitmap: Bitmap | null = null

  /** Adds a place. The list is in ascending order: a place is usually greater than all others. */
  add(place: number): void {
    if (!this.#bitmap && this.#size >= minBitmapSize && this.#size * 32 > place) this.#toBitmap()
    if (this.#bitmap) this.#bitmap.add(place)
    else this.#insert(place)
  }

  /** Adds 1 to each place that is not below `from`. */
  shift(from: number): void {
    this.#bitmap?.shift(from)
    for (let index = this.#size - 1; index >= 0 && this.#at(index) >= from; index--) this.#list[index] = this.#at(index) + 1
  }

  /** Removes from `found` the places that this set does not have. */
  intersect(found: Uint32Array): void {
    if (this.#bitmap) this.#bitmap.intersect(found)
    else this.#intersectList(found)
  }

  #intersectList(found: Uint32Array): void {
    let index = 0
    for (let word = 0; word < found.length; word++) {
      let bits = 0
      for (; index < this.#size && this.#at(index) >>> 5 === word; index++) bits |= 1 << (this.#at(index) & 31)
      found[word] = (found[word] as number) & bits
    }
  }

  #insert(place: number): void {
    if (this.#size === this.#list.length) {
      const longer = new Uint32Array(Math.ceil(this.#size * 1.5))
      longer.set(this.#list)
      this.#list = longer
    }
    let index = this.#size++
    for (; index > 0 && this.#at(index - 1) > place; index--) this.#list[index] = this.#at(index - 1)
    this.#list[index] = place
  }

  #toBitmap(): void {
    const bitmap = new Bitmap()
    for (let index = 0; index < this.#size; index++) bitmap.add(this.#at(index))
    this.#list = new Uint32Array(0)
    this.#size = 0
    this.#bitmap = bitmap
  }

  #at(index: number): number {
    return this.#list[index] as number
  }
}
