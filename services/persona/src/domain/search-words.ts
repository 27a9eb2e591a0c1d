/** What a search asks for. Words hold letters, marks and digits only, so none of them can be read as an operator. */
export interface Search {
  words: readonly string[]
  /** The beginning of a word that may still be in typing; empty when there is no last word of two letters or more. */
  prefix: string
}

const mostWords = 10
const shortestPrefix = 2

/** The different words of a text, lower-cased and without accents, in order. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return [...new Set(plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])]
}

/** The words to look for, the first ten; null for an empty search, which asks for everything. */
export function searchOf(text: string): Search | null {
  if (text.trim() === '') return null
  const words = wordsOf(text).slice(0, mostWords)
  const last = words.at(-1) ?? ''
  return { words, prefix: last.length >= shortestPrefix ? last : '' }
}
