import type { QueryTerm } from '@rostra/search/segments/rank-documents'
import { stopWordsFor } from '@rostra/text/stop-words/stop-words'
import { termsOf } from '../terms.ts'
import { isCommonTerm } from './common-words.ts'

/** Maximum number of terms of one message. A message of 4,000 characters has about 350. */
const mostTerms = 512
/** The weight of a common word. */
const commonWeight = 0.3

/** Words with which questions are asked and requests are made. */
const questionWords = stopWordsFor('question')

/**
 * Returns the different stems of one message. Words of questions are left out unless there are no others. A common word weighs less
 * than 1.
 */
export function ownTerms(text: string): QueryTerm[] {
  const terms = termsWithoutQuestion(text)
  return terms.length > 0 ? terms : distinct(termsOf(text)).map((term) => ({ term, weight: 1 }))
}

/** Returns the terms of a message that are no words of questions; none of `Who are you?`. */
export const termsWithoutQuestion = (text: string): QueryTerm[] =>
  distinct(termsOf(text, (word) => questionWords.has(word))).map((term) => ({ term, weight: isCommonTerm(term) ? commonWeight : 1 }))

const distinct = (terms: readonly string[]) => [...new Set(terms)].slice(0, mostTerms)

/** Whether a message has a word that only some questions have. */
export const tellsSubject = (text: string): boolean => termsWithoutQuestion(text).some(({ weight }) => weight === 1)

/** Returns the last message that tells a subject; the last one when none does. */
export const subjectOf = (earlier: readonly string[]): string => earlier.findLast(tellsSubject) ?? earlier.at(-1) ?? ''
