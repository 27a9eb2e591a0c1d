/** Finds the slots that have some stems. */
export interface Matcher {
  /** `slot` is greater than all before it. */
  add: (slot: number, stems: readonly string[]) => void
  remove: (slot: number) => void
  /** Is there anybody with one of these stems? */
  findsAny: (stems: Iterable<string>) => boolean
  /** The slots that have, for every term, one of its stems, ascending unless a single term of several stems is asked for. */
  all: (terms: readonly (readonly string[])[]) => readonly number[]
}

/** The slots of one stem. Of a frequent one there is a bit for every slot as well, so that one slot can be looked up. */
interface Posting {
  slots: number[]
  bits?: Uint32Array
}

/** From so many slots on a stem is frequent. */
const frequent = 1_024

/** An inverted index: the postings of every stem. */
export function createMatcher(): Matcher {
  const postings = new Map<string, Posting>()
  const isFilled: boolean[] = []
  let areAllFilled = true
  /** Whom a search has met: its own number stands there. */
  let met = new Int32Array(frequent)
  let searches = 0

  const known = (stems: Iterable<string>) => [...stems].flatMap((stem) => postings.get(stem) ?? [])
  const union = (term: readonly Posting[]): readonly number[] => {
    const [first, ...others] = term
    const single = first?.slots ?? []
    if (others.length === 0) return areAllFilled ? single : single.filter((slot) => isFilled[slot])
    const mark = ++searches
    const found: number[] = []
    for (const { slots } of term)
      for (const slot of slots) {
        if (met[slot] === mark) continue
        met[slot] = mark
        if (isFilled[slot]) found.push(slot)
      }
    return found
  }
  const among = (found: readonly number[], term: readonly Posting[]) => {
    const mark = ++searches
    for (const { slots, bits } of term) {
      if (bits) for (const slot of found) if (hasBit(bits, slot)) met[slot] = mark
      if (!bits) for (const slot of slots) met[slot] = mark
    }
    return found.filter((slot) => met[slot] === mark)
  }

  return {
    add: (slot, stems) => {
      isFilled[slot] = true
      if (slot >= met.length) met = new Int32Array(2 * slot)
      for (const stem of stems) {
        const posting = postings.get(stem)
        if (posting) put(posting, slot)
        else postings.set(stem, { slots: [slot] })
      }
    },
    remove: (slot) => {
      isFilled[slot] = false
      areAllFilled = false
    },
    findsAny: (stems) => known(stems).some(({ slots }) => slots.some((slot) => isFilled[slot])),
    all: (terms) => {
      if (searches > mostSearches) {
        met.fill(0)
        searches = 0
      }
      const [rarest, ...others] = terms.map(known).sort((one, other) => sizeOf(one) - sizeOf(other))
      return others.reduce(among, union(rarest ?? []))
    },
  }
}

/** Before a search's number no longer fits, and with room for the terms of one. */
const mostSearches = 2 ** 31 - 1_000

const sizeOf = (term: readonly Posting[]) => term.reduce((sum, { slots }) => sum + slots.length, 0)

const hasBit = (bits: Uint32Array, slot: number) => ((bits[slot >>> 5] as number) & (1 << (slot & 31))) !== 0

function setBit(bits: Uint32Array, slot: number) {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31))
}

function put(posting: Posting, slot: number) {
  posting.slots.push(slot)
  if (posting.slots.length < frequent) return
  const { bits } = posting
  if (bits && slot >>> 5 < bits.length) return setBit(bits, slot)
  const wider = new Uint32Array((2 * slot) >>> 5)
  for (const one of posting.slots) setBit(wider, one)
  posting.bits = wider
}
