import { type Block, maxHeadingLength } from '../../../domain/passages/block.ts'
import type { Line } from './pdf-lines.ts'
import { withoutRunningLines } from './running-lines.ts'

/** A line that is larger than the text by this factor is a heading. */
const headingFactor = 1.15
const maxLevels = 6
/** A gap between lines that is larger than usual by this factor ends a paragraph. */
const gapFactor = 1.35
/** A line that ends a sentence and is shorter than this share of the longest line ends its paragraph. */
const shortShare = 0.75
const endsSentence = /[.!?。！？:…]["'”’»)\]]*$/
const listItem = /^[•▪‣◦–-]\s/
/** Words before which a hyphen at the end of a line belongs to the word, as in German "Vor- und Nachteile". */
const afterHyphen = /^(?:und|oder|bzw|sowie|bis|and|or|to|y|e|o|et|ou)\b/

/** Lines of one block. */
interface Group {
  level: number | null
  lines: Line[]
  page: number
}

/** Returns the headings and paragraphs of a PDF's pages. Headings are found by the size of their letters; headers and footers are left out. */
export function blocksOfPages(pages: readonly (readonly Line[])[]): Block[] {
  const levelOf = levels(pages.flat())
  const kept = withoutRunningLines(pages, (line) => levelOf(line) !== null)
  const usualGap = mostUsed(kept.flatMap((lines) => lines.slice(1).map((line, index) => [gapBetween(lines[index], line), line])))
  const groups: Group[] = []
  for (const [index, lines] of kept.entries()) {
    const longest = lines.reduce((most, { text }) => Math.max(most, text.length), 0)
    let before: Line | undefined
    for (const line of lines) {
      const level = levelOf(line)
      const group = groups.at(-1)
      const goesOn =
        before &&
        group?.level === level &&
        gapBetween(before, line) <= usualGap * gapFactor &&
        (level !== null || !endsParagraph(before, line, longest))
      if (goesOn) group?.lines.push(line)
      else groups.push({ level, lines: [line], page: index + 1 })
      before = line
    }
  }
  return groups.map((group, index) => ({
    level: group.level,
    text: joinLines(group.lines),
    page: group.page,
    continues: continuesOverPage(groups[index - 1], group),
  }))
}

/** Returns a function that returns the level of a heading, and null for other lines. The largest letters have level 1. */
function levels(lines: readonly Line[]): (line: Line) => number | null {
  const body = mostUsed(lines.map((line) => [Math.round(line.height * 2) / 2, line]))
  const isHeading = ({ height, text }: Line) =>
    body > 0 && height >= body * headingFactor && text.length <= maxHeadingLength && /\p{L}/u.test(text)
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
  (endsSentence.test(before.text) && before.text.length < longest * shortShare) || listItem.test(line.text)

/** Whether a paragraph at the beginning of a page goes on with the last sentence of the page before. */
function continuesOverPage(before: Group | undefined, group: Group): boolean {
  const last = before?.lines.at(-1)?.text ?? ''
  const first = group.lines[0]?.text ?? ''
  return before?.level === null && group.level === null && before.page !== group.page && !endsSentence.test(last) && /^\p{Ll}/u.test(first)
}

/** Joins the lines of a block. A word that was hyphenated is one word again. */
const joinLines = (lines: readonly Line[]): string =>
  lines
    .map(({ text }, index) => {
      const next = lines[index + 1]?.text
      if (next === undefined) return text
      if (/\p{L}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(next) && !afterHyphen.test(next)) return text.slice(0, -1)
      return /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]$/u.test(text) ? text : `${text} `
    })
    .join('')

/** Returns the positive value that most characters have, or 0. */
function mostUsed(values: readonly (readonly [value: number, line: Line])[]): number {
  const counts = new Map<number, number>()
  for (const [value, { text }] of values) if (value > 0) counts.set(value, (counts.get(value) ?? 0) + text.length)
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0]
}
