import type { Order } from '../domain/public-list.ts'
import type { ListReader } from './list-reader.ts'
import { createMemory } from './memory.ts'
import type { Term } from './public-filter.ts'

/** The public personas that one term finds, in the order of a list. */
interface Posting {
  ids: readonly Uint8Array[]
  /** One number for each id, in the same order. */
  marks: readonly number[]
  known: ReadonlySet<number>
}

/** Words that more personas have are not held here. */
export const mostHeld = 20_000

/** Together at most 2 million ids. */
const mostPostings = 100
const mostMatches = 500

/** What several words find together. */
export interface Postings {
  /** The ids of the personas that all terms find, each of which finds at most `mostHeld`, in the order of a list. May be some seconds old. */
  matchesOf: (terms: readonly Term[], order: Order) => Promise<readonly Uint8Array[]>
  /** Forgets everything: the personas have changed. */
  drop: () => void
}

/**
 * Intersects the lists of several words in this process: the database would read every persona of the rarest word to see whether it has
 * the others. Each list is a piece of one index and remembered for some seconds, as is what several have in common.
 */
export function createPostings(reader: Pick<ListReader, 'ids'>): Postings {
  const times = { freshMs: 10_000, usableMs: 20_000 }
  const postings = createMemory<Posting>({ most: mostPostings, ...times })
  const matches = createMemory<readonly Uint8Array[]>({ most: mostMatches, ...times })

  const postingOf = ({ stems }: Term, order: Order) =>
    postings.get(JSON.stringify([order, stems]), async () => {
      const ids = await reader.ids(stems, order)
      const marks = ids.map(markOf)
      return { ids, marks, known: new Set(marks) }
    })

  return {
    matchesOf: (terms, order) =>
      matches.get(JSON.stringify([order, terms.map(({ stems }) => stems)]), async () => {
        const lists = await Promise.all(terms.map((term) => postingOf(term, order)))
        const [lead, ...rest] = lists.toSorted((a, b) => a.ids.length - b.ids.length)
        if (!lead) return []
        return lead.ids.filter((_, rank) => rest.every(({ known }) => known.has(lead.marks[rank] as number)))
      }),
    drop: () => {
      postings.drop()
      matches.drop()
    },
  }
}

/**
 * A number of 48 bits for an id of 12 bytes: its second and its counter, each mixed with what tells processes apart. Among a million ids
 * two have the same with a chance of 1 in 500; the page that is read in the end is checked by the database.
 */
function markOf(id: Uint8Array): number {
  const bytes = (at: number) => ((id[at] as number) << 16) | ((id[at + 1] as number) << 8) | (id[at + 2] as number)
  return (bytes(1) ^ bytes(4)) * 2 ** 24 + (bytes(9) ^ bytes(6))
}
