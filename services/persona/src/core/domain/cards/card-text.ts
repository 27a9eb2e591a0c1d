import { graphemesOf } from '@rostra/text/graphemes'
import { displayablePart } from '../personas/displayable-text.ts'

/** The names that `{{char}}` and `<bot>` stand for. */
const character = /\{\{\s*(?:char|bot)\s*\}\}|<(?:char|bot)>/gi
const user = /\{\{\s*user\s*\}\}|<user>/gi
/** Comments, and the place of another program's own prompt. */
const withoutText = /\{\{\/\/[^{}]*\}\}|\{\{comment:[^{}]*\}\}|\{\{original\}\}/gi

/** `{{user}}` that addresses the reader: set apart by a comma of any script. */
const addressed = /\s?[,،、，]\s?\{\{user\}\}/g
const addressedFirst = /^\s*\{\{user\}\}\s*[,،、，:：]\s*/g
const picture = /!\[[^\]\n]{0,500}\]\([^)\n]{0,2000}\)/g
const link = /\[(?<words>[^\]\n]{0,500})\]\([^)\n]{0,2000}\)/g
/** A tag, a comment or an address between `<` and `>`, not an arrow or a heart. */
const tag = /<(?:\/?[a-z][\w:-]*(?=[\s/>])|!--)[^<>\n]*>/gi

/** Returns a text of a card for the model: `{{char}}` is the name, and `{{user}}` stays. Removes what no form accepts. */
export function textForModel(raw: string, name: string): string {
  const lines = raw.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
  const filled = lines
    .replaceAll(character, () => name)
    .replaceAll(user, '{{user}}')
    .replaceAll(withoutText, '')
  return displayablePart(filled).normalize('NFC').trim()
}

/**
 * Returns a text of a card for readers: without pictures, links, tags, and the name by which it addresses the reader. Null for a text
 * that says `{{user}}` otherwise, or has another macro: it would be shown as it is.
 */
export function textForReaders(raw: string, name: string): string | null {
  const text = textForModel(raw, name).replaceAll(addressed, '').replaceAll(addressedFirst, '')
  const plain = withoutLinks(text).replaceAll(tag, '').trim()
  return /\{\{/.test(plain) ? null : plain
}

/** Looks for links only where one ends: each bracket that opens costs a look at 500 characters. */
const withoutLinks = (text: string): string => (text.includes('](') ? text.replaceAll(picture, '').replaceAll(link, '$<words>') : text)

export const asOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Returns the beginning of a text that has at most `max` UTF-16 units, cut at a word where there is one. */
export function beginningOf(text: string, max: number): string {
  if (text.length <= max) return text
  const start = wholeGraphemes(text, max - 1)
  const space = start.search(/\s\S*$/)
  return `${(space > max / 2 ? start.slice(0, space) : start).trimEnd()}…`
}

/**
 * Divides a text after at most `max` UTF-16 units: behind a paragraph, a line or a word where there is one, else between two characters.
 */
export function splitText(text: string, max: number): [beginning: string, rest: string] {
  if (text.length <= max) return [text, '']
  const start = wholeGraphemes(text, max)
  const ends = ['\n\n', '\n', ' '].map((separator) => start.lastIndexOf(separator))
  const end = ends.find((at) => at > max / 2) ?? start.length
  return [text.slice(0, end).trim(), text.slice(end).trim()]
}

/** A grapheme is seldom longer than this, so that only the end of a text is read. */
const longestGrapheme = 64

function wholeGraphemes(text: string, max: number): string {
  const safe = Math.max(0, max - longestGrapheme)
  const start = text.slice(0, safe).toWellFormed() === text.slice(0, safe) ? safe : safe + 1
  let end = start
  for (const grapheme of graphemesOf(text.slice(start, max + longestGrapheme))) {
    if (end + grapheme.length > max) break
    end += grapheme.length
  }
  return text.slice(0, end)
}
