import { DomainError } from '@rostra/kit/errors'
import { functionWordsOf, stopWordsOfSearch } from '@rostra/text/languages/function-words'
import { koreanParts } from '@rostra/text/languages/korean-stem'
import { languageOf } from '@rostra/text/languages/language-of'
import type { Language } from '@rostra/text/languages/languages'
import { allStems, stemIn } from '@rostra/text/languages/stems'
import { isUnspaced } from '@rostra/text/scripts'
import { stemOf } from '@rostra/text/stem'
import { wordTexts } from '@rostra/text/words'
import { isCompoundOf, partsOf } from './compound-words.ts'

/** One word of a search. */
export interface SearchTerm {
  word: string
  /** The forms of words that it finds: its stem in the language of the search, or those of all languages that it may be in. */
  stems: readonly string[]
  /** What compounds may begin or end with. */
  parts: readonly string[]
  /** Whether it matches the beginning of words. */
  isPrefix: boolean
}

const maxSearchLength = 200
const maxWords = 8
const minPrefixLength = 2

/**
 * Parses a search into its first 8 words without stop words. The last word of the text matches beginnings of words, from two letters on.
 * Null for blank text; no terms for text without words, such as emojis. Throws VALIDATION for more than 200 characters.
 */
export function readSearch(search: string): SearchTerm[] | null {
  // A character has at most two UTF-16 units.
  if (search.length > 2 * maxSearchLength || [...search.trim()].length > maxSearchLength) {
    const message = `Search must be at most ${maxSearchLength} characters`
    throw new DomainError('invalid', 'VALIDATION', message, { fields: { search: message } })
  }
  if (search.trim() === '') return null
  const all = wordTexts(search, 'pairs')
  const language = languageOf(search)
  const functionWords = language === undefined ? undefined : functionWordsOf(language)
  const isStopWord = stopWordsOfSearch(search, language)
  const stored = all.filter((word) => !isStopWord(word))
  const meaningful = stored.filter((word) => !functionWords?.has(word))
  const last = all.at(-1) ?? ''
  // Entries of English texts have no stop words, so a search of them alone can only mean the beginning of another word.
  const beginning = [last].filter((word) => word.length >= minPrefixLength)
  const words = [meaningful, stored].find((some) => some.length > 0) ?? beginning
  return [...new Set(words)]
    .slice(0, maxWords)
    .map((word) => ({ word, stems: stemsOf(word, language), parts: partsOf(word, language), isPrefix: isPrefix(word, last) }))
}

/**
 * Returns the forms of a word by which an entry is found: itself, its English stem and that in the language of the text, and the parts of
 * a Korean compound.
 */
export function formsOf(word: string, language: Language | undefined): string[] {
  const stem = stemIn(word, language)
  return [word, stemOf(word), stem, ...koreanParts(stem)]
}

const latin = /^\p{sc=Latin}/u

/** A short text may not tell its language, and in another script than Latin it is taken for one in the first language of its script. */
const stemsOf = (word: string, language: Language | undefined): string[] =>
  language === undefined || !latin.test(word) ? allStems(word) : [...new Set([stemOf(word), stemIn(word, language)])]

/** One character with its combining marks. */
const oneCharacter = /^.\p{M}*$/su

/** Returns whether a word is a prefix. A single character of a script without spaces matches the pairs that it begins, at any place. */
const isPrefix = (word: string, last: string) =>
  isUnspaced(word) ? oneCharacter.test(word) : word === last && word.length >= minPrefixLength

/** A stem of these scripts may begin with another letter than its word: after an article, a conjunction, or a part of a compound. */
const changesBeginning = /^[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Hangul}]/u

/** Returns whether a term matches a word of a text in a language. */
export function isFoundBy({ word, stems, parts, isPrefix }: SearchTerm, found: string, language: Language | undefined): boolean {
  if (found === word || isCompoundOf(parts, found, language)) return true
  if (found[0] !== word[0] && language !== 'id' && !changesBeginning.test(found)) return false
  return (isPrefix && found.startsWith(word)) || formsOf(found, language).some((form) => stems.includes(form))
}
