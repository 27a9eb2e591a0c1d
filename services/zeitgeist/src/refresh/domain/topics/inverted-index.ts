import type { SampledRows } from '../sketches/row-sample.ts'
import { createYield } from '../yield-event-loop.ts'
import type { FrequentTerms } from './frequent-terms.ts'

/** Where in a sample each term is used, and by whom. */
export interface InvertedIndex {
  rows: SampledRows
  /** The indexes of the rows that contain each term: the first term's rows by person, then the second's, and so on. */
  rowsOfTerms: Uint32Array
  /** The index in `rowsOfTerms` at which each term begins, by its id. The last element is the length of `rowsOfTerms`. */
  starts: Uint32Array
  /** The index of each row's person. */
  personOf: Uint32Array
  /**
   * In how many of a person's rows each term is, averaged over all people: from 0 to 1.
   * A person with many rows counts as much as one with a single row.
   */
  shares: Float64Array
}

export async function buildInvertedIndex({ rows, hashes }: FrequentTerms, signal: AbortSignal): Promise<InvertedIndex> {
  const yieldWhenDue = createYield(signal)
  const { personOf, rowsOfPerson } = indexPeople(rows)
  await yieldWhenDue()
  const { rowsOfTerms, starts } = indexRows(rows, hashes.length, orderByPerson(personOf, rowsOfPerson))
  await yieldWhenDue()
  const shares = new Float64Array(hashes.length)
  for (let id = 0; id < hashes.length; id++) {
    let share = 0
    for (let place = starts[id] as number; place < (starts[id + 1] as number); place++)
      share += 1 / (rowsOfPerson[personOf[rowsOfTerms[place] as number] as number] as number)
    shares[id] = share / rowsOfPerson.length
  }
  return { rows, rowsOfTerms, starts, personOf, shares }
}

function indexPeople({ size, persons }: SampledRows): { personOf: Uint32Array; rowsOfPerson: number[] } {
  const indexes = new Map<number, number>()
  const rowsOfPerson: number[] = []
  const personOf = new Uint32Array(size)
  for (let row = 0; row < size; row++) {
    const person = persons[row] as number
    const index = indexes.get(person) ?? indexes.size
    indexes.set(person, index)
    personOf[row] = index
    rowsOfPerson[index] = (rowsOfPerson[index] ?? 0) + 1
  }
  return { personOf, rowsOfPerson }
}

/** Returns the indexes of the rows sorted by person, those of a person ascending: a counting sort. */
function orderByPerson(personOf: Uint32Array, rowsOfPerson: readonly number[]): Uint32Array {
  const places = new Uint32Array(rowsOfPerson.length)
  for (let person = 1; person < places.length; person++)
    places[person] = (places[person - 1] as number) + (rowsOfPerson[person - 1] as number)
  const order = new Uint32Array(personOf.length)
  for (let row = 0; row < personOf.length; row++) {
    const person = personOf[row] as number
    const place = places[person] as number
    order[place] = row
    places[person] = place + 1
  }
  return order
}

function indexRows(
  { terms, starts: startOfRow }: SampledRows,
  count: number,
  byPerson: Uint32Array,
): { rowsOfTerms: Uint32Array; starts: Uint32Array } {
  const starts = new Uint32Array(count + 1)
  for (let place = 0; place < terms.length; place++) {
    const next = (terms[place] as number) + 1
    starts[next] = (starts[next] as number) + 1
  }
  for (let id = 0; id < count; id++) starts[id + 1] = (starts[id + 1] as number) + (starts[id] as number)
  const ends = starts.slice()
  const rowsOfTerms = new Uint32Array(terms.length)
  for (const row of byPerson) {
    for (let place = startOfRow[row] as number; place < (startOfRow[row + 1] as number); place++) {
      const id = terms[place] as number
      const end = ends[id] as number
      rowsOfTerms[end] = row
      ends[id] = end + 1
    }
  }
  return { rowsOfTerms, starts }
}
