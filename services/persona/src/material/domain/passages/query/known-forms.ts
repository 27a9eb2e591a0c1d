import { inverseDocumentFrequency } from '@rostra/search/bm25'
import type { QueryTerm } from '@rostra/search/segments/rank-documents'
import { compoundParts, compoundSizes, isPartOf } from '@rostra/search/vocabulary/compounds'
import { hasCompounds } from '@rostra/text/languages/languages'
import { allStems, stemIn } from '@rostra/text/languages/stems'
import { stemOf } from '@rostra/text/stem'
import { wordTexts } from '@rostra/text/words'
import type { MessageTerm } from './own-terms.ts'

/** The terms of the material. */
export interface KnownTerms {
  /** Returns how many passages have a term. */
  frequency: (term: string) => number
  /** The number of all passages. */
  passages: number
  /** Returns the terms of which one of these is the beginning or the end. */
  withPart: (parts: readonly string[]) => string[]
}

/** What a part of a word weighs, and a compound that has the word. */
const partWeight = 0.7
const compoundWeight = 0.5

/**
 * Replaces the terms that the material does not have by other forms of their words that it has: the word itself, its stem in another language when the
 * message may be in one, the pairs of characters of a word without blanks, or the two words of a compound.
 */
export function useKnownForms(terms: readonly MessageTerm[], known: KnownTerms): MessageTerm[] {
  const unknown = terms.filter(({ term }) => known.frequency(term) === 0)
  const mayBeOther = unknown.length > terms.length / 2
  return terms.flatMap((term) => (unknown.includes(term) ? formsOf(term, known, mayBeOther) : term))
}

/** `mayBeOther`: the message may be in another language than its few words tell, since the material has hardly any of them. */
function formsOf(term: MessageTerm, { frequency }: KnownTerms, mayBeOther: boolean): MessageTerm[] {
  const { word, language, weight } = term
  const isKnown = (form: string) => frequency(form) > 0
  const forms = language === undefined ? [...allStems(word), word] : [word, stemOf(word), ...(mayBeOther ? allStems(word) : [])]
  const form = forms.find(isKnown)
  if (form !== undefined) return [{ ...term, term: form }]
  const pairs = wordTexts(word, 'searched-pairs').filter((pair) => pair !== word && isKnown(pair))
  if (pairs.length > 0) return pairs.map((pair) => ({ ...term, term: pair, word: pair, weight: weight * partWeight }))
  if (!hasCompounds(language)) return [term]
  const parts = compoundParts(word, (part) => isKnown(stemIn(part, language)))
  return parts.length === 0
    ? [term]
    : parts.map((part) => ({ ...term, term: stemIn(part, language), word: part, weight: weight * partWeight }))
}

/**
 * Returns the compounds of the material that begin or end with a word of a message, for a message in a language that writes them as one word. A compound is rarer than
 * its part, but tells no more: it weighs half as much as the part.
 */
export function compoundTerms(terms: readonly MessageTerm[], { frequency, passages, withPart }: KnownTerms): QueryTerm[] {
  const parts = terms
    .filter(({ term, language }) => hasCompounds(language) && term.length >= compoundSizes(term).leastPart)
    .map(({ term }) => term)
  if (parts.length === 0) return []
  const rarityOf = (term: string) => inverseDocumentFrequency(passages, frequency(term))
  const own = new Set(terms.map(({ term }) => term))
  return withPart(parts).flatMap((term) => {
    if (own.has(term)) return []
    const ofParts = parts.filter((part) => isPartOf(part, term)).map(rarityOf)
    return { term, weight: compoundWeight * Math.min(1, Math.max(0, ...ofParts) / rarityOf(term)) }
  })
}
