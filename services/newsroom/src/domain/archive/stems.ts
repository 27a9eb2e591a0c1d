import { stemmer } from 'stemmer'

/** A longer word is split. */
const wordPattern = /[\p{L}\p{M}\p{N}]{1,50}/gu

/** Returns the stem that the forms of an English word share (Porter's algorithm). A word in another script is its own stem. */
export const stemOf = (word: string): string => (/^[a-z]+$/.test(word) ? stemmer(word) : word)

/** Returns the different stems of a text's words, without regard to case and accents. */
export function stemsOf(text: string, stem = stemOf): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  const words = new Set(plain.match(wordPattern) ?? [])
  return [...new Set([...words].map((word) => stem(word)))]
}
