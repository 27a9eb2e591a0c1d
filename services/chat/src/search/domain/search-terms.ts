import { DomainError } from '@rostra/kit/errors'
import { isUnspaced } from '@rostra/text/scripts'
import { stemOf } from '@rostra/text/stem'
import { isStopWord } from '@rostra/text/stop-words/stop-words'
import { wordTexts } from '@rostra/text/words'

/** One word of a search. */
export interface SearchTerm {
  word: string
  stem: string
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
  const meaningful = all.filter((word) => !isStopWord(word))
  const last = all.at(-1) ?? ''
  // Entries have no stop words, so a search of stop words alone can only mean the beginning of another word.
  const words = meaningful.length > 0 ? meaningful : [last].filter((word) => word.length >= minPrefixLength)
  return [...new Set(words)].slice(0, maxWords).map((word) => ({ word, stem: stemOf(word), isPrefix: isPrefix(word, last) }))
}

/** One character with its combining marks. */
const oneCharacter = /^.\p{M}*$/su

/** Returns whether a word is a prefix. A single character of a script without spaces matches the pairs that it begins, at any place. */
const isPrefix = (word: string, last: string) =>
  isUnspaced(word) ? oneCharacter.test(word) : word === last && word.length >= minPrefixLength

/** Returns whether a term matches a word of a text. */
export const isFoundBy = ({ word, stem: stemmed, isPrefix }: SearchTerm, found: string): boolean =>
  found === word || (found[0] === word[0] && ((isPrefix && found.startsWith(word)) || stemOf(found) === stemmed || found === stemmed))
