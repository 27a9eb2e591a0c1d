import { isStopWord } from './stop-words.ts'

/** What a search asks for. Words hold letters, marks and digits only, so none of them can be read as an operator. */
export interface Search {
  words: readonly string[]
  /** The last of the words, when it may still be in typing: two letters or more. Else empty. */
  prefix: string
}

const mostWords = 10
const shortestPrefix = 2
/** A longer word goes on as the next one. */
const words = /[\p{L}\p{M}\p{N}]{1,50}/gu

/** The different words of a text, lower-cased and without accents, in order. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return [...new Set(plain.match(words) ?? [])]
}

/** The words to look for, the first ten that say something, else the first ten; null for an empty search, which asks for everything. */
export function searchOf(text: string): Search | null {
  if (text.trim() === '') return null
  const all = wordsOf(text)
  const telling = all.filter((word) => !isStopWord(word))
  const asked = (telling.length > 0 ? telling : all).slice(0, mostWords)
  const last = asked.at(-1) ?? ''
  return { words: asked, prefix: last === all.at(-1) && last.length >= shortestPrefix ? last : '' }
}
