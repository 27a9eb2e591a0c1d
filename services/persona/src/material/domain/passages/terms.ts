import { isStopWordIn } from '@rostra/text/languages/function-words'
import { languageOf } from '@rostra/text/languages/language-of'
import type { Language } from '@rostra/text/languages/languages'
import { hasMarkedWords, markedWord } from '@rostra/text/languages/marked-words'
import { stemIn } from '@rostra/text/languages/stems'
import { wordsIn, wordTexts } from '@rostra/text/words'

/** The language of a text; undefined when it is not known. */
export interface TextLanguage {
  language: Language | undefined
}

export const textLanguage = (text: string): TextLanguage => ({ language: languageOf(text) })

/** Returns the language of a part of a text; that of the whole when the part, such as a question of two words, does not tell. */
export function languageWithin(part: string, whole: string): TextLanguage {
  const own = textLanguage(part)
  return own.language === undefined ? textLanguage(whole) : own
}

/** Whether a text is read as English, as one of no known language is. */
export const isReadAsEnglish = ({ language }: TextLanguage): boolean => language === undefined || language === 'en'

/**
 * Returns the stems of a text's words in order, with repeats, in the language of the text. English stop words are left out of an
 * English one. Of a language whose marks tell words apart they are followed by the words with their marks.
 */
export function termsOf(text: string, known: TextLanguage = textLanguage(text)): string[] {
  if (known.language !== undefined && hasMarkedWords(known.language)) return markedTermsOf(text, known.language)
  return wordTexts(text, 'parts').flatMap((word) => (isStopWordIn(word, known.language) ? [] : stemIn(word, known.language)))
}

function markedTermsOf(text: string, language: Language): string[] {
  const terms: string[] = []
  for (const word of wordsIn(text, 'parts')) {
    terms.push(stemIn(word.text, language))
    const marked = markedWord(text, word)
    if (marked !== word.text) terms.push(marked)
  }
  return terms
}
