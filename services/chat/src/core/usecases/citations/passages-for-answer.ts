import { tellsCondition } from '@rostra/llm/offline/health/health'
import { numbered } from '../../domain/citations/citation.ts'
import { noRetrieval, type Retrieval } from '../../domain/citations/retrieval.ts'
import type { PastExchange } from '../../domain/exchanges/ports.ts'
import type { PassageQuery, SpeakingProfile } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'

/** The most earlier messages that a search gets, for context. */
const earlierMessages = 3

type Needed = Pick<Ports, 'personas' | 'retrievals'>

/**
 * Finds the passages for an answer as soon as the persona and the branch are known. Makes no call for a persona without material. A search
 * that fails or times out is reported, and the answer continues without passages. Throws only what reading the persona and the branch
 * throws.
 */
export async function passagesForAnswer(
  ports: Needed,
  known: { profile: Promise<SpeakingProfile>; branch: Promise<{ exchanges: readonly PastExchange[] }> },
  query: Omit<PassageQuery, 'earlier'>,
): Promise<Retrieval> {
  const [profile, { exchanges }] = await Promise.all([known.profile, known.branch])
  if (!profile.hasMaterial) return noRetrieval
  return findPassages(ports, profile.id, { ...query, earlier: earlierOf(exchanges.map(({ content }) => content)) })
}

/**
 * Returns the latest three of a person's earlier messages, in place of the oldest one an older one that tells an injury or an illness.
 * `messages`: oldest first.
 */
export function earlierOf(messages: readonly string[]): string[] {
  const latest = messages.slice(-earlierMessages)
  const condition = latest.some(tellsCondition) ? undefined : messages.findLast(tellsCondition)
  return condition === undefined ? latest : [condition, ...latest.slice(1)]
}

/** Searches a persona's material. Does not throw: a failure is an outcome. */
export async function findPassages({ personas, retrievals }: Needed, personaId: string, query: PassageQuery): Promise<Retrieval> {
  const begunAt = performance.now()
  const seconds = () => (performance.now() - begunAt) / 1_000
  try {
    const found = await personas.findPassages(personaId, query)
    const passages = numbered(found.passages)
    const outcome = passages.length > 0 ? 'found' : 'nothing'
    retrievals.ended(outcome, seconds())
    return { outcome, passages, openers: found.openers }
  } catch (error) {
    if (!query.signal.aborted) retrievals.ended('failed', seconds(), error)
    return { outcome: 'failed', passages: [], openers: [] }
  }
}
