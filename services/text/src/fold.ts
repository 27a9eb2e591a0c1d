/** Letters that are read the same with and without their marks: those of Latin, Greek, Cyrillic, Hebrew and Arabic. */
const foldedLetters = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Hebrew}\\p{Script=Arabic}'
/** Letters that stand for a mark, such as the apostrophe of Ukrainian. The long vowel of Japanese is none. */
const letterMarks = '[[\\p{Lm}&&\\p{Diacritic}&&[\\p{Script=Common}\\p{Script=Latin}\\p{Script=Cyrillic}]]--\\p{scx=Katakana}]'
/** Another letter with its marks, which stay; or else marks. */
const lettersAndMarks = new RegExp(`([[\\p{L}--[${foldedLetters}]]--${letterMarks}]\\p{M}*)|[\\p{M}${letterMarks}]+`, 'gv')

/** Ordering the marks of one letter takes a time that grows with the square of their number. */
const stackedMarks = /(\p{M}{8})\p{M}+/gu
const ascii = /^[\0-\x7f]*$/

/**
 * Returns a text in lower case, in compatibility form, and without the marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters. The marks of other scripts
 * tell words apart: コーヒー (coffee) from コピー (copy), ข้าว (rice) from ข่าว (news).
 */
export const fold = (text: string): string =>
  ascii.test(text)
    ? text.toLowerCase()
    : text.replace(stackedMarks, '$1').normalize('NFKD').replace(lettersAndMarks, '$1').toLowerCase().normalize('NFC')
