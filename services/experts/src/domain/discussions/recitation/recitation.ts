import { segmentsOf } from '@rostra/text/segments'
import { sentenceEnds } from '@rostra/text/sentence-ends'
import { lettersOf } from './letters.ts'

/** The number of consecutive secret words that count as a recitation. */
const recitedWords = 12
/** The least words of a secret text. One with fewer than `recitedWords` counts when it is recited whole. */
const fewestWords = 4
/**
 * The least letters of what counts although an everyday sentence may say it: of a whole text, and of a run in a text of others. 12 English
 * words have 56 on average. 'Always talk to your doctor' has 22.
 */
const fewestLetters = 40
/** A kana, an ideograph or a Burmese consonant says as much as three letters: 12 Burmese words have 19. */
const worthThree = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Myanmar}]/gu
/**
 * In these scripts most vowels are marks, which are no letters: 12 words have 21 to 37.
 * Marks do not count, because one letter can have many.
 */
const worthTwo =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Tibetan}]/gu
/** The least words of an answer after recitations were removed. */
const fewestAnswerWords = 5

/** Runs of secret texts, each as letters only, by the code of their first four letters. */
export type Runs = ReadonlyMap<number, readonly string[]>

export interface Recitals {
  /** What its author must not recite: runs of 12 words, and whole texts of 4 to 11 words with 40 letters. */
  own: Runs
  /** What is removed from a text of others: runs of 12 words with 40 letters, so that no short rule removes their sentences. */
  others: Runs
}

/** Returns the recitals of secret texts. */
export function recitalsOf(secrets: readonly string[]): Recitals {
  const runs = secrets.flatMap(runsOf)
  const byStart = (some: readonly Run[]) =>
    Map.groupBy(
      some.map(({ letters }) => letters),
      startCode,
    )
  return {
    own: byStart(runs.filter(({ isWhole, isLong }) => isLong || !isWhole)),
    others: byStart(runs.filter(({ isWhole, isLong }) => isLong && !isWhole)),
  }
}

interface Run {
  letters: string
  /** The whole text, of fewer than 12 words. */
  isWhole: boolean
  isLong: boolean
}

/** A number for the last four letters of a text that is read letter by letter. Different letters may have the same number. */
const nextCode = (code: number, letter: number): number => (code << 8) ^ letter

/** Returns the code of a run's first four letters. A run has at least four, one per word. */
const startCode = (run: string): number => [0, 1, 2, 3].reduce((code, index) => nextCode(code, run.charCodeAt(index)), 0)

function runsOf(secret: string): Run[] {
  const { text, at } = lettersOf(secret)
  const starts: number[] = []
  let letter = 0
  for (const { index, isWordLike } of segmentsOf(secret)) {
    while (letter < at.length && (at[letter] ?? 0) < index) letter++
    if (isWordLike && letter < at.length && letter !== starts.at(-1)) starts.push(letter)
  }
  if (starts.length < fewestWords) return []
  const length = Math.min(recitedWords, starts.length)
  const isWhole = length < recitedWords
  return starts.slice(0, starts.length - length + 1).map((start, first) => {
    const letters = text.slice(start, starts[first + length] ?? text.length)
    const weighed = letters.replace(worthThree, '$&$&$&').replace(worthTwo, '$&$&')
    return { letters, isWhole, isLong: weighed.length >= fewestLetters }
  })
}

/** Whether a text contains one of the runs, ignoring space, punctuation, Markdown and invisible characters between its letters. */
export const recites = (text: string, runs: Runs): boolean => recitedRanges(text, [runs]).length > 0

/** Removes every sentence or line with a part of a recitation, until no recitation is left. */
export function withoutRecitations(text: string, ...runs: readonly Runs[]): string {
  let left = text
  // Repeats, because the remaining sentences may form a recitation again. Each round removes at least one sentence.
  for (let ranges = recitedRanges(left, runs); ranges.length > 0; ranges = recitedRanges(left, runs))
    left = sentencesOf(left)
      .filter(({ from, to }) => !ranges.some((range) => range.from < to && from < range.to))
      .map(({ from, to }) => left.slice(from, to))
      .join('')
      .trim()
  return left
}

interface Range {
  from: number
  to: number
}

function recitedRanges(text: string, runs: readonly Runs[]): Range[] {
  const letters = lettersOf(text)
  const rangeOf = (from: number, run: string) => ({
    from: letters.at[from] ?? 0,
    to: (letters.at[from + run.length - 1] ?? text.length) + 1,
  })
  return runs.flatMap((each) => runsIn(letters.text, each).map(({ from, run }) => rangeOf(from, run)))
}

/** Finds all runs in a text of letters, in one pass. */
function runsIn(letters: string, sought: Runs): { from: number; run: string }[] {
  const found: { from: number; run: string }[] = []
  let code = 0
  for (let index = 0; index < letters.length; index++) {
    code = nextCode(code, letters.charCodeAt(index))
    const runs = index >= 3 ? sought.get(code) : undefined
    if (runs) for (const run of runs) if (letters.startsWith(run, index - 3)) found.push({ from: index - 3, run })
  }
  return found
}

const endOfSentence = new RegExp(`[${sentenceEnds}]+[\\s"'”’)*_]*|\\n+`, 'gu')

function sentencesOf(text: string): Range[] {
  const sentences: Range[] = []
  let from = 0
  for (const { index, 0: end } of text.matchAll(endOfSentence)) {
    sentences.push({ from, to: index + end.length })
    from = index + end.length
  }
  if (from < text.length) sentences.push({ from, to: text.length })
  return sentences
}

/** Whether a text has enough words to be an answer. */
export function hasAnswer(text: string): boolean {
  let words = 0
  for (const { isWordLike } of segmentsOf(text)) if (isWordLike && ++words >= fewestAnswerWords) return true
  return false
}
