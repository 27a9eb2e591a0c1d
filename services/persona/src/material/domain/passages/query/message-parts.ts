import { sentenceEnds } from '@rostra/text/sentence-ends'
import { sentencesOf } from '../sentences.ts'
import { languageWithin } from '../terms.ts'
import { termsWithoutQuestion } from './own-terms.ts'

const mostParts = 4
/** Something follows the end of a sentence. */
const severalSentences = new RegExp(`[${sentenceEnds};\\n]\\s*\\S`, 'u')
/** The mark of Armenian is in the last word. */
const asks = /[?？؟;፧]\s*$|՞/u

/**
 * Returns the sentences of a message that are searched for themselves, questions first, at most 4: what else a person
 * tells would outweigh the question. None for a message of one sentence.
 */
export function messageParts(text: string): string[] {
  if (!severalSentences.test(text)) return []
  const sentences = Array.from(sentencesOf(text), (sentence) => sentence.text.trim()).filter(
    (sentence) => termsWithoutQuestion(sentence, languageWithin(sentence, text)).length > 0,
  )
  if (sentences.length < 2) return []
  const questions = sentences.filter((sentence) => asks.test(sentence))
  return (questions.length > 0 ? questions : sentences).slice(0, mostParts)
}
