import { letterWords } from '@rostra/text/exact-words'
import { stopWordsFor } from '@rostra/text/stop-words/stop-words'
import { numberWords } from '@rostra/text/stop-words/topic-words'
import { wordTexts } from '@rostra/text/words'
import { contentStems } from './passages/excerpt.ts'

/** Asks for what comes next in the last answer. */
export const goesOn = /\b(?:more|go on|continue)\b/iu

/** Another example is one of the same thing, which a passage on another question is not. */
export const asksForExample = /\bexamples?\b/iu

/** `What else?` asks for all that there is, and `Another one` for one. */
export const asksForSeveral = /\b(?:more|else)\b/iu

const mostEmptyWords = 3
const mostWordsBesideRuledOut = 6
const emptyWords = new Set([...stopWordsFor('question'), ...stopWordsFor('story'), ...numberWords])

/** After an answer it is on the same subject: `How often?`. */
export const asksForDetail = /\b(?:how (?:long|often|much|many|far|soon|old|big)|when|where)\b/iu

/**
 * Whether a message has no word that tells what it is about: `One, two`, or `And now?`. After an answer `Why?` and `I don't get it`
 * have none either.
 */
export function saysNothing(message: string, isAfterAnswer: boolean): boolean {
  const words = wordTexts(message, 'dictionary')
  return (
    !(isAfterAnswer && asksForDetail.test(message)) &&
    ((words.length <= mostEmptyWords && words.every((word) => emptyWords.has(word))) ||
      (isAfterAnswer && contentStems(message).length === 0))
  )
}

/** Whether a message asks for something, and does not only tell. */
export const asks = (message: string): boolean =>
  /[?？؟]|^\W*(?:(?:and|so|but|ok(?:ay)?|please) )?(?:how|what|why|when|where|which|who|can|could|should|is|are|do|does|did|may|give|tell|teach|help|show|plan|explain)\b/iu.test(
    message,
  )

/** Whether what a message has beside that which it rules out is no question, and has few words. */
export const isNearlyNothing = (rest: string): boolean => !asks(rest) && letterWords(rest).length <= mostWordsBesideRuledOut
