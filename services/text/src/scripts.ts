/** Scripts that write no blanks between words, as a class of characters in a regular expression with the flag `v`. Marks that Latin has too are of no script. */
export const unspacedScripts =
  '[[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}]--\\p{scx=Latin}]'

const hasUnspaced = new RegExp(unspacedScripts, 'v')

/** Whether a text has a character of a script that writes no blanks. */
export const isUnspaced = (text: string): boolean => hasUnspaced.test(text)
