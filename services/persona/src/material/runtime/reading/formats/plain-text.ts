import type { Block } from '../../../domain/passages/block.ts'
import { betweenLines } from './between-lines.ts'

/** A line of at least this many characters counts as wrapped by a program, so that the next line continues it. */
const wrappedLineLength = 50

/** Returns the paragraphs of a plain text. */
export const blocksOfText = (text: string): Block[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => ({ level: null, text: joinWrappedLines(paragraph), page: null }))

function joinWrappedLines(paragraph: string): string {
  const [first = '', ...rest] = paragraph.split('\n')
  const joined = [first]
  let line = first
  for (const next of rest) {
    if (goesOn(line, next)) joined.push(`${betweenLines(line, next)}${next}`)
    else joined.push(`\n${next}`)
    line = next
  }
  return joined.join('')
}

/** Whether the next line is the rest of a broken line, and no item of a list. */
const goesOn = (line: string, next: string): boolean =>
  line.length >= wrappedLineLength && /^[\p{L}\p{N}"'“„«(「『（《〈]/u.test(next) && !/^\d+[.)]\s/.test(next)
