/** Finds the places that have some stems. */
export interface Matcher {
  /** `place` is greater than all before it. */
  add: (place: number, stems: readonly string[]) => void
  remove: (place: number) => void
  /** Is there anybody with one of these stems? */
  findsAny: (stems: Iterable<string>) => boolean
  /** The places that have, for every term, one of its stems, ascending unless a single term of several stems is asked for. */
  all: (terms: readonly (readonly string[])[]) => readonly number[]
}

/** The places of one stem. Of a frequent one there is a bit for every place as well, so that one place can be looked up. */
interface Posting {
  places: number[]
  bits?: Uint32Array
}

/** From so many places on a stem is frequent. */
const frequent = 1_024

/** An inverted index: the postings of every stem. */
export function createMatcher(): Matcher {
  const postings = new Map<string, Posting>()
  const isTaken: boolean[] = []
  let isAllTaken = true
  /** Whom a search has met: its own number stands there. */
  let met = new Int32Array(frequent)
  let searches = 0

  const known = (stems: Iterable<string>) => [...stems].flatMap((stem) => postings.get(stem) ?? [])
  const union = (term: readonly Posting[]): readonly number[] => {
    const [first, ...others] = term
    const single = first?.places ?? []
    if (others.length === 0) return isAllTaken ? single : single.filter((place) => isTaken[place])
    const mark = ++searches
    const found: number[] = []
    for (const { places } of term)
      for (const place of places) {
        if (met[place] === mark) continue
        met[place] = mark
        if (isTaken[place]) found.push(place)
      }
    return found
  }
  const among = (found: readonly number[], term: readonly Posting[]) => {
    const mark = ++searches
    for (const { places, bits } of term) {
      if (bits) for (const place of found) if (hasBit(bits, place)) met[place] = mark
      if (!bits) for (const place of places) met[place] = mark
    }
    return found.filter((place) => met[place] === mark)
  }

  return {
    add: (place, stems) => {
      isTaken[place] = true
      if (place >= met.length) met = new Int32Array(2 * place)
      for (const stem of stems) {
        const posting = postings.get(stem)
        if (posting) put(posting, place)
        else postings.set(stem, { places: [place] })
      }
    },
    remove: (place) => {
      isTaken[place] = false
      isAllTaken = false
    },
    findsAny: (stems) => known(stems).some(({ places }) => places.some((place) => isTaken[place])),
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

const sizeOf = (term: readonly Posting[]) => term.reduce((sum, { places }) => sum + places.length, 0)

const hasBit = (bits: Uint32Array, place: number) => ((bits[place >>> 5] as number) & (1 << (place & 31))) !== 0

function setBit(bits: Uint32Array, place: number) {
  bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31))
}

function put(posting: Posting, place: number) {
  posting.places.push(place)
  if (posting.places.length < frequent) return
  const { bits } = posting
  if (bits && place >>> 5 < bits.length) return setBit(bits, place)
  const wider = new Uint32Array((2 * place) >>> 5)
  for (const one of posting.places) setBit(wider, one)
  posting.bits = wider
}
