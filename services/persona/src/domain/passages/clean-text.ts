/**
 * Characters that a reader does not see: control characters, bidirectional controls, zero-width characters, soft hyphens, fillers, tags and noncharacters.
 * Line breaks and the tab are not among them, and the joiners have a rule of their own.
 */
const invisible =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\u{e0000}-\u{e0fff}]/gu

/** Scripts in which a zero-width joiner or non-joiner changes how a word is written. */
const joiningScripts = 'Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
const joiningLetters = joiningScripts
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')
const strayJoiners = new RegExp(`(?<![${joiningLetters}])[\\u200c\\u200d]`, 'gu')

/** Normalization takes quadratic time for many combining marks in a row, so that only the first 16 are kept. No writing system needs more. */
const manyMarks = /(\p{M}{16})\p{M}+/gu

const lineBreaks = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g
const spacesInLine = /(?<=\S)[^\S\n]+/g
const deepIndent = /(?<=^[^\S\n]{16})[^\S\n]+/gm
const spaceAtLineEnd = / +$/gm
const emptyLines = /\n(?:[^\S\n]*\n){2,}/g

/**
 * Returns a text as a reader sees it: composed (NFC), without invisible characters, with single spaces, and at most one empty line in a row. The indentation of
 * lines is kept up to 16 characters. Takes linear time for any text.
 */
export const cleanText = (text: string): string =>
  text
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
