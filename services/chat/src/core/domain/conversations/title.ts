import { DomainError } from '@rostra/kit/errors'
import type { Conversation } from './conversation.ts'

/** The most characters (code points) of a title that is made from a message or by a model, and of one that a person gives. */
const maxMade = 60
const maxGiven = 100
/** The least characters of a first sentence; a shorter one, such as a greeting, is joined with the next. */
const minSentence = 12
/** The most UTF-16 units of a message that are read for its title. */
const maxRead = 1_000

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' })
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Joins a text into one line. Control characters count as space. */
const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
const lengthOf = (text: string): number => [...text].length

/** Returns a line without Markdown syntax. */
const withoutMarks = (line: string): string =>
  line
    .replace(/^\s*(?:(?:#{1,6}|>|[-*+]|\d{1,3}[.)])\s+)+/, '')
    .replace(/^\s*(?:`{3,}|~{3,}).*$|^\s*(?:[-*_=]\s*){3,}$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*{1,3}|~~|`+)(\S(?:.*?\S)?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(\S(?:.*?\S)?)\1(?![\p{L}\p{N}_])/gu, '$2')

/** Returns at most 60 characters, cut at a word, with '…' where some are left out. */
function cut(text: string): string {
  if (lengthOf(text) <= maxMade) return text
  let head = ''
  let length = 1
  let next = ''
  for (const { segment } of graphemes.segment(text)) {
    next = segment
    length += lengthOf(segment)
    if (length > maxMade) break
    head += segment
  }
  const lastSpace = head.lastIndexOf(' ')
  // A text without spaces, as in Chinese, is cut anywhere.
  const words = next === ' ' || lastSpace < maxMade / 3 ? head : head.slice(0, lastSpace)
  return `${words.replace(/[\s,;:–—-]+$/u, '')}…`
}

const withoutFullStop = (text: string): string => (/[^.]\.$/.test(text) ? text.slice(0, -1) : text)

/** Returns the first sentences of a line, until they have 12 characters. */
function firstSentences(line: string): string {
  let found = ''
  for (const { segment } of sentences.segment(line)) {
    found += segment
    if (lengthOf(found.trim()) >= minSentence) break
  }
  return found.trim()
}

/**
 * Makes a title of at most 60 characters from a message: its first sentence or line, without Markdown syntax. Empty for a blank message.
 */
export function titleOf(content: string): string {
  const read = content.slice(0, maxRead).toWellFormed()
  const lines = read.split('\n').map((line) => onOneLine(withoutMarks(line)))
  return cut(withoutFullStop(firstSentences(lines.find((line) => line !== '') ?? onOneLine(read))))
}

/** Parses a title that a model wrote: its first line, without quotation marks, Markdown syntax and a label. Null when nothing is left. */
export function readModelTitle(text: string): string | null {
  const lines = text
    .slice(0, maxRead)
    .toWellFormed()
    .split('\n')
    .map((line) => onOneLine(withoutMarks(line)))
  const line = lines.find((candidate) => candidate !== '') ?? ''
  const bare = line.replace(/^title:\s*/i, '').replace(/^["'“”„«»‘’`]+|["'“”„«»‘’`]+$/gu, '')
  return cut(withoutFullStop(bare.trim())) || null
}

/**
 * Returns the title that clients show. A conversation without a message is titled with its persona's name, one whose title could not be
 * stored with its preview.
 */
export const shownTitle = ({ title, preview, personaName }: Pick<Conversation, 'title' | 'preview' | 'personaName'>): string =>
  title || titleOf(preview) || personaName

/** Validates a title that a person gives and returns it on one line. Throws VALIDATION unless it has 1 to 100 characters (code points). */
export function readTitle(raw: string): string {
  const invalid = (message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { title: message } })
  const tooLong = 'A title must be at most 100 characters'
  // A character has at most two UTF-16 units; the rest allows for surrounding space.
  if (raw.length > 4 * maxGiven) throw invalid(tooLong)
  const title = onOneLine(raw)
  if (title === '') throw invalid('A title must not be empty')
  if (lengthOf(title) > maxGiven) throw invalid(tooLong)
  return title
}
