import { simplified } from './simplified.ts'

/**
 * Finds word boundaries by Unicode's rules, with dictionaries for scripts without spaces. The rules are the same for all languages, hence
 * `und`.
 */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** Returns the words of a text and the text between them, by Unicode's rules. Splits scripts without spaces by a dictionary. */
export const segmentsOf = (text: string): Intl.Segments => segmenter.segment(text)

const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u

/** The longest word of the dictionary, in UTF-16 units: longer texts are not looked up. */
const longestWord = 8
const isOneWord = (text: string): boolean => text.length <= longestWord && segmentsOf(text).containing(0)?.segment === text

type Segment = Omit<Intl.SegmentData, 'input'>

/**
 * Returns the same of a text without blanks, with Chinese in traditional characters split as in simplified
 * ones, so that both have the same words. Splits text with kana, and one that is a single word, as written: the
 * dictionary has the words of Japanese in its own characters only.
 */
export function segmentsOfRun(text: string): Iterable<Segment> {
  const other = kana.test(text) ? text : simplified(text)
  const isAsWritten = other === text || other.length !== text.length || isOneWord(text)
  return isAsWritten ? segmentsOf(text) : segmentsAt(text, other)
}

/** Returns the segments of a text at the boundaries of another one of its length. */
function* segmentsAt(text: string, other: string): Generator<Segment> {
  for (const { segment, index, isWordLike } of segmentsOf(other))
    yield { segment: text.slice(index, index + segment.length), index, isWordLike }
}
