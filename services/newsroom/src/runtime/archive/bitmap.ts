/** A set of small whole numbers, one bit for each number up to the greatest. */
export class Bitmap {
  words = new Uint32Array(2)

  add(number: number): void {
    const word = number >>> 5
    this.#reach(word)
    this.words[word] = at(this.words, word) | (1 << (number & 31))
  }

  remove(number: number): void {
    const word = number >>> 5
    if (word < this.words.length) this.words[word] = at(this.words, word) & ~(1 << (number & 31))
  }

  /** Adds 1 to each number that is not below `from`. */
  shift(from: number): void {
    const { length } = this.words
    if (at(this.words, length - 1) >>> 31) this.#reach(length)
    const first = from >>> 5
    for (let word = this.words.length - 1; word > first; word--)
      this.words[word] = (at(this.words, word) << 1) | (at(this.words, word - 1) >>> 31)
    if (first >= this.words.length) return
    const below = (1 << (from & 31)) - 1
    const old = at(this.words, first)
    this.words[first] = (old & below) | ((old & ~below) << 1)
  }

  /** Removes from `found` what this set does not have. */
  intersect(found: Uint32Array): void {
    const { words } = this
    for (let word = 0; word < found.length; word++) found[word] = at(found, word) & (words[word] ?? 0)
  }

  /** Makes room for a word of 32 numbers, and for a quarter more. */
  #reach(word: number): void {
    if (word < this.words.length) return
    const longer = new Uint32Array(Math.ceil((word + 1) * 1.25))
    longer.set(this.words)
    this.words = longer
  }
}

const at = (words: Uint32Array, index: number) => words[index] as number

/** Removes from `found` the numbers below `from`, and from `to` on. */
export function keepRange(found: Uint32Array, from: number, to: number): void {
  const first = from >>> 5
  const last = to >>> 5
  found.fill(0, 0, first)
  if (first < found.length) found[first] = at(found, first) & -(1 << (from & 31))
  if (last < found.length) found[last] = at(found, last) & ((1 << (to & 31)) - 1)
  found.fill(0, last + 1)
}

/** Returns how many numbers are in a set. */
export function countOf(found: Uint32Array): number {
  let count = 0
  for (let word = 0; word < found.length; word++) count += bitsIn(at(found, word))
  return count
}

/** Returns at most `limit` numbers of a set, the greatest first, without the first `skipped`. */
export function greatestOf(found: Uint32Array, skipped: number, limit: number): number[] {
  const numbers: number[] = []
  let left = skipped
  for (let word = found.length - 1; word >= 0 && numbers.length < limit; word--) {
    const count = bitsIn(at(found, word))
    if (count <= left) {
      left -= count
      continue
    }
    for (let bit = 31; bit >= 0 && numbers.length < limit; bit--) {
      if (!((at(found, word) >>> bit) & 1)) continue
      if (left > 0) left--
      else numbers.push(word * 32 + bit)
    }
  }
  return numbers
}

/** Counts the bits of a word in parallel: H. S. Warren, Hacker's Delight, section 5-1. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
