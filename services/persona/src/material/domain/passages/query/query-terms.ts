import type { QueryTerm } from '@rostra/search/segments/rank-documents'
import { stopWordsFor } from '@rostra/text/stop-words/stop-words'
import type { PassageQuery } from '../passage.ts'
import { termsOf } from '../terms.ts'
import { isCommonTerm } from './common-words.ts'

/** Maximum number of terms of one message. A message of 4,000 characters has about 350. */
const mostTerms = 512
/**
 * A message of at most `fewTerms` is a follow-up. So is one of at most `someTerms` with a reference such as `it`, or a beginning such as
 * `and`.
 */
const fewTerms = 2
const someTerms = 5
/** The weight of a common word. */
const commonWeight = 0.3
/** The weight of a term of the previous message. It halves with each message further back. */
const earlierWeight = 0.5
const references =
  /\b(?:it|its|they|them|their|theirs|this|that|these|those|he|him|his|she|her|one|ones|there|then|same|other|others|else|instead)\b/i
const continues = /^\W*(?:and|but|or|so|then|also|what about|how about|why not|what if)\b/i

/** Words with which questions are asked and requests are made. */
const questionWords = stopWordsFor('question')

/** Returns whether a message needs those before it to be understood, such as `And for children?`. */
export const isFollowUp = (text: string, terms: number): boolean =>
  terms <= fewTerms || (terms <= someTerms && (references.test(text) || continues.test(text)))

/**
 * Returns the different stems that a message is searched by. Words of questions are left out unless there are no others. A common word weighs less than 1.
 * A follow-up also has the terms of the messages before it, with less weight.
 */
export function queryTerms({ text, earlier }: PassageQuery): QueryTerm[] {
  const weights = new Map<string, number>()
  const add = (message: string, weight: number) => {
    for (const term of distinct(message)) if (!weights.has(term)) weights.set(term, isCommonTerm(term) ? commonWeight * weight : weight)
  }
  add(text, 1)
  if (isFollowUp(text, weights.size)) {
    let weight = earlierWeight
    for (const message of [...earlier].reverse()) {
      add(message, weight)
      weight /= 2
    }
  }
  if (weights.size === 0) for (const term of termsOf(text).slice(0, mostTerms)) weights.set(term, 1)
  return Array.from(weights, ([term, weight]) => ({ term, weight }))
}

const distinct = (message: string) => [...new Set(termsOf(message, (word) => questionWords.has(word)))].slice(0, mostTerms)
