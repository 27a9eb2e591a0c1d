import { plainText } from '@rostra/platform/words/plain-words'
import { stemOf } from '@rostra/platform/words/stem'

/** A word of a text: in lower case and without accents, with its place in UTF-16 units. */
export interface Word {
  text: string
  start: number
  end: number
}

/** Scripts that write no blanks between words. */
const unspaced =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}'
const hasUnspaced = new RegExp(`[${unspaced}]`, 'u')
/** A longer word is split. */
const mostCharacters = 50
const spacedWords = new RegExp(`[\\p{L}\\p{M}\\p{N}]{1,${mostCharacters}}`, 'gu')
const wordsAndRuns = new RegExp(`([[\\p{L}\\p{M}\\p{N}]--[${unspaced}]]{1,${mostCharacters}})|[[\\p{L}\\p{M}\\p{N}]&&[${unspaced}]]+`, 'gv')

/**
 * Returns the words of a text in their order. Text without blanks between words has pairs of characters in place of words, overlapping, and its last
 * character: every part of it is found then. A dictionary would split a word in a sentence otherwise than alone.
 */
export const wordsIn = (text: string): Iterable<Word> => (ascii.test(text) ? asciiWordsIn(text.toLowerCase()) : wordsOfScripts(text))

function* wordsOfScripts(text: string): Generator<Word> {
  if (!hasUnspaced.test(text)) {
    for (const match of text.matchAll(spacedWords)) yield wordAt(match[0], match.index)
    return
  }
  for (const match of text.matchAll(wordsAndRuns)) {
    if (match[1] !== undefined) yield wordAt(match[1], match.index)
    else yield* pairsOf(match[0], match.index)
  }
}

/** Most texts are these: without patterns their words take a fraction of the time. */
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

/** Whether a word is a character, or a pair of them, of a script that writes no blanks. */
export const isUnspaced = (word: string): boolean => hasUnspaced.test(word)

const wordAt = (text: string, start: number): Word => ({ text: plain(text), start, end: start + text.length })

function* pairsOf(run: string, start: number): Generator<Word> {
  const characters: Word[] = []
  for (const { 0: character, index } of run.matchAll(/./gsu)) {
    const word = wordAt(character, start + index)
    if (word.text !== '') characters.push(word)
  }
  for (const [index, first] of characters.entries()) {
    const second = characters[index + 1]
    yield second ? { text: first.text + second.text, start: first.start, end: second.end } : first
  }
}

const ascii = /^[\0-\x7f]*$/
const noLetters = /[^\p{L}\p{M}\p{N}]/gu

/** What a character expands to may have other signs, as the bar of a fraction. */
const plain = (word: string): string => (ascii.test(word) ? word.toLowerCase() : plainText(word).replace(noLetters, ''))

const mostStems = 20_000
const stems = new Map<string, string>()

/** Returns the stem of a word. Those of the latest words are kept: a stem takes as long as all else that a word needs. */
export function stem(word: string): string {
  let found = stems.get(word)
  if (found === undefined) {
    if (stems.size >= mostStems) stems.clear()
    found = stemOf(word)
    stems.set(word, found)
  }
  return found
}
