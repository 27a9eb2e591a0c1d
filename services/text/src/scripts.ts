/**
 * The scripts without spaces between words, as a character class for regular expressions with the flag `v`. Marks that Latin also uses are
 * excluded.
 */
export const unspacedScripts =
  '[[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}]--\\p{scx=Latin}]'

const hasUnspaced = new RegExp(unspacedScripts, 'v')

/** Whether a text has a character of a script without spaces. */
export const isUnspaced = (text: string): boolean => hasUnspaced.test(text)
