import { mix } from '../sketches/hash.ts'
import { supportsTopic } from '../topics/match-row.ts'
import { type ReadEvidence, readRows } from '../topics/read-rows.ts'
import { mostSupporters } from '../topics/supporter-sample.ts'
import type { Evidence } from '../topics/topic.ts'

/**
 * Returns who talks about each list of terms now, by number, in one reading of the rows: everybody, or the same sample of 1,024 people as
 * `findTopics`. A term may be in several lists.
 */
export async function peopleOfTerms(
  lists: readonly (readonly number[])[],
  read: ReadEvidence,
  signal: AbortSignal,
): Promise<ReadonlySet<number>[]> {
  const match = createMatcher(lists)
  const samples = lists.map(() => new Sample())
  await readRows(read, signal, (row) => {
    for (const list of match(row)) samples[list]?.add(row.person)
  })
  return samples.map((sample) => sample.result())
}

/** Returns a function that finds the lists which a row supports. */
function createMatcher(lists: readonly (readonly number[])[]): (row: Evidence) => number[] {
  const places = new Map<number, { list: number; bit: number }[]>()
  for (const [list, hashes] of lists.entries())
    for (const [term, hash] of hashes.entries()) places.set(hash, [...(places.get(hash) ?? []), { list, bit: 1 << term }])
  return ({ messages }) => {
    const used = new Map<number, number>()
    for (const { terms } of messages)
      for (const hash of terms) for (const { list, bit } of places.get(hash) ?? []) used.set(list, (used.get(list) ?? 0) | bit)
    return [...used].flatMap(([list, terms]) => (supportsTopic(terms) ? [list] : []))
  }
}

/** A sample of people: the 1,024 whose numbers have the smallest hashes, or all. */
class Sample {
  #people = new Set<number>()

  add(person: number): void {
    this.#people.add(person)
    if (this.#people.size >= 2 * mostSupporters) this.#shrink()
  }

  result(): ReadonlySet<number> {
    if (this.#people.size > mostSupporters) this.#shrink()
    return this.#people
  }

  #shrink(): void {
    const smallest = [...this.#people].sort((a, b) => mix(a) - mix(b)).slice(0, mostSupporters)
    this.#people = new Set(smallest)
  }
}
