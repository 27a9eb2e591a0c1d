import type { QueryTerm } from '@rostra/search/segments/rank-documents'
import { functionWordsOf, markedFunctionWordsOf } from '@rostra/text/languages/function-words'
import type { Language } from '@rostra/text/languages/languages'
import { hasMarkedWords, markedWord } from '@rostra/text/languages/marked-words'
import { stemIn } from '@rostra/text/languages/stems'
import { stopWordsFor } from '@rostra/text/stop-words/stop-words'
import { wordsIn, wordTexts } from '@rostra/text/words'
import { isReadAsEnglish, type TextLanguage, termsOf, textLanguage } from '../terms.ts'
import { isCommonTerm } from './common-words.ts'

/** A term of a message, with the word that it is the stem of. */
export interface MessageTerm extends QueryTerm {
  word: string
  /** Of the message. */
  language: Language | undefined
}

/** Maximum number of terms of one message. A message of 4,000 characters has about 350. */
const mostTerms = 512
/** The weight of a common word. */
const commonWeight = 0.3
/** Texts on anything have numbers. */
const numberWeight = 0.1
const number = /^\p{N}[\p{N}.,]*\p{L}?$/u

/** Whether a word is a number, also one with a unit: `20`, `3x`. */
export const isNumber = (word: string): boolean => number.test(word)

/** The weight of a word without its marks beside that with them. */
const unmarkedWeight = 0.2

/** English words with which questions are asked and requests are made. */
const questionWords = stopWordsFor('question')

/**
 * Returns the different stems of one message. Function words of its language, with those of questions, are left out
 * unless there are no others. A common English word weighs less than 1.
 */
export function ownTerms(text: string, known: TextLanguage = textLanguage(text)): MessageTerm[] {
  const terms = termsWithoutQuestion(text, known)
  return terms.length > 0 ? terms : allTerms(text, known)
}

/** Returns the terms of a message that are no words of questions; none of `Who are you?`. */
export function termsWithoutQuestion(text: string, known: TextLanguage = textLanguage(text)): MessageTerm[] {
  const { language } = known
  const isEnglish = isReadAsEnglish(known)
  const ignored = isEnglish || language === undefined ? questionWords : functionWordsOf(language)
  if (language !== undefined && hasMarkedWords(language)) return distinct(markedTerms(text, language, ignored))
  const words = wordTexts(text, 'dictionary').filter((word) => !ignored.has(word))
  return distinct(
    words.map((word) => {
      const term = stemIn(word, language)
      if (isNumber(word)) return { term, weight: numberWeight, word, language }
      return { term, weight: isEnglish && isCommonTerm(term) ? commonWeight : 1, word, language }
    }),
  )
}

/** Returns the words with their marks, and those without: the material or the message may be typed without. */
function markedTerms(text: string, language: Language, ignored: ReadonlySet<string>): MessageTerm[] {
  const terms: MessageTerm[] = []
  const ignoredMarked = markedFunctionWordsOf(language)
  for (const word of wordsIn(text, 'dictionary')) {
    const marked = markedWord(text, word)
    const hasMarks = marked !== word.text
    if ((hasMarks ? ignoredMarked : ignored).has(marked)) continue
    if (hasMarks) terms.push({ term: marked, weight: 1, word: word.text, language })
    terms.push({ term: stemIn(word.text, language), weight: hasMarks ? unmarkedWeight : 1, word: word.text, language })
  }
  return terms
}

const allTerms = (text: string, known: TextLanguage): MessageTerm[] =>
  distinct(termsOf(text, known).map((term) => ({ term, weight: 1, word: term, language: known.language })))

/** Returns those of some terms whose words are in a message. */
export function wordsWithin(text: string, terms: readonly MessageTerm[]): MessageTerm[] {
  const words = new Set(ownTerms(text).map(({ word }) => word))
  return terms.filter(({ word }) => words.has(word))
}

function distinct(terms: readonly MessageTerm[]): MessageTerm[] {
  const found = new Map<string, MessageTerm>()
  for (const each of terms) if (!found.has(each.term)) found.set(each.term, each)
  return [...found.values()].slice(0, mostTerms)
}

/** Whether a message has a word that only some questions have. */
export const tellsSubject = (text: string): boolean => termsWithoutQuestion(text).some(({ weight }) => weight === 1)

/** Returns the last message that tells a subject; the last one when none does. */
export const subjectOf = (earlier: readonly string[]): string => earlier.findLast(tellsSubject) ?? earlier.at(-1) ?? ''
