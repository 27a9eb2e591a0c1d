import { fold } from './fold.ts'
import { isUnspaced, unspacedScripts as unspaced } from './scripts.ts'
import { segmentsOf } from './segments.ts'

/** A word of a text: folded, of letters, marks and digits, with its place in UTF-16 units. */
export interface Word {
  text: string
  start: number
  end: number
}

/**
 * How text of scripts without spaces is split:
 * - `runs`: not at all, for names, which are searched by prefix
 * - `pairs`: into overlapping pairs of characters, and the last one, so that every part can be found. A dictionary may split a word within
 * a sentence differently than alone.
 * - `dictionary`: into the words of Intl.Segmenter's dictionary, for ranking
 */
export type UnspacedMode = 'runs' | 'pairs' | 'dictionary'

/** The longest word, in characters. A longer one is split. */
const mostCharacters = 50
const words = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]{0,${mostCharacters - 1}}`, 'gu')
const asciiWords = new RegExp(`[a-z0-9]{1,${mostCharacters}}`, 'g')
const wordsAndRuns = new RegExp(`([[\\p{L}\\p{M}\\p{N}]--${unspaced}]{1,${mostCharacters}})|[[\\p{L}\\p{M}\\p{N}]&&${unspaced}]+`, 'gv')
const ascii = /^[\0-\x7f]*$/

/** Returns the words of a text in order. `mode` decides how scripts without spaces are split. */
export const wordsIn = (text: string, mode: UnspacedMode): Iterable<Word> =>
  ascii.test(text) ? asciiWordsIn(text.toLowerCase()) : wordsOfScripts(text, mode)

/** Returns the texts of `wordsIn`, with repeats. */
export const wordTexts = (text: string, mode: UnspacedMode): readonly string[] =>
  ascii.test(text) ? (text.toLowerCase().match(asciiWords) ?? []) : Array.from(wordsOfScripts(text, mode), (word) => word.text)

/** Returns the distinct words of a text in order. Does not split runs of scripts without spaces. */
export const uniqueWords = (text: string): string[] => [...new Set(wordTexts(text, 'runs'))]

/** A fast path for ASCII text, which most texts are: uses no patterns. */
function* asciiWordsIn(lowerCase: string): Generator<Word> {
  let start = -1
  for (let at = 0; at <= lowerCase.length; at++) {
    const isInWord = isLetterOrDigit(lowerCase.charCodeAt(at))
    if (start >= 0 && (!isInWord || at - start === mostCharacters)) {
      yield { text: lowerCase.slice(start, at), start, end: at }
      start = -1
    }
    if (isInWord && start < 0) start = at
  }
}

/** The code is NaN after the end of the text. */
const isLetterOrDigit = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

function* wordsOfScripts(text: string, mode: UnspacedMode): Generator<Word> {
  const isWhole = mode === 'runs' || !isUnspaced(text)
  for (const match of text.matchAll(isWhole ? words : wordsAndRuns)) {
    const [run, spaced] = match
    if (isWhole || spaced !== undefined) {
      const word = wordAt(run, match.index)
      if (word) yield word
    } else if (mode === 'pairs') yield* pairsOf(run, match.index)
    else yield* partsOf(run, match.index)
  }
}

function* partsOf(run: string, start: number): Generator<Word> {
  for (const { segment, index } of segmentsOf(run)) {
    const word = wordAt(segment, start + index)
    if (word) yield word
  }
}

/** Matches other characters, which normalization may produce, such as the bar of a fraction. */
const noLetters = /[^\p{L}\p{M}\p{N}]/gu

/** Creates the word of a written text; null for marks alone. */
function wordAt(written: string, start: number): Word | null {
  const text = ascii.test(written) ? written.toLowerCase() : fold(written).replace(noLetters, '')
  return text === '' ? null : { text, start, end: start + written.length }
}

/** Matches a character with its marks, including Japanese sound marks after it. */
const character = /.[\p{M}\uff9e\uff9f]*/gsu

function* pairsOf(run: string, start: number): Generator<Word> {
  const characters: Word[] = []
  for (const { 0: written, index } of run.matchAll(character)) {
    const word = wordAt(written, start + index)
    if (word) characters.push(word)
  }
  for (const [index, first] of characters.entries()) {
    const second = characters[index + 1]
    yield second ? { text: first.text + second.text, start: first.start, end: second.end } : first
  }
}
