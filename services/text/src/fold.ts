import { simplified } from './simplified.ts'

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
/** Short i of Cyrillic, which is another letter than i. */
const shortI = /[иИ]\u0306/gu
/** The line that makes an Arabic word longer. */
const tatweel = 'ـ'
const special = /[\u0306ـ]/u
const devanagari = /\p{Script=Devanagari}/u
/** The dot of letters for sounds of Persian and Arabic, which is often left out: क़ ख़ ग़ ज़ फ़. That of ड़ and ढ़ tells words apart. */
const loanDots = /(?<=[कखगजफ])\u093c/gu
/** The vowel am of Thai and Lao, one letter again after its compatibility form, since texts are split into characters before. */
const thaiAm = /\u0e4d([\u0e48-\u0e4b]?)\u0e32/gu
const laoAm = /\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/gu
/** A nasal before a stop of its own place: हिन्दी, which is written हिंदी as well; and the moon, for which the dot is written as well. */
const nasals = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/gu

/**
 * Returns a text in lower case, in compatibility form (NFKC), and without the marks of Latin, Greek, Cyrillic, Hebrew and Arabic
 * letters. Keeps the marks of other scripts, which distinguish words: コーヒー (coffee) and コピー (copy), ข้าว (rice) and ข่าว (news). Writes
 * letters that are searched for as one as one: ß as ss, hiragana for katakana, simplified Chinese characters for traditional ones, one
 * alef, heh and yeh of Arabic, and its digits as those of ASCII, one nasal of Hindi.
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  const decomposed = (text.length > mostUnstacked ? text.replace(stackedMarks, '$1') : text).normalize('NFKD')
  if (!composable.test(decomposed)) return oneLetter(decomposed.toLowerCase())
  const kept = special.test(decomposed) ? decomposed.replaceAll(tatweel, '').replace(shortI, 'й') : decomposed
  if (!hasOtherLetter.test(kept)) return oneLetter(kept.replace(marks, '').toLowerCase())
  const spelled = devanagari.test(kept) ? kept.replace(loanDots, '').replace(nasals, 'ं') : kept
  const lowerCase = spelled.replace(lettersAndMarks, '$1').toLowerCase().normalize('NFC')
  return oneLetter(lowerCase.replace(thaiAm, '$1\u0e33').replace(laoAm, '$1\u0eb3'))
}

/** Letters and digits that are searched for as others, in lower case. */
const others: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ħ: 'h',
  ς: 'σ',
  ة: 'ه',
  ہ: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ٱ: 'ا',
  // Simplified Chinese writes some words with 着 for which traditional has 著. OpenCC tells them by words.
  著: '着',
}
/** The v of loans, which is as often written b: ヴァイオリン, バイオリン. */
const loanV = /[\u30f4\u3094]([\u3041-\u3049\u30a1-\u30a9])?/gu
const b: Readonly<Record<string, string>> = { ぁ: 'ば', ぃ: 'び', ぇ: 'べ', ぉ: 'ぼ', ァ: 'ば', ィ: 'び', ェ: 'べ', ォ: 'ぼ' }
const otherLetters = /[ßıøłđðþæœħςةہىیکٱ٠-٩۰-۹ァ-ヶヽヾ著]/gu
const firstKatakana = 'ァ'.charCodeAt(0)
const digits = ['٠', '۰'].map((zero) => zero.charCodeAt(0))
/** How far katakana are behind hiragana. */
const kanaDistance = 0x60

const oneLetter = (text: string): string =>
  simplified(text.replace(loanV, (_v, vowel = '') => b[vowel] ?? `ぶ${vowel}`).replace(otherLetters, otherOf))

function otherOf(letter: string): string {
  const known = others[letter]
  if (known !== undefined) return known
  const code = letter.charCodeAt(0)
  if (code >= firstKatakana) return String.fromCharCode(code - kanaDistance)
  return String(code - (digits.find((zero) => code - zero >= 0 && code - zero <= 9) ?? code))
}
