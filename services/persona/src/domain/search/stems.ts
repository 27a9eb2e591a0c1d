import { stemmer } from 'stemmer'
import type { Category, PersonaSummary } from '../personas/persona.ts'
import { tokenize } from './search-terms.ts'
import { isStopWord } from './stop-words.ts'

/** Number of words that are indexed of one persona. */
const maxIndexedWords = 200

/** Returns the stem that the forms of an English word share (Porter's algorithm). A word in another script is its own stem. */
export const stemOf = (word: string): string => (/^[a-z]+$/.test(word) ? stemmer(word) : word)

/** Returns the index term of a category. Words never contain '#'. */
export const categoryTerm = (category: Category): string => `#${category}`

/** Returns the words that a persona is found by. Stop words count only in its name. */
export function indexedWords({ name, description, category }: PersonaSummary): string[] {
  const meaningful = tokenize(`${category} ${description}`).filter((word) => !isStopWord(word))
  return [...new Set([...tokenize(name), ...meaningful])].slice(0, maxIndexedWords)
}
