import { fold } from './fold.ts'
import { isUnspaced, unspacedScripts as unspaced } from './scripts.ts'
import { segmentsOfRun } from './segments.ts'

/** A word of a text: folded, of letters, marks and digits, with its place in UTF-16 units. */
export interface Word {
  text: string
  start: number
  end: number
}

/**
 * How text of scripts without spaces is split:
 * - `runs`: not at all, for lists of words
 * - `pairs`: into overlapping pairs of characters, and the last one, so that every part can be found. A dictionary may split a word within
 * a sentence differently than alone.
 * - `searched-pairs`: the same without the last character, unless it is the only one: what is looked for where there are pairs
 * - `grams`: into every character and every pair of characters, so that single characters are found too
 * - `dictionary`: into the words of Intl.Segmenter's dictionary
 * - `parts`: into the same words, with the pairs of long ones and of single ideographs
 *   side by side, so that a part of a compound is found and
 * a name that the dictionary does not have
 *
 * With `grams` and `parts`, those of an index, the parts of a word with a hyphen, and of a Persian one with a narrow gap, come with
 * the word that they make: Wi-Fi is written joined too, and a Persian word with a blank or joined.
 */
export type UnspacedMode = 'runs' | 'pairs' | 'searched-pairs' | 'grams' | 'dictionary' | 'parts'

/** The longest word, in characters. A longer one is split. */
const mostCharacters = 50
/**
 * Signs within a word: the soft hyphen, joiners, the gap after a virama, the apostrophe of Ukrainian, which is
 * a letter when it is written as one, and the blank of Arabic names such as عبد الله, which are written joined as well.
 */
const sign =
  "[\\u00ad\\u200d\\u2060]|(?<=\\p{M})\\u200c|(?<=\\p{Script=Cyrillic})['’](?=\\p{Script=Cyrillic})|(?<=(?<![\\p{L}\\p{M}])عبد) (?=ال)"
const hasSign = new RegExp(sign, 'v')
/** Returns the patterns of words and of runs without blanks, of words with signs in them when there are such. */
const patterns = (sign: string) => ({
  words: new RegExp(`[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}]${sign}){0,${mostCharacters - 1}}`, 'gv'),
  wordsAndRuns: new RegExp(
    `((?:[[\\p{L}\\p{M}\\p{N}]--${unspaced}]${sign}){1,${mostCharacters}})|[[\\p{L}\\p{M}\\p{N}]&&${unspaced}]+`,
    'gv',
  ),
})
const plain = patterns('')
const withSigns = patterns(`|${sign}`)
const asciiWords = new RegExp(`[a-z0-9]{1,${mostCharacters}}`, 'g')
const ascii = /^[\0-\x7f]*$/

/** Returns the words of a text in order. `mode` decides how scripts without spaces are split. */
export const wordsIn = (text: string, mode: UnspacedMode): Iterable<Word> =>
  ascii.test(text) && !hasJoints(text, mode) ? asciiWordsIn(text.toLowerCase()) : wordsOfScripts(text, mode)

/** Returns the texts of `wordsIn`, with repeats. */
export const wordTexts = (text: string, mode: UnspacedMode): readonly string[] =>
  ascii.test(text) && !hasJoints(text, mode)
    ? (text.toLowerCase().match(asciiWords) ?? [])
    : Array.from(wordsOfScripts(text, mode), (word) => word.text)

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

/** The narrow gap within Persian words, and a hyphen between letters, or between a letter and a digit: R2-D2. */
const joint = /^(?:\u200c|[\u2010\u2011-])$/u
const joints = /\u200c|(?<=\p{L}\p{M}*)[\u2010\u2011-](?=[\p{L}\p{N}])|(?<=\p{N})[\u2010\u2011-](?=\p{L})/u
const letterOrDigit = /^[\p{L}\p{N}]/u
const hasLetter = /\p{L}/u
const hasJoints = (text: string, mode: UnspacedMode): boolean => (mode === 'grams' || mode === 'parts') && joints.test(text)

const isJointAt = (text: string, at: number): boolean => joint.test(text.charAt(at)) && letterOrDigit.test(text.slice(at + 1, at + 3))

