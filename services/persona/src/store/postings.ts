import type { Order } from '../domain/public-list.ts'
import type { ListReader } from './list-reader.ts'
import { createMemory } from './memory.ts'
import type { Term } from './public-filter.ts'

/** The public personas that one term finds. */
interface Posting {
  /** Of 12 bytes each, one after the other, in the order of a list. */
  ids: Uint8Array
  /** A number for each id, ascending; beside each, at which place its id is. */
  marks: Float64Array
  places: Uint16Array
  /** False when there are more than can be held: then nothing is. */
  isWhole: boolean
}

const idBytes = 12
/** A word that so many personas have is not held: a place has to fit beside a mark. */
export const mostHeld = 2 ** 15
const notHeld: Posting = { ids: new Uint8Array(), marks: new Float64Array(), places: new Uint16Array(), isWhole: false }
/** Of all words together, 22 bytes each. */
const mostIds = 1_000_000
/** A persona that another replica has made is missed for so long; one that is gone is left out at once. */
const times = { freshMs: 60_000, usableMs: 120_000 }

/** What several words find together. */
export interface Postings {
  /** The personas that all terms find, in the order of a list. Else, when a term finds too many to be held, the terms with the rarest first. */
  matchesOf: (terms: readonly Term[], order: Order) => Promise<Matches | { rarestFirst: Term[] }>
  /** Forgets what was found by any of these stems: a persona with them has been saved. */
  drop: (stems: readonly string[]) => void
}

export interface Matches {
  total: number
  /** Ids of 12 bytes. */
  ids: (skip: number, limit: number) => Uint8Array[]
}

/**
 * Intersects the lists of several words in this process: the database would read every persona of the rarest word to see whether it has
 * the others. Each list is a piece of one index and remembered for a while, as is what several have in common.
 */
export function createPostings(reader: Pick<ListReader, 'ids'>): Postings {
  const postings = createMemory<Posting>({ most: mostIds, weightOf: ({ marks }) => marks.length + 1, ...times })
  const matches = createMemory<Uint8Array>({ most: mostIds, weightOf: ({ length }) => length / idBytes + 1, ...times })

  const postingOf = (stems: Term, order: Order) =>
    postings.get(keyOf(order, stems), async () => {
      const ids = await reader.ids(stems, order)
      if (ids.length >= mostHeld) return notHeld
      const pairs = Float64Array.from(ids, (id, place) => markOf(id) * mostHeld + place).sort()
      const marks = pairs.map((pair) => Math.floor(pair / mostHeld))
      return { ids: Buffer.concat(ids), marks, places: Uint16Array.from(pairs, (pair) => pair % mostHeld), isWhole: true }
    })
  const intersect = (lists: readonly Posting[]) => {
    const [lead, ...rest] = lists.toSorted((a, b) => a.marks.length - b.marks.length)
    if (!lead) return new Uint8Array()
    let found: Pick<Posting, 'marks' | 'places'> = lead
    for (const { marks } of rest) found = inBoth(found, marks)
    return Buffer.concat(Array.from(found.places.toSorted(), (place) => idAt(lead.ids, place)))
  }

  return {
    matchesOf: async (terms, order) => {
      const lists = await Promise.all(terms.map((term) => postingOf(term, order)))
      if (!lists.every(({ isWhole }) => isWhole)) {
        const reach = (at: number) => (lists[at]?.isWhole ? lists[at].marks.length : mostHeld)
        return { rarestFirst: [...terms.keys()].toSorted((a, b) => reach(a) - reach(b)).map((at) => terms[at] as Term) }
      }
      const found = await matches.get(keyOf(order, ...terms), async () => intersect(lists))
      const total = found.length / idBytes
      return { total, ids: (skip, limit) => range(skip, Math.min(skip + limit, total)).map((rank) => idAt(found, rank)) }
    },
    drop: (stems) => {
      const isConcerned = (key: string) => (JSON.parse(key) as [Order, ...string[][]]).flat().some((part) => stems.includes(part))
      postings.drop(isConcerned)
      matches.drop(isConcerned)
    },
  }
}

const keyOf = (order: Order, ...stems: readonly Term[]) => JSON.stringify([order, ...stems])
const idAt = (ids: Uint8Array, rank: number) => ids.subarray(rank * idBytes, (rank + 1) * idBytes)
const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** What of `found` is among `others`; both ascend. */
function inBoth({ marks, places }: Pick<Posting, 'marks' | 'places'>, others: Float64Array) {
  const common = { marks: new Float64Array(marks.length), places: new Uint16Array(marks.length) }
  let [length, at, other] = [0, 0, 0]
  while (at < marks.length && other < others.length) {
    const difference = (marks[at] as number) - (others[other] as number)
    if (difference === 0) {
      common.marks[length] = marks[at] as number
      common.places[length++] = places[at] as number
    }
    if (difference <= 0) at++
    if (difference > 0) other++
  }
  return { marks: common.marks.subarray(0, length), places: common.places.subarray(0, length) }
}

/**
 * A number of 38 bits for an id: its counter and the end of its second, each mixed with what tells processes apart. Two of a hundred
 * thousand ids have the same with a chance of 1 in 50; such a page shows somebody who lacks a word.
 */
function markOf(id: Uint8Array): number {
  const counter = ((id[9] as number) << 16) | ((id[10] as number) << 8) | (id[11] as number)
  const mixer = ((id[6] as number) << 16) | ((id[7] as number) << 8) | (id[8] as number)
  const second = ((id[2] as number) << 8) | (id[3] as number)
  return ((second ^ mixer) & 0x3fff) * 2 ** 24 + (counter ^ mixer)
}
