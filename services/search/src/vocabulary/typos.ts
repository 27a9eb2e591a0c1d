import { stemOf } from '@rostra/text/stem'

/** Shorter words have too many neighbours to guess which one was meant. */
const minCorrectableLength = 5

/** Reports whether a searched word may be corrected: letters only, at least five. */
export const isCorrectable = (word: string): boolean => isLetters(word) && [...word].length >= minCorrectableLength

/** Reports whether a known word can be a correction: letters only, at least four, which is one fewer than a correctable word has. */
export const canBeCorrection = (word: string): boolean => isLetters(word) && isLongEnough(word)

/** Reports whether `typed`, or its stem, is at most one edit away from `known` or its stem. */
export function isCorrection(typed: string, known: string): boolean {
  if (isWithinOneEdit(typed, known)) return true
  const stem = stemOf(typed)
  return isCorrectable(stem) && isWithinOneEdit(stem, stemOf(known))
}

/** Returns the spellings by which a correction is looked up: the word and its stem, at least four letters long. */
export const spellingsOf = (word: string): string[] => [...new Set([word, stemOf(word)])].filter(isLongEnough)

/** Reports whether the Damerau-Levenshtein distance is at most 1: a letter missing, added or replaced, or two neighbours swapped. */
export function isWithinOneEdit(a: string, b: string): boolean {
  const left = [...a]
  const right = [...b]
  if (Math.abs(left.length - right.length) > 1) return false
  let at = 0
  while (at < left.length && left[at] === right[at]) at++
  const sameRest = (leftFrom: number, rightFrom: number) => left.slice(leftFrom).join('') === right.slice(rightFrom).join('')
  const swapped = left[at] === right[at + 1] && left[at + 1] === right[at] && sameRest(at + 2, at + 2)
  return swapped || sameRest(at + 1, at + 1) || sameRest(at + 1, at) || sameRest(at, at + 1)
}

const isLetters = (word: string) => /^[\p{L}\p{M}]+$/u.test(word)
const isLongEnough = (word: string) => [...word].length >= minCorrectableLength - 1
