import { languageOf } from '@rostra/text/languages/language-of'
import type { Language } from '@rostra/text/languages/languages'
import { stemIn } from '@rostra/text/languages/stems'
import { isStopWord } from '@rostra/text/stop-words/stop-words'
import { wordTexts } from '@rostra/text/words'

/** The language of a text; undefined when it is not known. */
export interface TextLanguage {
  language: Language | undefined
}

export const textLanguage = (text: string): TextLanguage => ({ language: languageOf(text) })

/** Whether a text is read as English, as one of no known language is. */
export const isReadAsEnglish = ({ language }: TextLanguage): boolean => language === undefined || language === 'en'

/** Returns the stems of a text's words in order, with repeats, in the language of the text. English stop words are left out of an English one. */
export function termsOf(text: string, known: TextLanguage = textLanguage(text)): string[] {
  const isIgnored = isReadAsEnglish(known) ? isStopWord : () => false
  return wordTexts(text, 'parts').flatMap((word) => (isIgnored(word) ? [] : stemIn(word, known.language)))
}
