import { stemOf } from '@rostra/text/stem'
import { isStopWord } from '@rostra/text/stop-words/stop-words'
import { wordTexts } from '@rostra/text/words'

/** Returns the stems of a text's words in order, with repeats. Words that `isIgnored` are left out: stop words by default. */
export const termsOf = (text: string, isIgnored: (word: string) => boolean = isStopWord): string[] =>
  wordTexts(text, 'dictionary').flatMap((word) => (isIgnored(word) ? [] : stemOf(word)))
