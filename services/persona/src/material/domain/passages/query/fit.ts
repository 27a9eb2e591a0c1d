import type { FoundPassage } from '../passage.ts'
import { questionOf } from '../question.ts'
import { termsOf } from '../terms.ts'
import type { WeighedTerm } from '../passage-index.ts'

/** Similarities from which on a text answers a question, with all words in common less. They depend on the model. */
export interface SimilarityScale {
  answersFrom: number
}

/**
 * The scale of a model; undefined for one that was not measured, whose similarities order passages but do not say whether they answer. Of the E5 family
 * unrelated texts have 0.75 to 0.88, and two wordings of a question 0.89 to 0.97: measured with the questions of the demo personas.
 */
export const scaleOf = (model: string): SimilarityScale | undefined => (/(?:^|[/-])(?:nano)?e5/.test(model) ? { answersFrom: 0.9 } : undefined)

/** From this fit on a passage answers a message. */
export const leastFit = 0.5

/** What a term in the text counts of one in the heading, which says what the text is about. */
const inText = 0.6
/** What all terms in common add to a similarity. */
const sharedWords = 0.08
/** A text without a question is less similar to a question than another question is. */
const withoutQuestion = 0.02
const steepness = 2.5

/**
 * Returns how well a passage answers a message, from 0 to 1; from 0.5 on it does. `terms`: those of the message with their weights in the material, also the
 * terms that no passage has. `similarity`: of their meanings, when it is known.
 */
export function fitOf(passage: Pick<FoundPassage, 'heading' | 'text'>, terms: readonly WeighedTerm[], similarity: number | undefined, scale?: SimilarityScale): number {
  const coverage = coverageOf(passage, terms)
  if (similarity === undefined || !scale) return coverage
  const reached = similarity + sharedWords * coverage + (questionOf(passage) === '' ? withoutQuestion : 0)
  return Math.min(1, Math.max(0, 0.5 + steepness * (reached - scale.answersFrom)))
}

/** Returns the part of the terms, by weight, that a passage has. */
function coverageOf({ heading, text }: Pick<FoundPassage, 'heading' | 'text'>, terms: readonly WeighedTerm[]): number {
  const inHeading = new Set(termsOf(heading))
  const inPassage = new Set(termsOf(text))
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  const had = terms.reduce((sum, { term, weight }) => sum + (inHeading.has(term) ? weight : inPassage.has(term) ? inText * weight : 0), 0)
  return all === 0 ? 0 : had / all
}
