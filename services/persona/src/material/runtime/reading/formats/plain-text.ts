import type { Block } from '../../../domain/passages/block.ts'

/** A line of at least this many characters counts as wrapped by a program, so that the next line continues it. */
const wrappedLineLength = 50

/** Returns the paragraphs of a plain text. */
export const blocksOfText = (text: string): Block[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => ({ level: null, text: joinWrappedLines(paragraph), page: null }))

function joinWrappedLines(paragraph: string): string {
  const lines = paragraph.split('\n')
  return lines.map((line, index) => line + (index === lines.length - 1 ? '' : goesOn(line, lines[index + 1] ?? '') ? ' ' : '\n')).join('')
}

/** Whether the next line is the rest of a broken line, and no item of a list. */
const goesOn = (line: string, next: string): boolean =>
  line.length >= wrappedLineLength && /^[\p{L}\p{N}"'“„«(]/u.test(next) && !/^\d+[.)]\s/.test(next)
