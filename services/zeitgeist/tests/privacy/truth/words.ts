/** Returns the words of a text in lower case: letters, marks and digits in a row. Characters of no width are left out. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Returns the runs of 8 words of a text. */
export function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(0, Math.max(0, words.length - 7)).map((_, at) => words.slice(at, at + 8).join(' '))
}