function* wordsOfScripts(text: string, mode: UnspacedMode): Generator<Word> {
  const isWhole = mode === 'runs' || !isUnspaced(text)
  const { words, wordsAndRuns } = hasSign.test(text) ? withSigns : plain
  const joinsParts = hasJoints(text, mode)
  let part: Word | undefined
  let isJoined = false
  for (const match of text.matchAll(isWhole ? words : wordsAndRuns)) {
    const [run, spaced] = match
    if (isWhole || spaced !== undefined) {
      const word = wordAt(run, match.index)
      if (!word) continue
      const isNext =
        part !== undefined && joint.test(text.slice(part.end, word.start)) && (hasLetter.test(part.text) || hasLetter.test(word.text))
      const joined = isNext && part ? joinedWord(part, word) : undefined
      if (isNext && !joined && isJoined && part) yield part
      yield word
      if (!joinsParts) continue
      part = joined ?? word
      isJoined = joined !== undefined
      if (joined && !isJointAt(text, word.end)) yield joined
    } else yield* splitRun(run, match.index, mode)
  }
}

/** Joins a word to the part before its gap; undefined if the result would be too long. */
const joinedWord = (part: Word, { text, start, end }: Word): Word | undefined =>
  part.text.length + text.length <= mostCharacters ? { text: part.text + text, start, end } : undefined

function splitRun(run: string, start: number, mode: UnspacedMode): Iterable<Word> {
  if (mode === 'dictionary') return dictionaryWordsOf(run, start)
  return mode === 'parts' ? partsOf(run, start) : gramsOf(run, start, mode)
}

function* dictionaryWordsOf(run: string, start: number): Generator<Word> {
  for (const { segment, index } of segmentsOfRun(run)) {
    const word = wordAt(segment, start + index)
    if (word) yield longKatakana.test(segment) ? { ...word, text: word.text.slice(0, -1) } : word
  }
}

/** A word of four katakana and more whose last vowel is long, which is often left out: コンピューター, コンピュータ. */
const longKatakana = /^[\p{sc=Katakana}ー]{3,}ー$/u

/** Matches a character with its marks, including Japanese sound marks after it, and a v with its vowel. */
const character = /(?:[\u30f4\u3094][\u3041-\u3049\u30a1-\u30a9]|.)[\p{M}\uff9e\uff9f]*/gsu
const ideographs = /^\p{Script=Han}+$/u
/** Words that may be compounds of which the dictionary has no parts, or others within a sentence than alone. */
const compounds = /^(?:\p{Script=Han}+|\p{scx=Katakana}+|\p{Script=Khmer}+|\p{Script=Myanmar}+|\p{Script=Lao}+)$/u
/** The shortest word of a dictionary that is split into pairs too. */
const leastSplit = 3

function* partsOf(run: string, start: number): Generator<Word> {
  let before: Word | undefined
  for (const word of dictionaryWordsOf(run, start)) {
    const written = run.slice(word.start - start, word.end - start)
    const length = compounds.test(written) ? (written.match(character)?.length ?? 0) : 0
    const isSingle = length === 1 && ideographs.test(written)
    if (isSingle && before) yield { text: before.text + word.text, start: before.start, end: word.end }
    yield word
    if (length >= leastSplit) yield* gramsOf(written, word.start, 'searched-pairs')
    before = isSingle ? word : undefined
  }
}

/** Matches other characters, which normalization may produce, such as the bar of a fraction. */
const noLetters = /[^\p{L}\p{M}\p{N}]/gu

/** Creates the word of a written text; null for marks alone. */
function wordAt(written: string, start: number): Word | null {
  const text = ascii.test(written) ? written.toLowerCase() : fold(written).replace(noLetters, '')
  return text === '' ? null : { text, start, end: start + written.length }
}

function* gramsOf(run: string, start: number, mode: UnspacedMode): Generator<Word> {
  const characters: Word[] = []
  for (const { 0: written, index } of run.matchAll(character)) {
    const word = wordAt(written, start + index)
    if (word) characters.push(word)
  }
  for (const [index, first] of characters.entries()) {
    const second = characters[index + 1]
    if (mode === 'grams' || (!second && (mode === 'pairs' || index === 0))) yield first
    if (second) yield { text: first.text + second.text, start: first.start, end: second.end }
  }
}
