import { createYield } from '../yield-event-loop.ts'
import { CompanionTable } from './companion-table.ts'
import type { FrequentTerms } from './frequent-terms.ts'
import { buildInvertedIndex, type InvertedIndex } from './inverted-index.ts'

/** A term in more than this share of the conversations is too general to be evidence of a subject. */
const generalShare = 0.15
/** A term of at most this many times the floor is never too general. */
const fewPeople = 10
const leastStrength = 0.35
/** The least share of a companion's uses that are together with the term. */
const leastShare = 0.25

/**
 * Finds the terms that are used together with each term more than by chance, the best first.
 * A person counts once for a term: each of their rows with it weighs 1 / (the number of those rows).
 */
export async function findCompanions(statistics: FrequentTerms, minPeople: number, signal: AbortSignal): Promise<CompanionTable> {
  const yieldWhenDue = createYield(signal)
  const { people, hashes } = statistics
  const usage = await buildInvertedIndex(statistics, signal)
  const isEligible = people.map(
    (count, id) => count >= minPeople && ((usage.shares[id] as number) <= generalShare || count <= fewPeople * minPeople),
  )
  const count = createCounter(usage, isEligible)
  const companions = new CompanionTable(hashes.length)
  for (let id = 0; id < hashes.length; id++) {
    if (!isEligible[id]) continue
    const { sampled, scale, together } = count(id, people[id] as number, minPeople)
    const found = together
      .map(({ id: other, weight, people: both }) => {
        const given = weight / sampled
        const share = Math.min(1, (given * (usage.shares[id] as number)) / (usage.shares[other] as number))
        return { id: other, share, strength: associate(usage, id, other, given), people: Math.round(both * scale) }
      })
      .filter((one) => one.strength >= leastStrength && one.share >= leastShare)
    companions.set(
      id,
      found.sort((a, b) => weightOf(b) - weightOf(a) || (hashes[a.id] as number) - (hashes[b.id] as number)),
    )
    await yieldWhenDue()
  }
  return companions
}

interface UsedTogether {
  id: number
  /** Of each person's rows with the first term, the share that has this one too; summed over people. */
  weight: number
  people: number
}

/**
 * Returns a function that finds the terms which at least `minPeople` of a term's people use together with it. `scale` is the number of the
 * term's people divided by the number of those in the sample. The function reuses its arrays, so that it allocates little.
 */
function createCounter({ rows, rowsOfTerms, starts, personOf }: InvertedIndex, isEligible: readonly boolean[]) {
  const weights = new Float64Array(isEligible.length)
  const people = new Uint32Array(isEligible.length)
  const lastPerson = new Int32Array(isEligible.length).fill(-1)
  return (id: number, peopleOfTerm: number, minPeople: number): { sampled: number; scale: number; together: UsedTogether[] } => {
    const last = starts[id + 1] as number
    const touched: number[] = []
    let sampled = 0
    for (let start = starts[id] as number, end = start; start < last; start = end) {
      const person = personOf[rowsOfTerms[start] as number] as number
      while (end < last && personOf[rowsOfTerms[end] as number] === person) end++
      sampled++
      for (let place = start; place < end; place++) {
        const row = rowsOfTerms[place] as number
        for (let term = rows.starts[row] as number; term < (rows.starts[row + 1] as number); term++) {
          const other = rows.terms[term] as number
          if (other === id || !isEligible[other]) continue
          if (weights[other] === 0) touched.push(other)
          weights[other] = (weights[other] as number) + 1 / (end - start)
          if (lastPerson[other] !== person) people[other] = (people[other] as number) + 1
          lastPerson[other] = person
        }
      }
    }
    const scale = Math.max(1, peopleOfTerm / Math.max(1, sampled))
    const together = touched
      .filter((other) => Math.round((people[other] as number) * scale) >= minPeople)
      .map((other) => ({ id: other, weight: weights[other] as number, people: people[other] as number }))
    for (const other of touched) {
      weights[other] = 0
      people[other] = 0
      lastPerson[other] = -1
    }
    return { sampled, scale, together }
  }
}

/** Returns the normalised pointwise mutual information of two terms, when the share `given` of the uses of the first have the second. */
function associate({ shares }: InvertedIndex, first: number, second: number, given: number): number {
  const together = Math.min((shares[first] as number) * given, 0.999)
  return Math.min(1, Math.log(given / (shares[second] as number)) / -Math.log(together))
}

const weightOf = ({ strength, people }: { strength: number; people: number }): number => strength * Math.sqrt(people)
