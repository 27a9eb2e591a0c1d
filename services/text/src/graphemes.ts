import { lazily } from './lazily.ts'

const segmenter = lazily(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/** Returns the characters of a text as people see them: its extended grapheme clusters (Unicode Standard Annex 29). */
export const graphemesOf = (text: string): string[] => [...segmenter().segment(text)].map(({ segment }) => segment)

/** Returns the first character as people see it; empty for an empty text. */
function firstGrapheme(text: string): string {
  if (/^[ -~](?:[ -~]|$)/.test(text)) return text.charAt(0)
  return segmenter().segment(text)[Symbol.iterator]().next().value?.segment ?? ''
}

/** Returns the first `most` characters (code points) of a text, fewer where that would split one that people see. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text
  let length = 0
  let end = 0
  for (const { segment } of segmenter().segment(text)) {
    length += [...segment].length
    if (length > most) break
    end += segment.length
  }
  return text.slice(0, end)
}

/** Returns at most `most` characters (code points) of a text, cut at a word, with '…' where some are left out. */
export function cutAtWord(text: string, most: number): string {
  if (firstCharacters(text, most) === text) return text
  const head = firstCharacters(text, most - 1)
  const lastSpace = head.lastIndexOf(' ')
  // A text without spaces, as in Chinese, is cut anywhere.
  const words = text.charAt(head.length) === ' ' || lastSpace < most / 3 ? head : head.slice(0, lastSpace)
  return `${words.replace(/[\s,;:–—-]+$/u, '')}…`
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
/** A letter that would join the next one: an Arabic one, or one of South Asia whose last sign, the virama, takes its vowel away. */
const joinsNext = /\p{sc=Arabic}|[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]$/u
/** What a word may have before its initial: opening quotes and brackets, and vowels that Thai and Lao write before their consonant. */
const beforeInitial = /^["'¡¿\p{Ps}\p{Pi}\p{Pf}\u0e40-\u0e44\u0ec0-\u0ec4]+(?=.)/u

/**
 * Returns up to two initials of a name, in upper case where names in its script begin with capitals. Georgian has capitals for whole words
 * only.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : ''].map(initialOf)
  return `${first}${first && last && joinsNext.test(first) ? nonJoiner : ''}${last}`
}

function initialOf(word = ''): string {
  const letter = firstGrapheme(word.replace(beforeInitial, '')).replace(/\u200d$/, '')
  return /\p{sc=Georgian}/u.test(letter) ? letter : letter.toUpperCase()
}
