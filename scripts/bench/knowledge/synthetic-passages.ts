import type { Passage } from '@rostra/persona/material/domain/passages/passage'
import { drawRank, drawWord, pick, seededRandom, wordOf } from '../synthetic/words.ts'

const wordsOfPassage = 200
const questions = ['How do I', 'What is the', 'Why does the', 'When should I', 'Tell me about the', 'Is it true that the']

/** Returns passages of 200 words under some headings, the same for the same seed. */
export function syntheticPassages(count: number, seed: number): Passage[] {
  const random = seededRandom(seed)
  let heading = ''
  return Array.from({ length: count }, (_, number) => {
    if (number % 5 === 0) heading = `Part ${1 + Math.floor(number / 50)} › ${wordOf(drawRank(random))} ${wordOf(drawRank(random))}`
    return {
      page: 1 + Math.floor(number / 2),
      heading,
      text: `${Array.from({ length: wordsOfPassage }, () => drawWord(random)).join(' ')}.`,
    }
  })
}

/** Returns a function that draws questions of two to eight words by Zipf's law, besides those with which one asks. */
export function syntheticQuestions(seed: number): () => string {
  const random = seededRandom(seed)
  return () =>
    `${pick(questions, random)} ${Array.from({ length: 2 + Math.floor(7 * random()) }, () => wordOf(drawRank(random))).join(' ')}?`
}
