import { fold } from '@rostra/text/fold'
import { impersonalWords } from '@rostra/text/personal/personal-words'
import { stemOf } from '@rostra/text/stem'
import { stopWordsFor } from '@rostra/text/stop-words/stop-words'

/** A longer word is none. */
const maxLetters = 24
/** Different words of a question that are kept. */
const maxWords = 60

/** Words of questions that say nothing about their subject. */
const withoutSubject = stopWordsFor('inbox')

/**
 * Returns the words of a message in their order, in lower case. Left out are numbers of four digits and more, names, addresses, links, mail
 * addresses, handles and what else is no prose.
 */
export const questionWords = (content: string): string[] =>
  impersonalWords(content, 'questions').filter((word) => word !== '' && [...word].length <= maxLetters)

/** Whether a word tells what a question is about. */
export const isSubject = (word: string): boolean => !withoutSubject.has(word) && [...word].length > 1

/** Returns the different words of a question in the order of the alphabet, 60 at most, so that they do not tell what was written. */
export const distinctWords = (words: readonly string[]): string[] => [...new Set(words)].slice(0, maxWords).sort()

/** Returns the stems by which questions are compared: those of the words that tell the subject. */
export const stemsOf = (words: readonly string[]): string[] => [...new Set(words.filter(isSubject).map((word) => stemOf(fold(word))))]
