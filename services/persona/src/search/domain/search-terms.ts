import type { SearchTerms } from '@rostra/search/memory/document-index'
import { isStopWord } from '@rostra/text/stop-words/stop-words'
import { uniqueWords } from '@rostra/text/words'

const maxWords = 10
const minPrefixLength = 2

/**
 * Returns the first ten words of a search that are not stop words; its first ten words when all are stop words. The last word is a prefix when it has two
 * characters or more. Null for an empty text, which searches for everything. Words consist of letters, marks and digits, so none acts as an operator.
 */
export function parseSearch(text: string): SearchTerms | null {
  if (text.trim() === '') return null
  const all = uniqueWords(text)
  const meaningful = all.filter((word) => !isStopWord(word))
  const words = (meaningful.length > 0 ? meaningful : all).slice(0, maxWords)
  const last = words.at(-1) ?? ''
  return { words, prefix: last === all.at(-1) && last.length >= minPrefixLength ? last : '' }
}
