import { sentencesOf } from './excerpt.ts'

/** Characters of a sentence that occurs in several texts by chance. */
const shortSentence = 25

const isIn = (answers: string) => (sentence: string) => sentence.trim().length >= shortSentence && answers.includes(sentence.trim())

/** Whether earlier answers have given a passage, or two sentences of it. */
export function isGiven(text: string, answers: string): boolean {
  const whole = text.trim()
  return answers !== '' && (answers.includes(whole) || sentencesOf(whole).filter(isIn(answers)).length >= 2)
}

/** Returns what follows the part of a long passage that an answer gave; empty when it gave the end, or nothing of it. */
export function restOf(text: string, answer: string): string {
  const sentences = sentencesOf(text.trim())
  const last = sentences.findLastIndex(isIn(answer))
  const rest =
    last < 0
      ? ''
      : sentences
          .slice(last + 1)
          .join('')
          .trim()
  return answer.includes(rest) ? '' : rest
}
