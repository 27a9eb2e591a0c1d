import type { PassageQuery } from '../passage.ts'
import { ownTerms, subjectOf, tellsSubject } from './own-terms.ts'

/**
 * How a message depends on those before it:
 * - `whole`: it can be understood alone
 * - `continuation`: it asks for more on the same, such as `What else?`
 * - `reference`: it means something within the subject of the messages before it, such as `And for children?`
 * - `detail`: it can be understood alone, but the message before it told what it is about
 */
export type Relation = 'whole' | 'continuation' | 'reference' | 'detail'

/** A text whose meaning is searched for, and its part in what is searched. */
interface Meaning {
  text: string
  weight: number
}

/**
 * A message of at most `fewTerms` that is no clause is a reference. So is one of at most `someTerms` with a reference such as `it`,
 * or a beginning such as `and`.
 */
const fewTerms = 2
const someTerms = 5
const references =
  /\b(?:it|its|they|them|their|theirs|this|that|these|those|he|him|his|she|her|one|ones|there|then|same|other|others|else|instead)\b/i
const continues = /^\W*(?:and|but|or|so|then|also|what about|how about|why not|what if)\b/i
/** Words that ask for something further. */
const further = /\b(?:another|more|else|other|different|next|again|further|continue|go on)\b/i
/** A question or a request with its own verb and subject. */
const clause =
  /^\W*(?:(?:how|what|why|when|where|which|who)(?:'?s| \p{L}+){0,2} )?(?:can|could|should|must|do|does|did|is|are|was|were|will|would|may) (?:i|you|we|the|an?|my|our|your|people|\p{L}{3,})\b|^\W*(?:give|tell|teach|help|show|plan|explain|write)\b/iu
const asks = /[?？؟]|^\W*(?:(?:and|so|but|ok(?:ay)?|please) )?(?:how|what|why|when|where|which|who)\b/iu

/** The part of a message's own words, when those before it count too. */
const ownWeight = { reference: 0.6, detail: 0.8 }

export function relationOf({ text, earlier }: PassageQuery): Relation {
  const last = earlier.at(-1)
  if (last === undefined) return 'whole'
  const terms = ownTerms(text).length
  const isOfSubject = tellsSubject(text)
  if (further.test(text) && !isOfSubject && terms <= someTerms) return 'continuation'
  const refers = references.test(text) || continues.test(text)
  if (terms <= (refers ? someTerms : fewTerms) && (refers || !isOfSubject || !clause.test(text))) return 'reference'
  const isAsked = asks.test(text) || clause.test(text)
  return isAsked && tellsSubject(last) && !asks.test(last) && !clause.test(last) ? 'detail' : 'whole'
}

/** Returns the texts whose meanings are searched for. The sum of their weights is 1. */
export function meaningsOf(query: PassageQuery): Meaning[] {
  const { text, earlier } = query
  const relation = relationOf(query)
  if (relation === 'whole') return [{ text, weight: 1 }]
  const before = subjectOf(earlier)
  if (relation === 'continuation') return [{ text: before, weight: 1 }]
  const own = ownWeight[relation]
  return [
    { text, weight: own },
    { text: `${before} ${text}`, weight: 1 - own },
  ]
}
