import type { SearchTerms } from '@rostra/search/memory/document-index'
import { functionWordsOf, stopWordsOfSearch } from '@rostra/text/languages/function-words'
import { languageOf } from '@rostra/text/languages/language-of'
import { isUnspaced } from '@rostra/text/scripts'
import { wordsIn, wordTexts } from '@rostra/text/words'

const maxWords = 10
/** A word of a script without spaces has as many terms as pairs of characters. */
const maxTerms = 24
const minPrefixLength = 2

/**
 * Returns the first ten words of a search that are neither stop words nor function words of its language; its first ten words when all are.
 * The last word is a prefix when it has two characters or more. Null for an empty text, which searches for everything. Words consist of
 * letters, marks and digits, so none acts as an operator. A word of a script without spaces is searched by its pairs of characters.
 */
export function parseSearch(text: string): SearchTerms | null {
  if (text.trim() === '') return null
  const all = distinct(writtenWords(text))
  const words = meaningfulWords(text, all).slice(0, maxWords)
  const terms = distinct(words.flatMap((word) => (isUnspaced(word) ? wordTexts(word, 'searched-pairs') : [word]))).slice(0, maxTerms)
  const last = terms.at(-1) ?? ''
  const isComplete = words.at(-1) !== all.at(-1)
  return { words: terms, prefix: !isComplete && last.length >= minPrefixLength ? last : '' }
}

const ideograph = /^\p{sc=Han}$/u

/** Returns the words of a text. Single ideographs side by side are one word, such as a name that no dictionary has. */
function writtenWords(text: string): string[] {
  const words: string[] = []
  let end = -1
  for (const word of wordsIn(text, 'dictionary')) {
    const isSingle = ideograph.test(word.text)
    if (isSingle && end === word.start) words.push((words.pop() ?? '') + word.text)
    else words.push(word.text)
    end = isSingle ? word.end : -1
  }
  return words
}

/**
 * Returns the words that are no function words; without any, those that are no stop words,
 * since the language of a short text is a guess; or all.
 */
function meaningfulWords(text: string, all: readonly string[]): readonly string[] {
  const language = languageOf(text)
  const isStopWord = stopWordsOfSearch(text, language)
  const functionWords = language === undefined || language === 'en' ? undefined : functionWordsOf(language)
  const stored = all.filter((word) => !isStopWord(word))
  const meaningful = stored.filter((word) => !functionWords?.has(word))
  return [meaningful, stored].find((some) => some.length > 0) ?? all
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)]
