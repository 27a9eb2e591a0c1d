import type { Supporter, SupportingDay } from './topic.ts'

/** Builds a supporter from what supports the topic. The result does not depend on the order of `days`; a repeated one has no effect. */
export function createSupporter(person: number, days: readonly SupportingDay[]): Supporter {
  const distinct = new Map<string, SupportingDay>()
  for (const day of days) distinct.set(`${day.day} ${day.conversationId}`, day)
  const sorted = [...distinct.values()].sort((a, b) => a.day - b.day || compare(a.conversationId, b.conversationId))
  const conversations = new Map<string, Set<string>>()
  for (const { personaId, conversationId } of sorted) {
    conversations.set(personaId, (conversations.get(personaId) ?? new Set()).add(conversationId))
  }
  return {
    person,
    terms: sorted.reduce((terms, day) => terms | day.terms, 0),
    personas: [...conversations]
      .map(([personaId, ids]) => ({ personaId, conversationIds: [...ids].sort() }))
      .sort((a, b) => compare(a.personaId, b.personaId)),
    firstAt: Math.min(...sorted.map(({ firstAt }) => firstAt)),
    days: sorted,
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
