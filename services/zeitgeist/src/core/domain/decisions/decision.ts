import { hash } from 'node:crypto'
import type { Day } from '../activity/activity.ts'
import { passesFloor } from './floor.ts'

/** A person that a decision counts. */
export interface DecisionPerson {
  /** A keyed hash of the account id, 16 hexadecimal digits. Its key is deleted 7 days after the decision's day. */
  person: string
  /** Bit i is set when the person used the decision's term i. */
  terms: number
  /** The personas that the person talked with about it. Empty when the topic has no entry. */
  personas: readonly { personaId: string; conversationIds: readonly string[] }[]
}

/** Whether a topic has an entry, and the people that count for it. A topic is decided anew only when enough of these people changed. */
export interface Decision {
  /** The topic's key. */
  key: string
  /** Null when the topic is not published. */
  entryId: string | null
  /** The day whose key hashes the people. */
  day: Day
  /** Hashes of the topic's terms; the one that stands for it comes first. */
  terms: readonly number[]
  /** Everybody, or a sample of 1,024 people when there are more. */
  people: readonly DecisionPerson[]
  decidedAt: Date
}

/** Returns the key of a term's topic: the term's hash in hexadecimal. */
export const topicKeyOf = (term: number): string => term.toString(16).padStart(10, '0')

/**
 * Hashes an account id by the key of a decision's day: 16 hexadecimal digits. Differs from the pseudonym of that day, so that decisions and
 * rows of activity cannot be joined.
 */
export const decisionPersonOf = (dayKey: Buffer, accountId: string): string =>
  hash('sha256', `${dayKey.toString('hex')}decision:${accountId}`, 'hex').slice(0, 16)

/** Whether a decision may stay: its people pass the floor, or it has no entry. */
export const mayStay = ({ entryId, terms, people }: Decision, minPeople: number): boolean =>
  entryId === null || passesFloor({ terms: terms.length, people }, minPeople)

/** Returns a decision without some members. */
export const withoutPeople = (decision: Decision, withdrawn: ReadonlySet<string>): Decision => ({
  ...decision,
  people: decision.people.filter(({ person }) => !withdrawn.has(person)),
})

/** Returns a decision without what was said to some personas, and without the people who talked with no other. */
export const withoutPersonas = (decision: Decision, hidden: ReadonlySet<string>): Decision => ({
  ...decision,
  people: decision.people.flatMap((each) => {
    if (each.personas.length === 0) return [each]
    const personas = each.personas.filter(({ personaId }) => !hidden.has(personaId))
    return personas.length > 0 ? [{ ...each, personas }] : []
  }),
})

/** A number in place of a conversation. An id is longer. */
const conversationNumber = /^\d{1,9}$/

/**
 * Returns a decision with numbers in place of some conversations. They lead to no account, and are as many of each persona as before: the
 * floor counts them. Returns the decision itself when it has none of them.
 */
export function withNumberedConversations(decision: Decision, conversationIds: ReadonlySet<string>): Decision {
  const all = conversationsOf(decision)
  if (!all.some((id) => conversationIds.has(id))) return decision
  const numbered = all.filter((id) => conversationIds.has(id) || conversationNumber.test(id))
  const numbers = new Map(numbered.map((id, index) => [id, String(index)]))
  const people = decision.people.map(({ personas, ...person }) => ({
    ...person,
    personas: personas.map((persona) => ({
      ...persona,
      conversationIds: persona.conversationIds.map((id) => numbers.get(id) ?? id),
    })),
  }))
  return { ...decision, people }
}

/** Returns the conversations that a decision counts, distinct and sorted. */
export const conversationsOf = ({ people }: Pick<Decision, 'people'>): string[] =>
  [...new Set(people.flatMap(({ personas }) => personas.flatMap(({ conversationIds }) => conversationIds)))].sort()

/** Returns the personas that a decision counts. */
export const personasOf = ({ people }: Pick<Decision, 'people'>): Set<string> =>
  new Set(people.flatMap(({ personas }) => personas.map(({ personaId }) => personaId)))
