import { cuss } from 'cuss'
import { everydayNames } from '../terms/everyday-names.ts'
import { isGivenName } from '../terms/given-names.ts'

/** From 1 on a word is more likely profane than not, in `cuss`. It also rates sexual and hateful words and drugs. */
const leastRating = 1

/** Words that `cuss` does not have. */
const refused = new Set(['selfharm', 'overdose', 'incest', 'paedophile', 'pedophile', 'pedophilia', 'genocide', 'nazi', 'nazis', 'hitler'])

/**
 * Whether a word or pair of words may be shown: no digits, no part of a link, address or markup, no given name that is no everyday word, and nothing
 * profane, sexual or hateful.
 */
export function screenWord(text: string): boolean {
  const words = text.normalize('NFKC').toLowerCase().split(' ')
  return words.every((word) => /^\p{L}[\p{L}\p{M}'’-]*$/u.test(word) && !isName(word) && !isOffensive(word))
}

/** Whether a word is profane, sexual or hateful, in any case. */
export function isOffensive(word: string): boolean {
  const plain = word.toLowerCase()
  return refused.has(plain) || ratingOf(plain) >= leastRating || (plain.endsWith('s') && ratingOf(plain.slice(0, -1)) >= leastRating)
}

const isName = (word: string): boolean => isGivenName(word) && !everydayNames.has(word)

const ratingOf = (word: string): number => (Object.hasOwn(cuss, word) ? (cuss[word] ?? 0) : 0)
