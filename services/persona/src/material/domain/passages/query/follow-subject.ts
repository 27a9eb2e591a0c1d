import type { Candidate } from './choose-passages.ts'
import type { Relation } from './relation.ts'

/** What is added to the fit of a passage of the source that the conversation is about. */
const sameSource = { reference: 0.03, continuation: 0.05 }
/**
 * What is added to the next passage after the one on the subject, by a message that asks for more: half for the second one, a third
 * for the third.
 */
const next = 0.1
/** How many passages after the one on the subject are looked at. */
export const mostNext = 4

/**
 * Adds to the fits of passages that are in the source that a conversation is about: texts on one subject stand together, and what
 * follows goes on with it.
 * `subject`: the passage that answers the message which told the subject. Nothing is added for a message that can be understood alone.
 */
export function followSubject(candidates: readonly Candidate[], subject: Candidate | undefined, relation: Relation): Candidate[] {
  if (!subject || relation === 'whole' || relation === 'detail') return [...candidates]
  return candidates.map((candidate) => {
    const distance = candidate.index - subject.index
    if (candidate.readingId !== subject.readingId || distance === 0) return candidate
    const added = sameSource[relation] + (relation === 'continuation' && distance > 0 ? next / distance : 0)
    return { ...candidate, passage: { ...candidate.passage, fit: Math.min(1, candidate.passage.fit + added) } }
  })
}

/** Returns the candidate that fits best. */
export const bestOf = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>((best, each) => (best && best.passage.fit >= each.passage.fit ? best : each), undefined)
