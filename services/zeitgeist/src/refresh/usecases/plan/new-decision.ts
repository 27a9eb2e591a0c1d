import type { Day } from '../../../core/domain/activity/activity.ts'
import { type Decision, type DecisionPerson, decisionPersonOf } from '../../../core/domain/decisions/decision.ts'
import type { Supporter, Topic } from '../../domain/topics/topic.ts'

/** The most conversations of one person that a decision keeps: enough to tell each persona's share, and a document stays below 4 MB. */
const maxConversations = 20

interface NewDecision {
  entryId: string | null
  day: Day
  dayKey: Buffer
  accountOf: (person: number) => string
  decidedAt: Date
}

/** Returns the decision on a topic, with its people as hashes of the day's key. Who talked with whom is kept for published topics only. */
export function newDecision(topic: Topic, { entryId, day, dayKey, accountOf, decidedAt }: NewDecision): Decision {
  const people = topic.supporters
    .map(
      (supporter): DecisionPerson => ({
        person: decisionPersonOf(dayKey, accountOf(supporter.person)),
        terms: supporter.terms,
        personas: entryId === null ? [] : firstConversations(supporter),
      }),
    )
    .sort((a, b) => (a.person < b.person ? -1 : 1))
  return { key: topic.key, entryId, day, terms: topic.terms.map(({ hash }) => hash), people, decidedAt }
}

/** Returns 20 conversations of a person at most: first one with each persona, so that few personas are left out, then further ones. */
function firstConversations({ personas }: Supporter): DecisionPerson['personas'] {
  const kept = personas
    .slice(0, maxConversations)
    .map(({ personaId, conversationIds }) => ({ personaId, conversationIds: conversationIds.slice(0, 1) }))
  let room = maxConversations - kept.length
  for (const [index, { conversationIds }] of personas.slice(0, kept.length).entries()) {
    const more = conversationIds.slice(1, 1 + Math.max(0, room))
    room -= more.length
    kept[index]?.conversationIds.push(...more)
  }
  return kept
}
