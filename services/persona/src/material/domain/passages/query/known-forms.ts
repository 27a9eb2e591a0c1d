import { inverseDocumentFrequency } from '@rostra/search/bm25'
import type { QueryTerm } from '@rostra/search/segments/rank-documents'
import { compoundParts } from '@rostra/search/vocabulary/compounds'
import { compoundSizes, isPartOf } from '@rostra/text/languages/compound-sizes'
import { hasCompounds, type Language } from '@rostra/text/languages/languages'
import { allStems, possibleLanguages, stemIn } from '@rostra/text/languages/stems'
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
 * Replaces the terms that the material does not have by other forms of their words that it has: the word itself, its stem in another
 * language when the message may be in one, the pairs of characters of a word without blanks, or the two words of a compound.
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
  const withForm = (form: string | undefined) => (form === undefined ? undefined : [{ ...term, term: form }])
  const own = withForm([word, stemOf(word)].find(isKnown))
  if (own) return own
  const pairs = knownPairs(word, isKnown)
  if (pairs.length > 0) return pairs.map((pair) => ({ ...term, term: pair, word: pair, weight: weight * partWeight }))
  for (const each of compoundingLanguages(term)) {
    const parts = compoundParts(word, (part) => isKnown(stemIn(part, each)))
    if (parts.length > 0) return parts.map((part) => ({ ...term, term: stemIn(part, each), word: part, weight: weight * partWeight }))
  }
  // Last, since a stem of another language may be the beginning of a compound.
  const isOfOther = language === undefined || mayBeOther
  return withForm(isOfOther ? allStems(word).find((form) => isLong(form) && isKnown(form)) : undefined) ?? [term]
}

/** A short stem of another language is a word of any text: `all` of alleno. */
const isLong = (stem: string): boolean => stem.length > 3 || !latin.test(stem)
const latin = /^\p{sc=Latin}/u

/** Returns the languages of a word, or those that it may be of, which write compounds as one word. One or two words tell no language. */
const compoundingLanguages = ({ word, language }: MessageTerm): readonly Language[] =>
  (language === undefined ? possibleLanguages(word) : [language]).filter(hasCompounds)

const ideographs = /^\p{Script=Han}+$/u
/** How many pairs of a word must be known, unless a character of it is a word by itself. One that joins two words may be unknown. */
const leastKnown = 0.75

/** Returns the pairs of characters of a word without blanks that the material has; none of a word that only looks like one of its words. */
function knownPairs(word: string, isKnown: (pair: string) => boolean): string[] {
  const pairs = wordTexts(word, 'searched-pairs').filter((pair) => pair !== word)
  const known = pairs.filter(isKnown)
  return ideographs.test(word) || known.length >= leastKnown * pairs.length ? known : []
}

/**
 * Returns the compounds of the material that begin or end with a word of a message, for a message in a language that writes them as one
 * word. A compound is rarer than its part, but tells no more: it weighs half as much as the part.
 */
export function compoundTerms(terms: readonly MessageTerm[], { frequency, passages, withPart }: KnownTerms): QueryTerm[] {
  const parts = terms
    .flatMap((each) =>
      compoundingLanguages(each).flatMap((language) => (language === each.language ? each.term : [each.term, stemIn(each.word, language)])),
    )
    .filter((part) => part.length >= compoundSizes(part).leastPart)
  if (parts.length === 0) return []
  const rarityOf = (term: string) => inverseDocumentFrequency(passages, frequency(term))
  const own = new Set(terms.map(({ term }) => term))
  return withPart(parts).flatMap((term) => {
    if (own.has(term)) return []
    const ofParts = parts.filter((part) => isPartOf(part, term)).map(rarityOf)
    return { term, weight: compoundWeight * Math.min(1, Math.max(0, ...ofParts) / rarityOf(term)) }
  })
}
