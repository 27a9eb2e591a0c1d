/** A person who talked about a topic: with which of its terms, and with which personas. `Supporter` and `DecisionPerson` have this form. */
export interface FloorPerson {
  /** Bit i is set when the person used the topic's term i. */
  terms: number
  personas: readonly { personaId: string; conversationIds: readonly string[] }[]
}

/** The people of an entry's topic. */
export interface EntryPeople {
  /** The number of terms. */
  terms: number
  people: readonly FloorPerson[]
}

export type FloorFailure = 'too-few-people' | 'term-too-rare' | 'persona-of-people' | 'persona-of-conversations'

/**
 * Returns why an entry about these people may not be shown, or null. It needs `minPeople` people, as many for each term, and at most
 * half of the people and half of the conversations may belong to one persona. A person who talked with two personas counts for both.
 */
export function floorFailure({ terms, people }: EntryPeople, minPeople: number): FloorFailure | null {
  if (people.length < minPeople) return 'too-few-people'
  for (let term = 0; term < terms; term++) {
    if (people.filter((person) => (person.terms >> term) & 1).length < minPeople) return 'term-too-rare'
  }
  const peopleOf = new Map<string, number>()
  const conversationsOf = new Map<string, Set<string>>()
  for (const { personaId, conversationIds } of people.flatMap(({ personas }) => personas)) {
    peopleOf.set(personaId, (peopleOf.get(personaId) ?? 0) + 1)
    const conversations = conversationsOf.get(personaId) ?? new Set()
    for (const id of conversationIds) conversations.add(id)
    conversationsOf.set(personaId, conversations)
  }
  if (2 * Math.max(0, ...peopleOf.values()) > people.length) return 'persona-of-people'
  const sizes = [...conversationsOf.values()].map(({ size }) => size)
  if (2 * Math.max(0, ...sizes) > sizes.reduce((sum, size) => sum + size, 0)) return 'persona-of-conversations'
  return null
}

/** Whether an entry about these people may be shown. */
export const passesFloor = (entry: EntryPeople, minPeople: number): boolean => floorFailure(entry, minPeople) === null

/** Rounds a number of people down to a multiple of the floor. No other number of people is shown. */
export const roundDown = (people: number, minPeople: number): number => Math.floor(people / minPeople) * minPeople
