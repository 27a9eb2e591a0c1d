/** Letters that are read the same with and without their marks: those of Latin, Greek, Cyrillic, Hebrew and Arabic. */
const foldedLetters = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Hebrew}\\p{Script=Arabic}'
/** Letters that stand for a mark, such as the apostrophe of Ukrainian. The long vowel of Japanese is none. */
const letterMarks = '[[\\p{Lm}&&\\p{Diacritic}&&[\\p{Script=Common}\\p{Script=Latin}\\p{Script=Cyrillic}]]--\\p{scx=Katakana}]'
/** Letters whose marks stay. */
const otherLetter = `[[\\p{L}--[${foldedLetters}]]--${letterMarks}]`
const hasOtherLetter = new RegExp(otherLetter, 'v')
const marks = new RegExp(`[\\p{M}${letterMarks}]+`, 'gv')
/** Another letter with its marks, which stay; or else marks. */
const lettersAndMarks = new RegExp(`(${otherLetter}\\p{M}*)|[\\p{M}${letterMarks}]+`, 'gv')

/** Ordering the marks of one letter takes a time that grows with the square of their number. */
const stackedMarks = /(\p{M}{8})\p{M}+/gu
const mostUnstacked = 50
const ascii = /^[\0-\x7f]*$/
/** Marks, letters that may be marks, and parts of Korean syllables. */
const composable = /[\p{M}\p{Lm}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u

/**
 * Returns a text in lower case, in compatibility form, and without the marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters. The marks of other scripts
 * tell words apart: コーヒー (coffee) from コピー (copy), ข้าว (rice) from ข่าว (news).
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  const decomposed = (text.length > mostUnstacked ? text.replace(stackedMarks, '$1') : text).normalize('NFKD')
  if (!composable.test(decomposed)) return decomposed.toLowerCase()
  if (!hasOtherLetter.test(decomposed)) return decomposed.replace(marks, '').toLowerCase()
  return decomposed.replace(lettersAndMarks, '$1').toLowerCase().normalize('NFC')
}
