import { plainText } from '@rostra/platform/words/plain-words'
import { cachedStemOf } from '@rostra/platform/words/stem'
import { isStopWord } from '@rostra/platform/words/stop-words'
import { unspacedScripts as unspaced } from '@rostra/platform/words/unspaced-scripts'

const runPattern = new RegExp(`[[\\p{L}\\p{M}\\p{N}]&&[${unspaced}]]+|[[\\p{L}\\p{M}\\p{N}]--[${unspaced}]]{1,50}`, 'gv')
const startsUnspaced = new RegExp(`^[${unspaced}]`, 'v')
/** Ordering the marks of one letter takes a time that grows with the square of their number. */
const stackedMarks = /(\p{M}{8})\p{M}+/gv
const ascii = /^[\0-\x7f]*$/
const asciiWord = /[a-z0-9]{1,50}/g
const noLetters = /[^\p{L}\p{M}\p{N}]/gu
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * Returns the words of a text in order, with repeats, in lower case and without accents. Text of a script without blanks is split by the dictionary of
 * Intl.Segmenter. A longer word of another script is split after 50 characters, as search does.
 */
function wordsOf(text: string): readonly string[] {
  if (ascii.test(text)) return text.toLowerCase().match(asciiWord) ?? []
  const words: string[] = []
  for (const [run] of text.replace(stackedMarks, '$1').matchAll(runPattern)) {
    const parts = startsUnspaced.test(run) ? Array.from(segmenter.segment(run), ({ segment }) => segment) : [run]
    for (const part of parts) {
      const word = plainText(part).replace(noLetters, '')
      if (word !== '') words.push(word)
    }
  }
  return words
}

/** Returns the stems of a text's words in order, with repeats. Words that `isIgnored` are left out: stop words by default. */
export const termsOf = (text: string, isIgnored: (word: string) => boolean = isStopWord): string[] =>
  wordsOf(text).flatMap((word) => (isIgnored(word) ? [] : cachedStemOf(word)))
