import type { QueryTerm } from '@rostra/search/segments/rank-documents'
import type { PassageQuery } from '../passage.ts'
import { languageWithin } from '../terms.ts'
import { messageParts } from './message-parts.ts'
import { type MessageTerm, ownTerms } from './own-terms.ts'
import { relationOf } from './relation.ts'

/** A sentence of a message that is searched for itself. */
interface QuestionPart {
  query: PassageQuery
  terms: readonly MessageTerm[]
}

/** Returns the parts of a message that can be understood alone, each in its own language or that of the message. */
export const questionParts = (query: PassageQuery): QuestionPart[] =>
  (relationOf(query) === 'whole' ? messageParts(query.text) : []).map((text) => ({
    query: { text, earlier: [] },
    terms: ownTerms(text, languageWithin(text, query.text)),
  }))

/** The part of the other terms of a message, by weight, that a passage must have beside the only word of a part of the message. */
export const leastSupport = 0.3

/**
 * Returns the other terms of a message, of which a passage must have some so that a word which is all of a part of the
 * message tells that it fits: it may be that of a request, such as `Can you help me?`. Undefined for a part of more words.
 */
export function supportOf<Term extends QueryTerm>(part: readonly MessageTerm[], message: readonly Term[]): readonly Term[] | undefined {
  const words = new Set(part.map(({ word }) => word))
  return words.size === 1 ? message.filter(({ term }) => !part.some((own) => own.term === term || own.word === term)) : undefined
}
