import type { Evidence, SupportingDay } from './topic.ts'

/** The terms of one topic in one row. */
export interface Match {
  topic: number
  day: SupportingDay
  uses: readonly { term: number; exchangeId: string }[]
}

/** True when these terms make a row, or a person, support a topic: the head, or two of the others. */
export const supportsTopic = (terms: number): boolean => (terms & 1) === 1 || (terms & (terms - 1)) !== 0

/** Returns a function that finds the topics that a row supports. A term belongs to one list at most. */
export function createMatcher(lists: readonly (readonly number[])[]): (row: Evidence) => Match[] {
  const places = new Map(lists.flatMap((list, topic) => list.map((hash, term) => [hash, { topic, term }] as const)))
  return (row) => {
    const matches = new Map<number, { terms: number; firstAt: number; uses: { term: number; exchangeId: string }[] }>()
    for (const { exchangeId, at, terms } of row.messages) {
      for (const hash of terms) {
        const place = places.get(hash)
        if (!place) continue
        const match = matches.get(place.topic) ?? { terms: 0, firstAt: Number.POSITIVE_INFINITY, uses: [] }
        match.terms |= 1 << place.term
        match.firstAt = Math.min(match.firstAt, at.getTime())
        match.uses.push({ term: place.term, exchangeId })
        matches.set(place.topic, match)
      }
    }
    const { day, conversationId, personaId } = row
    return [...matches]
      .filter(([, { terms }]) => supportsTopic(terms))
      .map(([topic, { terms, firstAt, uses }]) => ({ topic, uses, day: { day, conversationId, personaId, terms, firstAt } }))
  }
}
