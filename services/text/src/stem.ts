import { stemmer } from 'stemmer'

const english = /^[a-z]+$/
const mostStems = 20_000
const stems = new Map<string, string>()

/**
 * Returns the stem that the forms of an English word share (Porter's algorithm). A word in another script is its own stem. Those of the latest words are kept:
 * a stem takes as long as all else that a word of a text needs.
 */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = english.test(word) ? stemmer(word) : word
  if (stems.size >= mostStems) stems.clear()
  stems.set(word, stem)
  return stem
}
