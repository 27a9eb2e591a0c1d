import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A language of the question set of docs/languages.md. */
export interface QuestionSet {
  language: string
  passages: string[]
  /** Each with the number of the passage that answers it. */
  questions: [question: string, passage: number][]
  unanswerable: string[]
}

const folder = new URL('../../../services/persona/tests/question-set/', import.meta.url)
const heldOutFile = new URL('../../../services/persona/tests/held-out-questions/questions.yaml', import.meta.url)
const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'ru', 'tr', 'ar', 'zh', 'ja']

export const readQuestionSets = (): QuestionSet[] =>
  languages.map((language) => ({ language, ...JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) }))

/** Reads the questions that were written after all thresholds were set. */
export function readHeldOutSets(): QuestionSet[] {
  const sets: Record<string, Omit<QuestionSet, 'language'>> = parse(readFileSync(heldOutFile, 'utf8'))
  return Object.entries(sets).map(([language, set]) => ({ language, ...set }))
}

/**
 * Reads passages on other subjects: a file `<language>.txt` for each language, with one passage a line. Takes one of each language in turn.
 */
export function readDistractors(from: string): string[] {
  const lists = languages.map((language) => {
    const file = join(from, `${language}.txt`)
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    return lines.filter((line) => line.trim() !== '')
  })
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}
