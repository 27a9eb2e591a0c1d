import { estimatePeople } from '../sketches/distinct-people.ts'
import { hashText, mix } from '../sketches/hash.ts'
import { CountedSupporter } from './supporter.ts'
import type { Supporter, SupportingDay } from './topic.ts'

/** The most supporters of a topic that are kept. */
export const mostSupporters = 1_024
/** Further supporters that are kept while rows are read, in addition to `mostSupporters`. */
const slack = 1_024
const mostExamples = 3

/** A person and an exchange in which they used a term. */
interface Example {
  person: number
  exchangeId: string
  rank: number
}

/** The supporters of one topic while rows are read, at most 5,120 of them. The result does not depend on the order of rows. */
export class SupporterSample {
  /** Most people have one day; only those with more have an array. */
  readonly #people = new Map<number, SupportingDay | SupportingDay[]>()
  readonly #examples: Example[][]
  #largest = Number.POSITIVE_INFINITY

  constructor(terms: number) {
    this.#examples = Array.from({ length: terms }, () => [])
  }

  add(person: number, day: SupportingDay): void {
    if (mix(person) > this.#largest) return
    const days = this.#people.get(person)
    if (Array.isArray(days)) days.push(day)
    else this.#people.set(person, days ? [days, day] : day)
    if (this.#people.size >= mostSupporters + slack) this.#shrink()
  }

  /** Offers an exchange from which a term's text can be read. Keeps those with the smallest hashes, one for each of three people. */
  offer(term: number, person: number, exchangeId: string): void {
    const examples = this.#examples[term] as Example[]
    const rank = hashText(exchangeId)
    if (examples.length === mostExamples && rank >= (examples[mostExamples - 1] as Example).rank) return
    const own = examples.findIndex((example) => example.person === person)
    if (own !== -1 && (examples[own] as Example).rank <= rank) return
    if (own !== -1) examples.splice(own, 1)
    examples.push({ person, exchangeId, rank })
    examples.sort((a, b) => a.rank - b.rank)
    examples.length = Math.min(examples.length, mostExamples)
  }

  examplesOf(term: number): string[] {
    return (this.#examples[term] as Example[]).map(({ exchangeId }) => exchangeId)
  }

  /** Returns the supporters by ascending number, and how many people there are in all. It can be called once. */
  take(): { supporters: Supporter[]; people: number } {
    this.#shrink()
    const people = this.#largest === Number.POSITIVE_INFINITY ? this.#people.size : atLeast(estimatePeople(mostSupporters, this.#largest))
    const numbers = Float64Array.from(this.#people.keys()).sort()
    const supporters = Array.from(numbers, (person) => {
      const days = this.#people.get(person) as SupportingDay | SupportingDay[]
      this.#people.delete(person)
      return new CountedSupporter(person, Array.isArray(days) ? days : [days])
    })
    return { supporters, people }
  }

  /** Keeps the 1,024 people whose numbers have the smallest hashes. */
  #shrink(): void {
    if (this.#people.size <= mostSupporters) return
    this.#largest = Uint32Array.from(this.#people.keys(), (person) => mix(person)).sort()[mostSupporters - 1] as number
    for (const person of this.#people.keys()) if (mix(person) > this.#largest) this.#people.delete(person)
  }
}

/** Lowers an estimate by two standard errors, so that a shown count is hardly ever too high. */
const atLeast = (estimate: number): number => Math.max(mostSupporters, Math.floor(estimate * (1 - 2 / Math.sqrt(mostSupporters))))
