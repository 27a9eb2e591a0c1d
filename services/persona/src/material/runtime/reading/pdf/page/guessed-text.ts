/** Codes of TeX's text fonts below those of Unicode's letters (OT1 and T1). */
const texCodes: Readonly<Record<number, string>> = {
  11: 'ff',
  12: 'fi',
  13: 'fl',
  14: 'ffi',
  15: 'ffl',
  16: '“',
  17: '”',
  18: '„',
  19: '«',
  20: '»',
  21: '–',
  22: '—',
  27: 'ff',
  28: 'fi',
  29: 'fl',
  30: 'ffi',
  31: 'ffl',
  127: '-',
}
/** The letters of the codes 128 to 191 in T1, and other codes that Unicode has for other characters. */
const t1Letters = 'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£'
const firstOfT1 = 128
const t1Codes: Readonly<Record<string, string>> = { ÿ: 'ß', '×': 'Œ', '÷': 'œ' }
const letter = /^\p{L}/u
/** The most frequent letters of languages in Latin script: in every one at least half of all letters. */
const frequent = /[aeinorst]/g
const vowel = /[aeiouy]/g
const otherCharacters = /[^\p{sc=Latn}\p{sc=Hira}\p{sc=Kana}\p{sc=Han}\p{M}\p{N}\p{P}\p{S}\p{Z}]/gu
const fewestLetters = 8
const leastFrequent = 0.42
const leastVowels = 0.2
const leastKana = 0.2
const mostOthers = 0.05

/** Returns the text of a character whose font names only its code, as if the code were one of Unicode or TeX. */
export const textOfCode = (character: string): string => texCodes[character.charCodeAt(0)] ?? character

/** Returns the texts of a font's characters, in their order, as those of TeX's T1 when its letters stand in words and Unicode's do not. */
export function textsOfFont(texts: readonly string[]): string[] {
  const t1LetterOf = (text: string) => t1Letters[text.charCodeAt(0) - firstOfT1]
  const isInWord = (index: number) => letter.test(texts[index - 1] ?? '') && letter.test(texts[index + 1] ?? '')
  const isT1 = texts.some((text, index) => t1LetterOf(text) !== undefined && isInWord(index))
  return texts.map((text, index) => {
    const isBesideLetter = letter.test(texts[index - 1] ?? '') || letter.test(texts[index + 1] ?? '')
    const own = isBesideLetter ? t1Codes[text] : undefined
    return own ?? (isT1 ? t1LetterOf(text) : undefined) ?? text
  })
}

/** Whether the codes of a font may be its letters: it has letters, numbers and signs of texts only. */
export const isPossible = (texts: readonly string[]): boolean => {
  const text = texts.join('').normalize('NFD')
  const others = text.match(otherCharacters)?.length ?? 0
  return others <= text.length * mostOthers
}

/**
 * Whether the codes of a font's characters are their letters, as in fonts that old versions of TeX draw: they have the letters of a
 * language, as often as one has them. Other fonts number their characters in any order.
 */
export function isPlausible(texts: readonly string[]): boolean {
  const text = texts.join('').normalize('NFD').toLowerCase()
  if (!isPossible(texts)) return false
  const kana = text.match(/[\p{sc=Hira}\p{sc=Kana}]/gu)?.length ?? 0
  if (kana >= fewestLetters) return kana >= text.length * leastKana
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / letters
  return letters >= fewestLetters && share(frequent) >= leastFrequent && share(vowel) >= leastVowels
}
