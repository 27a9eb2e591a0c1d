import type { Supporter, SupportingDay } from './topic.ts'

/**
 * A supporter of a topic, stored as the days on which the person talked about it. The personas are computed at each
 * read: a refresh holds up to 250,000 supporters, and reads most of them once.
 */
export class CountedSupporter implements Supporter {
  readonly person: number
  readonly terms: number
  readonly firstAt: number
  readonly days: readonly SupportingDay[]

  /** The result does not depend on the order of `days`; a repeated one has no effect. */
  constructor(person: number, days: readonly SupportingDay[]) {
    this.person = person
    this.days = days.length > 1 ? sortDistinct(days) : days
    this.terms = days.reduce((terms, day) => terms | day.terms, 0)
    this.firstAt = days.reduce((first, { firstAt }) => Math.min(first, firstAt), Number.POSITIVE_INFINITY)
  }

  get personas(): Supporter['personas'] {
    const conversations = new Map<string, Set<string>>()
    for (const { personaId, conversationId } of this.days) {
      conversations.set(personaId, (conversations.get(personaId) ?? new Set()).add(conversationId))
    }
    return [...conversations]
      .map(([personaId, ids]) => ({ personaId, conversationIds: [...ids].sort() }))
      .sort((a, b) => compare(a.personaId, b.personaId))
  }
}

function sortDistinct(days: readonly SupportingDay[]): SupportingDay[] {
  return days
    .toSorted((a, b) => a.day - b.day || compare(a.conversationId, b.conversationId))
    .filter((day, index, sorted) => day.day !== sorted[index - 1]?.day || day.conversationId !== sorted[index - 1]?.conversationId)
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
