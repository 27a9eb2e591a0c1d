import { graphemesOf } from '@rostra/text/graphemes'

/** Eight marks on one letter: no language writes them, and they would cover the lines above. */
const stackedMarks = /\p{M}{8}/v

/** Composition (NFC) joins at most four characters into one. */
const decomposedPerComposed = 4

/** Reports whether a raw text is too long to become one of `maxLength` characters. */
export const isFarTooLong = (raw: string, maxLength: number) => raw.length > maxLength * decomposedPerComposed

/**
 * Normalizes a line of text of at most `maxLength` characters: composed (NFC), without surrounding
 * space. A line that is far too long, or has eight marks in a row, stays as it is, and the rules refuse
 * it: to order marks takes a time that grows with the square of their number.
 */
export function normalizeLine(raw: string, maxLength: number): string {
  return isFarTooLong(raw, maxLength) || stackedMarks.test(raw) ? raw : raw.normalize('NFC').trim()
}

/** Normalizes a text of several lines. Every kind of line break becomes `\n`. */
export const normalizeLines = (raw: string, maxLength: number): string =>
  isFarTooLong(raw, maxLength) ? raw : normalizeLine(raw.replace(/\r\n?|[\u2028\u2029]/g, '\n'), maxLength)

// Emoji, and words in scripts whose letters join, contain characters that are invisible on their own.
const emoji = /\p{RGI_Emoji}/gv
const emojiJoiners =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})[\uFE0E\uFE0F]/gv
const wordJoiners =
  /(?<=[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]])(?:[\u200C\u200D](?=[\p{L}\p{M}])|[\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}])/gv
/** In Indic scripts a joiner also shapes a virama at the end of a word. */
const finalJoiners = /(?<=[\p{M}--\p{Script=Inherited}])[\u200C\u200D]/gv

/**
 * Controls, direction overrides, characters without width, unassigned and private characters, and broken Unicode. The excluded ranges are
 * format characters that fonts do draw.
 */
const invisible =
  /[[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]--[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]]/v
/** What `isDisplayable` accepts although it contains invisible characters, and line breaks and tabs. */
const kept = [emoji, emojiJoiners, wordJoiners, finalJoiners].map(({ source }) => source).join('|')
const shownOrInvisible = new RegExp(`(?<kept>${kept}|[\\n\\t])|${invisible.source}`, 'gv')
const tooManyMarks = /(?<kept>\p{M}{7})\p{M}+/gv

/** Removes what `areLinesDisplayable` refuses: invisible characters, broken Unicode, and marks beyond seven on a letter. */
export const displayablePart = (text: string): string =>
  text.toWellFormed().replaceAll(shownOrInvisible, '$<kept>').replaceAll(tooManyMarks, '$<kept>')

/** Reports whether every character of a line is visible to a reader. */
export function isDisplayable(text: string): boolean {
  const rest = text.replace(emoji, '☺').replace(emojiJoiners, '').replace(wordJoiners, '').replace(finalJoiners, '')
  return !invisible.test(rest) && !stackedMarks.test(rest)
}

/** Reports the same for a text that may contain line breaks and tabs. */
export const areLinesDisplayable = (text: string) => isDisplayable(text.replace(/[\n\t]/g, ' '))

/** U+2800, the blank braille pattern, looks like a space. */
const blank = /^[\s\u2800\p{M}\p{Default_Ignorable_Code_Point}]*$/u

/** Returns the number of characters that a reader sees. */
export const visibleLength = (text: string) => graphemesOf(text).filter((grapheme) => !blank.test(grapheme)).length
