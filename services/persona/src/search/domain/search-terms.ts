import type { SearchTerms } from '@rostra/search/memory/document-index'
import { functionWordsOf, isStopWordIn } from '@rostra/text/languages/function-words'
import { languageOf } from '@rostra/text/languages/language-of'
import { isUnspaced } from '@rostra/text/scripts'
import { wordsIn, wordTexts } from '@rostra/text/words'

const maxWords = 10
/** A word of a script without spaces has as many terms as pairs of characters. */
const maxTerms = 24
const minPrefixLength = 2

/**
 * Returns the first ten words of a search that are not function words of its language; its first ten words when all are. The last word is a prefix when it has
 * two characters or more. Null for an empty text, which searches for everything. Words consist of letters, marks and digits, so none acts as an
 * operator. A word of a script without spaces is searched by its pairs of characters.
 */
export function parseSearch(text: string): SearchTerms | null {
  if (text.trim() === '') return null
  const all = distinct(writtenWords(text))
  const isIgnored = ignoredIn(text)
  const meaningful = all.filter((word) => !isIgnored(word))
  const words = (meaningful.length > 0 ? meaningful : all).slice(0, maxWords)
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

function ignoredIn(text: string): (word: string) => boolean {
  const language = languageOf(text)
  const functionWords = language === undefined || language === 'en' ? undefined : functionWordsOf(language)
  return (word) => functionWords?.has(word) || isStopWordIn(word, language)
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)]
