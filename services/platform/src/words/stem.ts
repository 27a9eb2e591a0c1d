import { stemmer } from 'stemmer'

/** Returns the stem that the forms of an English word share (Porter's algorithm). A word in another script is its own stem. */
export const stemOf = (word: string): string => (/^[a-z]+$/.test(word) ? stemmer(word) : word)

const mostStems = 20_000
const stems = new Map<string, string>()

/** Returns `stemOf` a word. Those of the latest words are kept: a stem takes as long as all else that a word of a text needs. */
export function cachedStemOf(word: string): string {
  let found = stems.get(word)
  if (found === undefined) {
    if (stems.size >= mostStems) stems.clear()
    found = stemOf(word)
    stems.set(word, found)
  }
  return found
}
