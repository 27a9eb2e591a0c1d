/** Scripts that write no blanks between words, for a class of characters in a regular expression with the flag `u` or `v`. */
export const unspacedScripts =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}'

const hasUnspaced = new RegExp(`[${unspacedScripts}]`, 'u')

/** Whether a text has a character of a script that writes no blanks. */
export const isUnspaced = (text: string): boolean => hasUnspaced.test(text)
