import { DomainError } from '@rostra/kit/errors'
import { withoutMarks } from '@rostra/markdown/preview-of'
import { cutAtWord } from '@rostra/text/graphemes'
import type { Conversation } from './conversation.ts'

/** The most characters (code points) of a title that is made from a message or by a model, and of one that a person gives. */
const maxMade = 60
const maxGiven = 100
/** The least characters of a first sentence; a shorter one, such as a greeting, is joined with the next. */
const minSentence = 12
/** The most UTF-16 units of a message that are read for its title. */
const maxRead = 1_000

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' })

/** Joins a text into one line. Control characters count as space. */
const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
const lengthOf = (text: string): number => [...text].length

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
  return cutAtWord(withoutFullStop(firstSentences(lines.find((line) => line !== '') ?? onOneLine(read))), maxMade)
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
  return cutAtWord(withoutFullStop(bare.trim()), maxMade) || null
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
