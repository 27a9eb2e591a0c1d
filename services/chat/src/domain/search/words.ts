import { plainText } from '@rostra/platform/words/plain-words'
import { isUnspaced, unspacedScripts as unspaced } from '@rostra/platform/words/unspaced-scripts'

/** A word of a text: in lower case and without accents, with its place in UTF-16 units. */
export interface Word {
  text: string
  start: number
  end: number
}

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
  if (!isUnspaced(text)) {
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
