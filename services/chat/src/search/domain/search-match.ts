import { languageOf } from '@rostra/text/languages/language-of'
import type { Language } from '@rostra/text/languages/languages'
import { isUnspaced } from '@rostra/text/scripts'
import { wordsIn } from '@rostra/text/words'
import { isFoundBy, type SearchTerm } from './search-terms.ts'

/** The range of a found word, in UTF-16 units of its text. */
export interface Mark {
  start: number
  end: number
}

/** The places of a search's words in a conversation. */
export interface SearchMatch {
  titleMarks: Mark[]
  /** A part of the message that contains them; empty when only the title or the persona's name does. */
  excerpt: string
  excerptMarks: Mark[]
  /** The id of that message; empty like the excerpt. */
  messageId: string
}

interface SearchedMessage {
  id: string
  text: string
}

const excerptLength = 160
/** The characters of an excerpt before the first found word. */
const lead = 50
const ellipsis = '…'

/**
 * Finds the terms in a title and in the messages of an exchange. The excerpt is from the message with most of them, of equals the later
 * one.
 */
export function searchMatch(terms: readonly SearchTerm[], title: string, messages: readonly SearchedMessage[]): SearchMatch {
  let best: { message: SearchedMessage; language: Language | undefined; first: number; found: number } | undefined
  for (const message of messages) {
    const language = languageOf(message.text)
    const { first, found } = findTerms(terms, message.text, language)
    if (found > 0 && found >= (best?.found ?? 0)) best = { message, language, first, found }
  }
  const titleMarks = marksIn(terms, title, languageOf(title))
  if (!best) return { titleMarks, excerpt: '', excerptMarks: [], messageId: '' }
  const excerpt = excerptAround(best.message.text, best.first)
  return { titleMarks, excerpt, excerptMarks: marksIn(terms, excerpt, best.language), messageId: best.message.id }
}

/** Returns the position of the first found word, and the number of terms found. Stops once all are found. */
function findTerms(terms: readonly SearchTerm[], text: string, language: Language | undefined): { first: number; found: number } {
  let first = -1
  let left = [...terms]
  for (const word of wordsIn(text, 'pairs')) {
    if (!left.some((term) => isFoundBy(term, word.text, language))) continue
    if (first === -1) first = word.start
    left = left.filter((term) => !isFoundBy(term, word.text, language))
    if (left.length === 0) break
  }
  return { first, found: terms.length - left.length }
}

/** Returns the ranges of the found words. Overlapping words share one. `language`: that of the text, or of the one that it is a part of. */
export function marksIn(terms: readonly SearchTerm[], text: string, language: Language | undefined): Mark[] {
  const marks: Mark[] = []
  for (const { text: word, start, end } of wordsIn(text, 'pairs')) {
    if (!terms.some((term) => isFoundBy(term, word, language))) continue
    const last = marks.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else marks.push({ start, end })
  }
  return marks
}

/** Returns about 160 characters of a text around a position, on one line, in whole words. */
function excerptAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - lead), at)
  const after = text.slice(at, at + excerptLength)
  const isStart = at <= lead
  const isEnd = at + excerptLength >= text.length
  const head = isStart ? before : fromWord(before)
  const tail = isEnd ? after : untilWord(after)
  const line = (head + tail).replace(/\s+/gu, ' ').trim()
  return `${isStart ? '' : ellipsis}${line}${isEnd ? '' : ellipsis}`
}

/** Removes a word that may be cut at the beginning; in a text without spaces, half a character. */
const fromWord = (text: string) =>
  isUnspaced(text) ? text.replace(/^[\udc00-\udfff\p{M}]+/u, '') : text.replace(/^\S{0,40}\s+|^[\p{L}\p{M}\p{N}]+/u, '')

/** Removes a word that may be cut at the end. */
const untilWord = (text: string) => text.replace(/\s+\S{0,40}$/u, '').replace(/[\ud800-\udbff]$/u, '')
