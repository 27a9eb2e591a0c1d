import { createBreather } from './breathe.ts'
import type { TermStatistics } from './term-statistics.ts'
import { indexUsage, type TermUsage } from './term-usage.ts'

/** A term that people use together with another one. */
export interface Companion {
  id: number
  /** Normalised pointwise mutual information: 0 is chance, 1 is only together. */
  strength: number
  /** The share of the uses of the companion that are together with the term. */
  share: number
  /** About how many people used both in one conversation on one day. */
  people: number
}

/** A term in more than this share of the conversations is too general to be evidence of a subject. */
const generalShare = 0.15
/** A term of at most this many times the floor is never too general. */
const fewPeople = 10
const leastStrength = 0.35
/** Less than this share of a companion's uses is no sign that it belongs to the subject of the term. */
const leastShare = 0.25
const mostCompanions = 24

/**
 * Finds the terms that are used together with each term more than by chance, the best first.
 * A person counts once for a term: each of their rows with it weighs 1 / (the number of those rows).
 */
export async function findCompanions(
  statistics: TermStatistics,
  minPeople: number,
  signal: AbortSignal,
): Promise<Map<number, Companion[]>> {
  const breathe = createBreather(signal)
  const { people, hashes } = statistics
  const usage = await indexUsage(statistics, signal)
  const isEligible = people.map(
    (count, id) => count >= minPeople && ((usage.shares[id] as number) <= generalShare || count <= fewPeople * minPeople),
  )
  const count = createCounter(usage, isEligible)
  const companions = new Map<number, Companion[]>()
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
    companions.set(id, strongestOf(found, hashes))
    await breathe()
  }
  return companions
}

interface UsedTogether {
  id: number
  /** The sum over people of the share of their rows with the first term that have this one too. */
  weight: number
  people: number
}

/**
 * Returns a function that counts what at least `minPeople` of a term's people use together with it; `scale` is their number over that of the sampled ones.
 * It keeps its arrays between calls, and makes objects only for what it returns.
 */
function createCounter({ rows, rowsOf, personOf }: TermUsage, isEligible: readonly boolean[]) {
  const weights = new Float64Array(isEligible.length)
  const people = new Uint32Array(isEligible.length)
  const lastPerson = new Int32Array(isEligible.length).fill(-1)
  return (id: number, peopleOfTerm: number, minPeople: number): { sampled: number; scale: number; together: UsedTogether[] } => {
    const indexes = rowsOf[id] as Uint32Array
    const touched: number[] = []
    let sampled = 0
    for (let start = 0, end = 0; start < indexes.length; start = end) {
      const person = personOf[indexes[start] as number] as number
      while (end < indexes.length && personOf[indexes[end] as number] === person) end++
      sampled++
      for (let place = start; place < end; place++) {
        for (const other of rows[indexes[place] as number]?.terms ?? []) {
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
function associate({ shares }: TermUsage, first: number, second: number, given: number): number {
  const together = Math.min((shares[first] as number) * given, 0.999)
  return Math.min(1, Math.log(given / (shares[second] as number)) / -Math.log(together))
}

function strongestOf(found: Companion[], hashes: readonly number[]): Companion[] {
  return found.sort((a, b) => weightOf(b) - weightOf(a) || (hashes[a.id] as number) - (hashes[b.id] as number)).slice(0, mostCompanions)
}

const weightOf = ({ strength, people }: Companion): number => strength * Math.sqrt(people)
