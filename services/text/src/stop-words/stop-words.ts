import { englishWords } from './english-words.ts'

/**
 * The use of a text's words, which decides the stop words:
 * - `search`: a search for texts, in which words that may be a name or a topic are kept
 * - `question`: a search of a persona's material by a question
 * - `inbox`: questions that are compared and shown to creators
 * - `position`: positions of experts that are compared
 * - `story`: the subject of a story
 * - `topic`: words that are counted as topics
 */
export type TextUse = 'search' | 'question' | 'inbox' | 'position' | 'story' | 'topic'

/** German stop words of questions. */
const germanWords = `
  aber als am an auch auf aus bei bin bist bitte da das dass dem den denn der des die dies diese dir du ein eine einem einen einer er es für
  gibt habe haben hat ich ihr im in ist ja kann kannst können man mein meine mich mir mit nach nicht noch nur oder sich sie sind so um und uns
  vom von vor wann warum was welche wenn wer wie wieso wir wird wo zu zum zur über
`

const wordsOf = (list: string): string[] => list.trim().split(/\s+/)

const sets = new Map<TextUse, Set<string>>()

/** Returns the stop words of a use, in lower case. */
export function stopWordsFor(use: TextUse): ReadonlySet<string> {
  const known = sets.get(use)
  if (known) return known
  const found = new Set(englishWords.filter(({ uses }) => uses.split(' ').includes(use)).flatMap(({ words }) => wordsOf(words)))
  if (use === 'inbox') for (const word of wordsOf(germanWords)) found.add(word)
  sets.set(use, found)
  return found
}

let english: ReadonlySet<string> | undefined

/** Returns the English words that say nothing in a search or in a question. */
export function englishFunctionWords(): ReadonlySet<string> {
  english ??= new Set([...stopWordsFor('search'), ...stopWordsFor('question')])
  return english
}

const ofSearch = stopWordsFor('search')

/** Whether a folded word is a stop word of searches. */
export const isStopWord = (word: string): boolean => ofSearch.has(word)
