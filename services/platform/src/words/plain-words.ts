/** A longer word is split. */
const wordPattern = /[\p{L}\p{M}\p{N}]{1,50}/gu

/** Returns a text in lower case and without accents. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Returns the different words of a text in order, lower-cased and without accents. They consist of letters, marks and digits. */
export const plainWords = (text: string): string[] => [...new Set(plainText(text).match(wordPattern) ?? [])]
