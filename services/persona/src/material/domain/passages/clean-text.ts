import { compatibleLetters } from './compatible-letters.ts'

/**
 * Characters that a reader does not see: control characters, bidirectional controls, zero-width characters,
 * soft hyphens, fillers, tags and noncharacters. The tab and the line break stay, joiners have a rule of their
 * own, and variation selectors choose how a visible character looks.
 */
const invisible = /[[\p{Cc}\p{DI}\p{NChar}\u{fff9}-\u{fffb}]--[\t\n\u{200c}\u{200d}\u{180b}-\u{180d}\u{fe00}-\u{fe0f}]]/gv

/** Scripts in which a zero-width joiner or non-joiner changes how a word is written. */
const joiningScripts = 'Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
const joiningLetters = joiningScripts
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')
const strayJoiners = new RegExp(`(?<![${joiningLetters}])[\\u200c\\u200d]`, 'gu')

/**
 * Normalization takes quadratic time for many combining marks in a row, so that only the first 16 are kept. No writing system needs more.
 */
const manyMarks = /(\p{M}{16})\p{M}+/gu

const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const spacesInLine = /(?<=\S)[^\S\n]+/g
const deepIndent = /(?<=^[^\S\n]{16})[^\S\n]+/gm
const spaceAtLineEnd = / +$/gm
const emptyLines = /\n(?:[^\S\n]*\n){2,}/g

/**
 * Returns a text as a reader sees it: composed (NFC), with forms of letters as the letters, without invisible characters, with single
 * spaces, and at most one empty line in a row. The indentation of lines is kept up to 16 characters. Takes linear time for any text.
 */
export const cleanText = (text: string): string =>
  compatibleLetters(text)
    .toWellFormed()
    .replace(lineBreaks, '\n')
    .replace(invisible, '')
    .replace(strayJoiners, '')
    .replace(manyMarks, '$1')
    .normalize('NFC')
    .replace(spacesInLine, ' ')
    .replace(deepIndent, '')
    .replace(spaceAtLineEnd, '')
    .replace(emptyLines, '\n\n')
    .trim()

/** Returns a text in one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ')
