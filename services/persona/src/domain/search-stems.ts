import { stemmer } from 'stemmer'
import type { Category, PersonaFacts } from './persona.ts'
import { wordsOf } from './search-words.ts'
import { isStopWord } from './stop-words.ts'

const mostWords = 200

/** What a word has in common with its other forms, by Porter's rules for English; a word in another script stays as it is. */
export const stemOf = (word: string): string => (/^[a-z]+$/.test(word) ? stemmer(word) : word)

/** Stands for a category among the stems; no word has such a sign in it. */
export const categoryToken = (category: Category): string => `#${category}`

/** The words that a persona is found by. Stop words are among them only where they are part of the name. */
export function searchableWords({ name, description, category }: PersonaFacts): string[] {
  const telling = wordsOf(`${category} ${description}`).filter((word) => !isStopWord(word))
  return [...new Set([...wordsOf(name), ...telling])].slice(0, mostWords)
}
