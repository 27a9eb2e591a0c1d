import { type QuestionedText, questionedTexts, unrelatedQuestions } from './questions.ts'
import { searchOver } from './searched-texts.ts'
import { syntheticPassages } from './synthetic-passages.ts'

interface Recall {
  /** The share of questions whose answer is among the passages that a model gets. */
  recall: number
  /** The questions whose answer is not among them, and how many passages are. */
  misses: { text: string; question: string; found: number }[]
  /** The share of unrelated questions for which nothing is found. */
  nothingFound: number
  /** Unrelated questions for which something is found. */
  foundAnyway: string[]
}

/** Passages of invented words: with the four texts as many as ten of them have. */
const others: QuestionedText = { title: 'others', passages: syntheticPassages(51, 3), questions: [] }

/** Asks all questions with all texts as the sources of one persona, among as much material that answers none. */
export async function measureRecall(): Promise<Recall> {
  const texts = [...questionedTexts(), others]
  const { find } = searchOver(texts)
  const misses: Recall['misses'] = []
  for (const [number, { title, questions }] of texts.entries()) {
    for (const { question, quote } of questions) {
      const found = await find(question)
      const isFound = found.some(({ sourceId, text }) => sourceId === `s${number}` && flat(text).includes(quote))
      if (!isFound) misses.push({ text: title, question, found: found.length })
    }
  }
  const unrelated = unrelatedQuestions()
  const foundAnyway: string[] = []
  for (const question of unrelated) if ((await find(question)).length > 0) foundAnyway.push(question)
  const asked = texts.reduce((sum, { questions }) => sum + questions.length, 0)
  return { misses, foundAnyway, recall: 1 - misses.length / asked, nothingFound: 1 - foundAnyway.length / unrelated.length }
}

const flat = (text: string) => text.replace(/\s+/g, ' ')
