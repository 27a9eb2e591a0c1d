import { lazily } from './lazily.ts'

const segmenter = lazily(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/** Returns the characters of a text as people see them: its extended grapheme clusters (Unicode Standard Annex 29). */
export const graphemesOf = (text: string): string[] => [...segmenter().segment(text)].map(({ segment }) => segment)

/** Returns the first character as people see it; empty for an empty text. */
function firstGrapheme(text: string): string {
  if (/^[ -~](?:[ -~]|$)/.test(text)) return text.charAt(0)
  return segmenter().segment(text)[Symbol.iterator]().next().value?.segment ?? ''
}

/** Counts the characters as people see them. */
export function countGraphemes(text: string): number {
  if (/^[\n -~]*$/.test(text)) return text.length
  let count = 0
  for (const _ of segmenter().segment(text)) count++
  return count
}

/** Keeps two letters of a script that joins letters apart. */
const nonJoiner = '\u200c'

/** Returns up to two initials of a name, in upper case where its script has cases. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => firstGrapheme(word ?? '')).filter(Boolean)
  return letters.join(/\p{sc=Arabic}/u.test(letters[0] ?? '') ? nonJoiner : '').toUpperCase()
}
