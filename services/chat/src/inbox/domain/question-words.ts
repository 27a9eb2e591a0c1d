import { fold } from '@rostra/text/fold'
import { functionWordsOf } from '@rostra/text/languages/function-words'
import { languageOf } from '@rostra/text/languages/language-of'
import type { Language } from '@rostra/text/languages/languages'
import { stemIn } from '@rostra/text/languages/stems'
import { impersonalWords } from '@rostra/text/personal/personal-words'
import { stopWordsFor } from '@rostra/text/stop-words/stop-words'

/** The most characters of a word. */
const maxLetters = 24
/** The most distinct words of a question that are kept. */
const maxWords = 60

/** Stop words: words of questions that say nothing about their subject. */
const withoutSubject = stopWordsFor('inbox')

/**
 * Returns the words of a message in their order, in lower case. Leaves out numbers of four or more digits, names, addresses, links, mail
 * addresses, handles and other text that is no prose.
 */
export const questionWords = (content: string): string[] =>
  impersonalWords(content, 'questions').filter((word) => word !== '' && [...word].length <= maxLetters)

/** Returns at most 60 distinct words of a question in alphabetical order, so that the text cannot be restored. */
export const distinctWords = (words: readonly string[]): string[] => [...new Set(words)].slice(0, maxWords).sort()

const languageOfWords = (words: readonly string[]): Language | undefined => languageOf(distinctWords(words).join(' '))

const ideograph = /^\p{sc=Han}$/u

/** Returns the words of a question that tell its subject: no function words of the language that its words tell. */
export const subjectWords = (words: readonly string[]): string[] => subjectWordsIn(words, languageOfWords(words))

function subjectWordsIn(words: readonly string[], language: Language | undefined): string[] {
  const functionWords = language === undefined || language === 'en' ? undefined : functionWordsOf(language)
  return words.filter(
    (word) => ([...word].length > 1 || ideograph.test(word)) && !withoutSubject.has(word) && !functionWords?.has(fold(word)),
  )
}

/** Returns a function that stems a word in the language that the words of a question tell. */
export function stemmerOf(words: readonly string[]): (word: string) => string {
  const language = languageOfWords(words)
  return (word) => stemIn(fold(word), language)
}

/** Returns the stems by which questions are compared: those of their subject words, in the language that their words tell. */
export function stemsOf(words: readonly string[]): string[] {
  const language = languageOfWords(words)
  return [...new Set(subjectWordsIn(words, language).map((word) => stemIn(fold(word), language)))]
}
