import type { Word } from '../words.ts'
import type { Language } from './languages.ts'

/*
 * Words with the marks that folding removes, for languages whose marks tell many words apart:
 * Vietnamese má (mother), mà (but), mả (grave), mạ (rice seedling).
 */

/** Whether the marks of a language tell words apart. */
export const hasMarkedWords = (language: Language | undefined): boolean => language === 'vi'

/** Returns a word of a text in lower case, with its marks. */
export const markedWord = (text: string, { start, end }: Pick<Word, 'start' | 'end'>): string =>
  text.slice(start, end).normalize('NFC').toLowerCase()
