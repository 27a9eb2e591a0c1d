import { segmentsOf } from '@rostra/text/segments'
import { sentenceEnds } from '@rostra/text/sentence-ends'

/** A sentence, or a part of one that is too long, with the spaces behind it. */
export interface Sentence {
  text: string
  /** Its words, as `sizeOf` counts them. */
  size: number
}

/** The boundaries are those of Unicode, the same in all languages, so that no language is named. */
const sentences = new Intl.Segmenter('und', { granularity: 'sentence' })

/** Characters that count as one word at least, in texts without spaces or of signs: a limit of words then limits characters too. */
export const charactersPerWord = 10

/** Words of the longest sentence that is not cut. */
const maxSentence = 100

/** Characters that are segmented at once. A longer text is cut before, since some boundaries take quadratic time. */
const windowLength = 8_000

/** Returns the size of a text in words. */
export const sizeOf = (characters: number, words: number): number => Math.max(words, Math.ceil(characters / charactersPerWord))

/** Returns the number of words of a text. Words of Chinese, Japanese and Thai are counted by dictionary. */
export function countWords(text: string): number {
  let words = 0
  for (const { isWordLike } of segmentsOf(text)) if (isWordLike) words++
  return words
}

/** Returns the sentences of a text in order. Joined they are the text. A sentence above `maxSentence` words is cut between words. */
export function* sentencesOf(text: string): Generator<Sentence> {
  for (const window of windows(text))
    for (const { segment } of sentences.segment(window)) {
      const size = sizeOf(segment.length, countWords(segment))
      if (size <= maxSentence) yield { text: segment, size }
      else yield* cut(segment, maxSentence)
    }
}

/** Returns the end of a text that has at most `size` words. */
export function lastWords({ text }: Sentence, size: number): Sentence {
  let start = text.length
  let words = 0
  for (const { index, isWordLike } of [...segmentsOf(text)].reverse()) {
    const counted = words + (isWordLike ? 1 : 0)
    if (sizeOf(text.length - index, counted) > size) break
    ;[start, words] = [index, counted]
  }
  const end = text.slice(start)
  const trimmed = end.trimStart()
  return { text: trimmed, size: sizeOf(trimmed.length, words) }
}

/** Cuts a text into pieces of at most `size` words. A word is cut only when it is longer than that. */
function* cut(text: string, size: number): Generator<Sentence> {
  let start = 0
  let end = 0
  let words = 0
  for (const { segment, index, isWordLike } of segmentsOf(text)) {
    const counted = words + (isWordLike ? 1 : 0)
    if (end > start && sizeOf(index + segment.length - start, counted) > size) {
      yield { text: text.slice(start, end), size: sizeOf(end - start, words) }
      ;[start, words] = [end, isWordLike ? 1 : 0]
    } else words = counted
    end = index + segment.length
    for (; sizeOf(end - start, 0) > size; words = 1) {
      const next = wholeCharacters(text, start + size * charactersPerWord)
      yield { text: text.slice(start, next), size }
      start = next
    }
  }
  if (end > start) yield { text: text.slice(start, end), size: sizeOf(end - start, words) }
}

/**
 * Cuts a text into parts of at most `windowLength` characters, behind a space or the
 * end of a sentence where there is one in the second half.
 */
function* windows(text: string): Generator<string> {
  let start = 0
  while (text.length - start > windowLength) {
    const part = text.slice(start, start + windowLength)
    const end = lastBreak(part)
    const next = end > 0 ? start + end : wholeCharacters(text, start + windowLength)
    yield text.slice(start, next)
    start = next
  }
  yield text.slice(start)
}

const spaceOrEnd = new RegExp(`[\\s${sentenceEnds}]`, 'u')

/** Returns the place behind the last space or full stop in the second half of a text, or 0. */
function lastBreak(text: string): number {
  for (let end = text.length; end > text.length / 2; end--) if (spaceOrEnd.test(text.charAt(end - 1))) return end
  return 0
}

/** Returns a place of a text, or the one before it when it is in the middle of a character. */
const wholeCharacters = (text: string, place: number): number => (/[\udc00-\udfff]/.test(text.charAt(place)) ? place - 1 : place)
