import { estimatePeople } from './distinct-people.ts'
import { hashText, mix } from './hash.ts'
import type { SupportingDay } from './topic.ts'

/** The most supporters of a topic that are kept. */
export const mostSupporters = 4_096
const mostExamples = 3

/** A person and an exchange in which they used a term. */
interface Example {
  person: number
  exchangeId: string
  rank: number
}

/** The supporters of one topic while rows are read; at most twice 4,096 of them. The result does not depend on the order of rows. */
export class Support {
  readonly #people = new Map<number, SupportingDay[]>()
  readonly #examples: Example[][]
  #largest = Number.POSITIVE_INFINITY

  constructor(terms: number) {
    this.#examples = Array.from({ length: terms }, () => [])
  }

  add(person: number, day: SupportingDay): void {
    if (mix(person) > this.#largest) return
    const days = this.#people.get(person)
    if (days) return void days.push(day)
    this.#people.set(person, [day])
    if (this.#people.size >= 2 * mostSupporters) this.#shrink()
  }

  /** Offers an exchange as the place where a term's text can be read. Those with the smallest hashes are kept, one for each of three people. */
  offer(term: number, person: number, exchangeId: string): void {
    const examples = this.#examples[term] as Example[]
    const rank = hashText(exchangeId)
    const own = examples.find((example) => example.person === person)
    if (own && own.rank <= rank) return
    if (own) examples.splice(examples.indexOf(own), 1)
    examples.push({ person, exchangeId, rank })
    examples.sort((a, b) => a.rank - b.rank)
    examples.length = Math.min(examples.length, mostExamples)
  }

  examplesOf(term: number): string[] {
    return (this.#examples[term] as Example[]).map(({ exchangeId }) => exchangeId)
  }

  /** Returns the supporters by ascending number, and how many people there are in all. */
  result(): { days: Map<number, SupportingDay[]>; people: number } {
    this.#shrink()
    const people = this.#largest === Number.POSITIVE_INFINITY ? this.#people.size : estimatePeople(mostSupporters, this.#largest)
    return { days: new Map([...this.#people].sort(([a], [b]) => a - b)), people }
  }

  /** Keeps the 4,096 people with the smallest mixed numbers. */
  #shrink(): void {
    if (this.#people.size <= mostSupporters) return
    this.#largest = Uint32Array.from(this.#people.keys(), (person) => mix(person)).sort()[mostSupporters - 1] as number
    for (const person of this.#people.keys()) if (mix(person) > this.#largest) this.#people.delete(person)
  }
}
