import type { SampledRow } from '../sketches/row-sample.ts'
import { createBreather } from './breathe.ts'
import type { TermStatistics } from './term-statistics.ts'

/** Where in a sample each term is used, and by whom. */
export interface TermUsage {
  rows: readonly SampledRow[]
  /** The rows that contain each term, sorted by person; by the term's id. */
  rowsOf: readonly Uint32Array[]
  /** The index of each row's person. */
  personOf: Uint32Array
  /**
   * In how many of a person's rows each term is, averaged over all people: from 0 to 1.
   * A person with many rows counts as much as one with a single row.
   */
  shares: Float64Array
}

export async function indexUsage({ rows, hashes }: TermStatistics, signal: AbortSignal): Promise<TermUsage> {
  const breathe = createBreather(signal)
  const { personOf, rowsOfPerson } = numberPeople(rows)
  await breathe()
  const rowsOf = indexRows(rows, hashes.length, orderByPerson(personOf, rowsOfPerson))
  await breathe()
  const shares = new Float64Array(hashes.length)
  for (const [id, indexes] of rowsOf.entries()) {
    let share = 0
    for (const index of indexes) share += 1 / (rowsOfPerson[personOf[index] as number] as number)
    shares[id] = share / rowsOfPerson.length
  }
  return { rows, rowsOf, personOf, shares }
}

function numberPeople(rows: readonly SampledRow[]): { personOf: Uint32Array; rowsOfPerson: number[] } {
  const indexes = new Map<number, number>()
  const rowsOfPerson: number[] = []
  const personOf = new Uint32Array(rows.length)
  for (const [row, { person }] of rows.entries()) {
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

function indexRows(rows: readonly SampledRow[], terms: number, byPerson: Uint32Array): Uint32Array[] {
  const sizes = new Uint32Array(terms)
  for (const { terms: ids } of rows) {
    for (let index = 0; index < ids.length; index++) {
      const id = ids[index] as number
      sizes[id] = (sizes[id] as number) + 1
    }
  }
  const rowsOf = Array.from(sizes, (size) => new Uint32Array(size))
  sizes.fill(0)
  for (const row of byPerson) {
    const { terms: ids } = rows[row] as SampledRow
    for (let index = 0; index < ids.length; index++) {
      const id = ids[index] as number
      const place = sizes[id] as number
      ;(rowsOf[id] as Uint32Array)[place] = row
      sizes[id] = place + 1
    }
  }
  return rowsOf
}
