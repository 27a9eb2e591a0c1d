import { sentenceEnds } from '@rostra/text/sentence-ends'
import type { Block } from '../../../domain/passages/block.ts'
import { betweenLines } from './between-lines.ts'

/** A line of at least this many characters counts as wrapped by a program, so that the next line continues it. */
const wrappedLineLength = 50
/* A line of ideographs is half as long: it has as many columns, is about as wide as the widest one of its paragraph, and does not end a sentence. */
const wideCharacter = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff01-\uff60]/gu
const raggedColumns = 6
const endsSentence = new RegExp(`[${sentenceEnds}：]["'”’」』）)]*$`, 'u')

/** Returns the paragraphs of a plain text. */
export const blocksOfText = (text: string): Block[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => ({ level: null, text: joinWrappedLines(paragraph), page: null }))

function joinWrappedLines(paragraph: string): string {
  const [first = '', ...rest] = paragraph.split('\n')
  const widest = rest.reduce((most, line) => Math.max(most, columnsOf(line)), columnsOf(first))
  const joined = [first]
  let line = first
  for (const next of rest) {
    if (goesOn(line, next, widest)) joined.push(`${betweenLines(line, next)}${next}`)
    else joined.push(`\n${next}`)
    line = next
  }
  return joined.join('')
}

/** Whether the next line is the rest of a broken line, and no item of a list. */
const goesOn = (line: string, next: string, widest: number): boolean =>
  isWrapped(line, widest) && /^[\p{L}\p{N}"'“„«(「『（《〈]/u.test(next) && !/^\d+[.)]\s/.test(next)

const isWrapped = (line: string, widest: number): boolean =>
  line.length >= wrappedLineLength || (columnsOf(line) >= Math.max(wrappedLineLength, widest - raggedColumns) && !endsSentence.test(line))

/** Returns the width of a line, in columns of a terminal. */
const columnsOf = (line: string): number => line.length + (line.match(wideCharacter)?.length ?? 0)
