import { isOffensive } from '@rostra/llm/screening/offensive-words'
import { letterWords, writtenWords } from '@rostra/text/exact-words'
import { singularOf } from '@rostra/text/stem'
import type { EntryText } from '../../../../core/domain/entries/entry.ts'
import type { Brief } from '../../entries/brief.ts'
import { lengthProblem } from './text-lengths.ts'

/**
 * Letters, marks, spaces, ASCII digits and plain punctuation: no markup, no links, no handles, no invisible or bidirectional characters.
 */
const allowedCharacters = /^[\p{L}\p{M} 0-9.,;:!?'’"“”()–—-]*$/u
const numberWord = /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|oh|double)\b/gi
const numberWordsInARow = new RegExp(`${numberWord.source}(?:[\\s,.-]+${numberWord.source}){2,}`, 'i')
const maxQuotedWords = 3

/**
 * Returns why a text that a model wrote is refused, for the model; null when it may be published. A text may only use the words of the
 * brief, the vocabulary and the counts of the brief, so that a text is refused when the model repeats or obeys anything else.
 */
export function textProblem(text: EntryText, brief: Brief, vocabulary: ReadonlySet<string>): string | null {
  const lines = text.sampleMessages.map(({ content }) => content)
  const headword = brief.words[0]?.text ?? ''
  if (!singularOf(letterWords(text.title).join(' ')).includes(singularOf(headword))) return `the title must contain the words ${headword}`
  const length = lengthProblem(text)
  if (length) return length
  const own = new Set(brief.words.flatMap((word) => letterWords(word.text).flatMap((part) => [part, singularOf(part)])))
  const isOwn = (word: string) => own.has(word) || own.has(singularOf(word))
  const counts = [brief.people, ...(brief.growth ? [brief.growth.now, brief.growth.before] : [])].filter((count) => count < 1_000)
  for (const part of [text.title, text.content, ...lines]) {
    const problem = formProblem(part) ?? numberProblem(part, counts) ?? wordProblem(part, isOwn, vocabulary)
    if (problem) return problem
  }
  return [text.content, ...lines].map((part) => nameProblem(part, isOwn)).find((problem) => problem !== null) ?? null
}

function formProblem(part: string): string | null {
  if (part.normalize('NFKC') !== part || !allowedCharacters.test(part))
    return 'use letters and plain punctuation only, no markup and no links'
  if (/\p{L}\.\p{L}/u.test(part)) return 'put a space after each full stop'
  const quotes = part.replace(/["“”]/g, '"').split('"')
  if (quotes.length % 2 === 0) return 'close each quotation mark'
  const isLong = quotes.some((quoted, i) => i % 2 === 1 && letterWords(quoted).length > maxQuotedWords)
  return isLong ? `quote at most ${maxQuotedWords} words at a time` : null
}

function numberProblem(part: string, counts: readonly number[]): string | null {
  const numbers = part.match(/\d[\d.,\s-]*/g) ?? []
  const isCount = (number: string) => counts.some((count) => `${count}` === number.replace(/[.,\s-]+$/, ''))
  if (!numbers.every(isCount) || numberWordsInARow.test(part)) return 'use no number but the given counts'
  return null
}

function wordProblem(part: string, isOwn: (word: string) => boolean, vocabulary: ReadonlySet<string>): string | null {
  const unknown = letterWords(part).find((word) => !isOwn(word) && (!vocabulary.has(word) || isOffensive(word)))
  return unknown === undefined ? null : `use simpler words than ${unknown}`
}

/** Refuses a capital within a sentence: it could be a name. */
function nameProblem(part: string, isOwn: (word: string) => boolean): string | null {
  const sentences = part.split(/[.!?:][”"’')]*\s+|[“"]/)
  for (const sentence of sentences) {
    const [, ...later] = writtenWords(sentence)
    const name = later.find((word) => word !== 'I' && /^\p{Lu}/u.test(word) && !isOwn(word.toLowerCase()))
    if (name) return `write ${name} with a small letter or leave it out`
  }
  return null
}
