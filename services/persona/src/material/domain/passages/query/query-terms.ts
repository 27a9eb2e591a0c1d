import type { PassageQuery } from '../passage.ts'
import { type MessageTerm, ownTerms, subjectOf, termsWithoutQuestion } from './own-terms.ts'
import { relationOf } from './relation.ts'

/**
 * The weight of a term of the message before a reference, or before a question on what it told. It halves with each message further
 * back.
 */
const earlierWeight = { reference: 0.5, detail: 0.25 }

/**
 * Returns the stems that a message is searched by. One that refers to the messages before it has their terms too, with less weight, and
 * one that asks for more has theirs alone.
 */
export function queryTerms(query: PassageQuery): MessageTerm[] {
  const { text, earlier } = query
  const relation = relationOf(query)
  if (relation === 'whole') return ownTerms(text)
  if (relation === 'continuation') return ownTerms(subjectOf(earlier))
  const terms = new Map(termsWithoutQuestion(text).map((own) => [own.term, own]))
  let share = earlierWeight[relation]
  for (const message of [...earlier].reverse()) {
    for (const before of termsWithoutQuestion(message))
      if (!terms.has(before.term)) terms.set(before.term, { ...before, weight: share * before.weight })
    share /= 2
  }
  return terms.size === 0 ? ownTerms(text) : [...terms.values()]
}
