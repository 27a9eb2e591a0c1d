import type { Candidate } from './choose-passages.ts'
import { bareQuestion, type Relation } from './relation.ts'

/** What is added to the fit of a passage of the source that the conversation is about. */
const sameSource = { reference: 0.03, continuation: 0.05 }
/**
 * What is added to the next passage after the one on the subject, by a message that asks for more: half for the second one, a third
 * for the third.
 */
const next = 0.1
/** What is added to the passage on the subject itself, by a question without a word of its own, such as `How long?`. */
const itself = 0.1
/** How many passages after the one on the subject are looked at. */
export const mostNext = 4

/**
 * Adds to the fits of passages that are in the source that a conversation is about: texts on one subject stand together, and what
 * follows goes on with it.
 * `subject`: the passage that answers the message which told the subject. Nothing is added for a message that can be understood alone.
 */
export function followSubject(
  candidates: readonly Candidate[],
  subject: Candidate | undefined,
  relation: Relation,
  message = '',
): Candidate[] {
  if (!subject || relation === 'whole' || relation === 'detail') return [...candidates]
  const added = (candidate: Candidate): number => {
    const distance = candidate.index - subject.index
    if (candidate.readingId !== subject.readingId) return 0
    if (distance === 0) return bareQuestion.test(message) ? itself : 0
    const following = relation === 'continuation' && distance > 0 ? next / distance : 0
    return sameSource[relation] + following
  }
  return candidates.map((candidate) => {
    const fit = Math.min(1, candidate.passage.fit + added(candidate))
    return { ...candidate, passage: { ...candidate.passage, fit } }
  })
}

/** Returns the candidate that fits best. */
export const bestOf = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>((best, each) => (best && best.passage.fit >= each.passage.fit ? best : each), undefined)
