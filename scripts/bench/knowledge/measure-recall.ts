import { type QuestionedText, questionedTexts, unrelatedQuestions } from './questions.ts'
import { searchOver } from './searched-texts.ts'
import { syntheticPassages } from './synthetic-passages.ts'

export interface Recall {
  questions: number
  /** The share of questions whose answer is among the passages that a model gets. */
  recall: number
  /** The share of those whose answer is in the first passage. */
  first: number
  /** Per question, the words of the answer's passage are not found. */
  misses: { text: string; question: string; found: number }[]
  unrelated: number
  /** The share of unrelated questions for which nothing is found. */
  nothingFound: number
  /** Unrelated questions for which something is found. */
  foundAnyway: string[]
  passages: number
}

/** Passages of invented words: with the four texts as many as ten of them have. */
const others: QuestionedText = { title: 'others', passages: syntheticPassages(51, 3), questions: [] }

/** Asks all questions with all texts as the sources of one persona, among as much material that answers none. */
export async function measureRecall(texts: readonly QuestionedText[] = [...questionedTexts(), others]): Promise<Recall> {
  const find = searchOver(texts)
  const misses: Recall['misses'] = []
  let questions = 0
  let first = 0
  for (const [number, { title, questions: asked }] of texts.entries()) {
    for (const { question, quote } of asked) {
      questions++
      const found = await find(question)
      const place = found.findIndex(({ sourceId, text }) => sourceId === `s${number}` && flat(text).includes(quote))
      if (place === 0) first++
      if (place < 0) misses.push({ text: title, question, found: found.length })
    }
  }
  const unrelated = unrelatedQuestions()
  const foundAnyway: string[] = []
  for (const question of unrelated) if ((await find(question)).length > 0) foundAnyway.push(question)
  return {
    questions,
    misses,
    foundAnyway,
    unrelated: unrelated.length,
    first: first / questions,
    recall: 1 - misses.length / questions,
    nothingFound: 1 - foundAnyway.length / unrelated.length,
    passages: texts.reduce((sum, { passages }) => sum + passages.length, 0),
  }
}

const flat = (text: string) => text.replace(/\s+/g, ' ')
