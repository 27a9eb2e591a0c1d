import { stemOf } from './search-stems.ts'

/** Shorter words are too much alike to guess. */
const shortestGuess = 5

/** May this word, as it was searched for, be a word with a mistake in it? */
export const canBeGuessed = (word: string): boolean => /^[\p{L}\p{M}]+$/u.test(word) && [...word].length >= shortestGuess

/** Is `known`, or its stem, what `typed` says with at most one letter missing, extra or other, or two neighbours swapped? */
export function isMeant(typed: string, known: string): boolean {
  if (withinOneEdit(typed, known)) return true
  const stem = stemOf(typed)
  return canBeGuessed(stem) && withinOneEdit(stem, stemOf(known))
}

/** A word with one letter more has at least five. */
export const canBeMeant = (word: string): boolean => /^[\p{L}\p{M}]+$/u.test(word) && isLong(word)

const isLong = (word: string) => [...word].length >= shortestGuess - 1

/** How a word may be met, so that a mistake is found in any form of it: as it is, and its stem. */
export const spellingsOf = (word: string): string[] => [...new Set([word, stemOf(word)])].filter(isLong)

/** The distance of Damerau and Levenshtein, as far as it is needed. */
export function withinOneEdit(a: string, b: string): boolean {
  const [one, other] = [[...a], [...b]]
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const same = (from: number, otherFrom: number) => one.slice(from).join('') === other.slice(otherFrom).join('')
  const swapped = one[at] === other[at + 1] && one[at + 1] === other[at] && same(at + 2, at + 2)
  return swapped || same(at + 1, at + 1) || same(at + 1, at) || same(at, at + 1)
}
