import { sentenceEnds } from '@rostra/text/sentence-ends'
import { type Block, maxHeadingLength } from '../../../domain/passages/block.ts'
import { joinLines, writtenWords } from './hyphens/hyphens.ts'
import { withShapes } from './line-shapes.ts'
import type { Line, ShapedLine } from './pdf-lines.ts'
import { withoutRunningLines } from './running-lines.ts'

/** A line that is larger than the text by this factor is a heading. */
const headingFactor = 1.15
const maxLevels = 6
/** A gap between lines that is larger than usual by this factor ends a paragraph. */
const gapFactor = 1.35
/** A larger gap, in parts of the size of the letters, ends it also in a text of few lines. */
const mostGap = 5
/** A line that ends a sentence and is shorter than this share of the longest line ends its paragraph. */
const shortShare = 0.75
const endsSentence = new RegExp(`[${sentenceEnds}:…]["'”’»)\\]]*$`, 'u')
const listItem = /^(?:[•▪‣◦–-]\s|\(?\d{1,3}[.)]\s)/

/** Lines of one block. */
interface Group {
  level: number | null
  lines: ShapedLine[]
  page: number
  isTable: boolean
}

/**
 * Returns the headings and paragraphs of a PDF's pages. Headings are found by the size of their letters; headers and footers are left out.
 */
export function blocksOfPages(pages: readonly (readonly Line[])[]): Block[] {
  const body = mostUsed(pages.flat().map((line) => [Math.round(line.height * 2) / 2, line]))
  const firstLevel = levels(pages.flat(), body)
  const kept = withoutRunningLines(pages, (line) => firstLevel(line) !== null, body).map((lines) =>
    lines.filter(({ tag }) => !tag?.isContents),
  )
  const levelOf = levelsOf(kept.flat(), body)
  const usualGap = mostUsed(kept.flatMap((lines) => lines.slice(1).map((line, index) => [gapBetween(lines[index], line), line])))
  const words = writtenWords(kept.flat().flatMap(({ cells }) => cells.map(({ text }) => text)))
  const groups: Group[] = []
  for (const [index, lines] of kept.map((lines) => withShapes(lines, words)).entries()) {
    const longest = lines.reduce((most, { text }) => Math.max(most, text.length), 0)
    let before: ShapedLine | undefined
    for (const line of lines) {
      const level = line.tag?.row ? null : levelOf(line)
      const isTable = line.isRow && level === null
      const group = groups.at(-1)
      const goesOn =
        before && group?.level === level && group.isTable === isTable && (isTable || isOneBlock(before, line, level, usualGap, longest))
      const shown = line.isRow && !isTable ? { ...line, text: line.cells.map(({ text }) => text).join(' ') } : line
      if (goesOn) group?.lines.push(shown)
      else groups.push({ level, lines: [shown], page: index + 1, isTable })
      before = line
    }
  }
  return groups.map((group, index) => ({
    level: group.level,
    text: group.isTable
      ? group.lines.map(({ text }) => text).join('\n')
      : joinLines(
          group.lines.map(({ text }) => text),
          words,
        ),
    page: group.page,
    continues: continuesOverPage(groups[index - 1], group),
  }))
}

/** Whether two lines are of one block: as the PDF tags them, or else as their gap and their ends tell. */
function isOneBlock(before: Line, line: Line, level: number | null, usualGap: number, longest: number): boolean {
  if (before.tag && line.tag) return before.tag.block === line.tag.block
  return (
    gapBetween(before, line) <= Math.min(usualGap * gapFactor, before.height * mostGap) &&
    (level !== null || !endsParagraph(before, line, longest))
  )
}

/** Returns the levels of headings: those that the PDF tags, or else by the size of letters. */
function levelsOf(lines: readonly Line[], body: number): (line: Line) => number | null {
  const bySize = levels(lines, body)
  if (!lines.some(({ tag }) => tag !== null && tag.level !== null)) return bySize
  return (line) => (line.tag ? line.tag.level : bySize(line))
}

/** Returns a function that returns the level of a heading, and null for other lines. The largest letters have level 1. */
function levels(lines: readonly Line[], body: number): (line: Line) => number | null {
  const isHeading = ({ height, text, turned }: Line) =>
    !turned && body > 0 && height >= body * headingFactor && text.length <= maxHeadingLength && /\p{L}/u.test(text)
  const heights = [...new Set(lines.filter(isHeading).map(({ height }) => Math.round(height)))]
    .sort((a, b) => b - a)
    .slice(0, maxLevels - 1)
  return (line) => {
    const place = heights.indexOf(Math.round(line.height))
    return isHeading(line) ? (place === -1 ? maxLevels : place + 1) : null
  }
}

const gapBetween = (before: Line | undefined, line: Line): number => Math.round((before?.y ?? 0) - line.y)

const endsParagraph = (before: Line, line: Line, longest: number): boolean =>
  (endsSentence.test(before.text) && before.text.length < longest * shortShare) || listItem.test(line.text) || before.turned !== line.turned

/** Whether a paragraph at the beginning of a page goes on with the last sentence of the page before. */
function continuesOverPage(before: Group | undefined, group: Group): boolean {
  const last = before?.lines.at(-1)?.text ?? ''
  const first = group.lines[0]?.text ?? ''
  return before?.level === null && group.level === null && before.page !== group.page && !endsSentence.test(last) && /^\p{Ll}/u.test(first)
}

/** Returns the positive value that most characters have, or 0. */
function mostUsed(values: readonly (readonly [value: number, line: Line])[]): number {
  const counts = new Map<number, number>()
  for (const [value, { text }] of values) if (value > 0) counts.set(value, (counts.get(value) ?? 0) + text.length)
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0]
}
