import { sentenceEnds } from '@rostra/text/sentence-ends'
import type { Block } from '../../../domain/passages/block.ts'
import { betweenLines } from './between-lines.ts'

/** A line of at least this many characters counts as wrapped by a program, so that the next line continues it. */
const wrappedLineLength = 50
const wide = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff01-\uff60`
const wideCharacter = new RegExp(`[${wide}]`, 'gu')
/** How many columns a wrapped line may be narrower than the widest one of its paragraph. */
const raggedColumns = 6
const endsSentence = new RegExp(`[${sentenceEnds}：]["'”’」』）)]*$`, 'u')
/** The last column of a record, such as a name or a price, after a blank. Lines of Korean have blanks everywhere. */
const endsRecord = new RegExp(String.raw`[${wide}]\s+[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\d]{1,12}$`, 'u')
const goesOnWith = /^[\p{L}\p{N}"'“„«(「『（《〈]/u
/** The sign of an item, in ideographs and Korean too, or the name of a speaker. */
const startsItem =
  /^(?:\d+[.)](?!\d|$)|[\d０-９]+[、．）]|[①-⒛]|[（(](?:[\d０-９]{1,2}|[一二三四五六七八九十]+)[）)]|[一二三四五六七八九十]+[、．.]|[가-하][.)]|[^\s：]{1,10}：)/u

/** Returns the paragraphs of a plain text. */
export const blocksOfText = (text: string): Block[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => ({ level: null, text: joinWrappedLines(paragraph), page: null }))

function joinWrappedLines(paragraph: string): string {
  const [first = '', ...rest] = paragraph.split('\n')
  const isWrapped = wrappedIn([first, ...rest])
  const joined = [first]
  let line = first
  for (const next of rest) {
    const goesOn = isWrapped(line) && goesOnWith.test(next) && !startsItem.test(next)
    joined.push(goesOn ? `${betweenLines(line, next)}${next}` : `\n${next}`)
    line = next
  }
  return joined.join('')
}

/**
 * Returns whether a line of a paragraph was broken by a program. A line of ideographs has half as many characters for its columns: it
 * counts as broken when all lines of the paragraph but the last one are about as wide as the widest one, or end a sentence.
 */
function wrappedIn(lines: readonly string[]): (line: string) => boolean {
  const widest = lines.reduce((most, line) => Math.max(most, columnsOf(line)), 0)
  const leastColumns = Math.max(wrappedLineLength, widest - raggedColumns)
  const areAllWide = lines.slice(0, -1).every((line) => columnsOf(line) >= leastColumns || endsSentence.test(line))
  return (line) => line.length >= wrappedLineLength || (areAllWide && !endsSentence.test(line) && !endsRecord.test(line))
}

/** Returns the width of a line, in columns of a terminal. */
const columnsOf = (line: string): number => line.length + (line.match(wideCharacter)?.length ?? 0)
