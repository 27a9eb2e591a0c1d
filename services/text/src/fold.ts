/** The scripts whose marks are removed, because their letters are read the same without: Latin, Greek, Cyrillic, Hebrew and Arabic. */
const foldedLetters = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Hebrew}\\p{Script=Arabic}'
/** Letters that count as marks, such as the apostrophe of Ukrainian, but not the long-vowel mark of Japanese. */
const letterMarks = '[[\\p{Lm}&&\\p{Diacritic}&&[\\p{Script=Common}\\p{Script=Latin}\\p{Script=Cyrillic}]]--\\p{scx=Katakana}]'
/** Letters whose marks are kept. */
const otherLetter = `[[\\p{L}--[${foldedLetters}]]--${letterMarks}]`
const hasOtherLetter = new RegExp(otherLetter, 'v')
const marks = new RegExp(`[\\p{M}${letterMarks}]+`, 'gv')
/** Matches a letter whose marks are kept, with its marks; or else marks, which are removed. */
const lettersAndMarks = new RegExp(`(${otherLetter}\\p{M}*)|[\\p{M}${letterMarks}]+`, 'gv')

/** Matches more than eight marks on one letter. Normalization takes time quadratic in their number. */
const stackedMarks = /(\p{M}{8})\p{M}+/gu
const mostUnstacked = 50
const ascii = /^[\0-\x7f]*$/
/** Matches marks, letters that may be marks, and parts of Korean syllables. */
const composable = /[\p{M}\p{Lm}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u

/**
 * Returns a text in lower case, in compatibility form (NFKC), and without the marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters.
 * Keeps the marks of other scripts, which distinguish words: コーヒー (coffee) and コピー (copy), ข้าว (rice) and ข่าว (news).
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  const decomposed = (text.length > mostUnstacked ? text.replace(stackedMarks, '$1') : text).normalize('NFKD')
  if (!composable.test(decomposed)) return decomposed.toLowerCase()
  if (!hasOtherLetter.test(decomposed)) return decomposed.replace(marks, '').toLowerCase()
  return decomposed.replace(lettersAndMarks, '$1').toLowerCase().normalize('NFC')
}
