/** Codes of TeX's text fonts below those of Unicode's letters (OT1 and T1). */
const texCodes: Readonly<Record<number, string>> = {
  11: 'ff',
  12: 'fi',
  13: 'fl',
  14: 'ffi',
  15: 'ffl',
  16: '“',
  17: '”',
  21: '–',
  22: '—',
  27: 'ff',
  28: 'fi',
  29: 'fl',
  30: 'ffi',
  31: 'ffl',
  127: '-',
}
/** The most frequent letters of languages in Latin script: in every one at least half of all letters. */
const frequent = /[aeinorst]/g
const vowel = /[aeiouy]/g
const fewestLetters = 8
const leastFrequent = 0.42
const leastVowels = 0.2
const leastKana = 0.2
const mostOthers = 0.05

/** Returns the text of a character whose font names only its code, as if the code were one of Unicode or TeX. */
export const textOfCode = (character: string): string => texCodes[character.charCodeAt(0)] ?? character

/**
 * Whether the codes of a font's characters are their letters, as in fonts that old versions of TeX draw: they have the letters of a
 * language, as often as one has them. Other fonts number their characters in any order.
 */
export function isPlausible(texts: readonly string[]): boolean {
  const text = texts.join('').normalize('NFD').toLowerCase()
  const others = text.match(/[^\p{sc=Latn}\p{sc=Hira}\p{sc=Kana}\p{sc=Han}\p{M}\p{N}\p{P}\p{S}\p{Z}]/gu)?.length ?? 0
  if (others > text.length * mostOthers) return false
  const kana = text.match(/[\p{sc=Hira}\p{sc=Kana}]/gu)?.length ?? 0
  if (kana >= fewestLetters) return kana >= text.length * leastKana
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / letters
  return letters >= fewestLetters && share(frequent) >= leastFrequent && share(vowel) >= leastVowels
}
