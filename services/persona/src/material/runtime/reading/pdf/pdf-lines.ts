import { isMostlyRightToLeft } from './bidi.ts'
import { baselineOf, type Cell, cellsOfLine, mainSize, mostShiftedSize } from './line-text.ts'
import type { Glyph, Page } from './page/glyph.ts'
import type { Tag } from './page/structure.ts'

/** A line of a page. */
export interface Line {
  text: string
  /** Its parts with wide gaps between them; one for most lines. */
  cells: readonly Cell[]
  /** Of most of its letters, in points. */
  height: number
  /** Its distance from the bottom of the page, in points. */
  y: number
  left: number
  right: number
  /** True for text that runs in another direction than most of the page. */
  turned: boolean
  /** Whether it is where running heads and page numbers are: in the tenth of the page at its top or its bottom. */
  isAtEdge: boolean
  /** What a tagged PDF says of it. */
  tag: Tag | null
}

/** A line, or a row of a table with all its lines. */
export interface ShapedLine extends Line {
  isRow: boolean
  /** The distance of its first line from the bottom of the page. */
  top: number
}

/** A glyph whose baseline is nearer than this part of the size of the letters is in the same line. */
const sameLine = 0.45
const muchLarger = 1.7
/*
 * Of exponents and indexes, in parts of the size of the letters beside them: the smallest size,
 * the largest gap, and the largest distance from the line.
 */
const leastShiftedSize = 0.45
const mostShiftedGap = 0.3
const mostShift = 0.6
/** Of Arabic letters, in parts of their size: the largest gap to the glyph beside one, and their largest distance from the line. */
const mostSlopedGap = 0.3
const mostSlope = 1
const arabicLetter = /^(?=\p{L})\p{sc=Arab}/u
/** A step back over more than this number of letters begins a line, or goes on with the baseline of the first letter. */
const longestStep = 3

/** Returns the lines of a page in the order of the content stream, turned ones last. */
export function linesOfPage({ glyphs, turned }: Page): Line[] {
  const isRightToLeft = isMostlyRightToLeft(glyphs.map(({ text }) => text))
  const isSame: IsSame = (line, glyph) => isSameLine(line, glyph, isRightToLeft)
  const isSameTurned: IsSame = (line, glyph) => line.at(-1)?.angle === glyph.angle && (glyph.angle % 90 !== 0 || isSame(line, glyph))
  return toLines(glyphs, isSame, { turned: false, isRightToLeft }).concat(toLines(turned, isSameTurned, { turned: true, isRightToLeft }))
}

type IsSame = (line: readonly Glyph[], glyph: Glyph) => boolean

interface Direction {
  turned: boolean
  isRightToLeft: boolean
}

function toLines(glyphs: readonly Glyph[], isSame: IsSame, direction: Direction): Line[] {
  const lines: Glyph[][] = []
  for (const glyph of glyphs) {
    const line = lines.at(-1)
    if (line && isSame(line, glyph)) line.push(glyph)
    else lines.push([glyph])
  }
  return lines.map((line) => toLine(line, direction)).filter(({ text }) => text !== '')
}

/**
 * Whether a glyph is at the height of the first or the last one of a line. A line of a scan may go down to its
 * end, so that the next one begins at the height of its last glyph.
 */
function isSameLine(line: readonly Glyph[], glyph: Glyph, isRightToLeft: boolean): boolean {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return false
  const isNear = (other: Glyph) => Math.abs(other.y - glyph.y) < nearness(other.size, glyph.size)
  return isNear(first) || isShifted(last, glyph) || isSloped(last, glyph) || (isNear(last) && !isStepBack(last, glyph, isRightToLeft))
}

/** Whether one of two glyphs is an exponent or an index right beside the other one, or the mark of a footnote. */
function isShifted(last: Glyph, glyph: Glyph): boolean {
  const [small, large] = [Math.min(last.size, glyph.size), Math.max(last.size, glyph.size)]
  if (small > large * mostShiftedSize || small < large * leastShiftedSize) return false
  const gap = Math.min(Math.abs(glyph.left - last.right), Math.abs(last.left - glyph.right))
  return gap < large * mostShiftedGap && Math.abs(glyph.y - last.y) < large * mostShift
}

/** Whether one of two glyphs is an Arabic letter right beside the other one: words of Nastaliq go down to the line. */
function isSloped(last: Glyph, glyph: Glyph): boolean {
  if (last.size !== glyph.size || !(arabicLetter.test(last.text) || arabicLetter.test(glyph.text))) return false
  const gap = Math.max(last.left, glyph.left) - Math.min(last.right, glyph.right)
  return gap < glyph.size * mostSlopedGap && Math.abs(glyph.y - last.y) < glyph.size * mostSlope
}

function isStepBack(last: Glyph, glyph: Glyph, isRightToLeft: boolean): boolean {
  const step = longestStep * last.size
  return isRightToLeft ? glyph.left > last.right + step : glyph.right < last.left - step
}

/** How far apart the baselines of one line are. A mark of a footnote is raised; a letter that is much larger is a line of its own. */
function nearness(one: number, other: number): number {
  const [small, large] = [Math.min(one, other), Math.max(one, other)]
  return large > small * muchLarger ? small * 0.3 : large * sameLine
}

function toLine(glyphs: readonly Glyph[], { turned, isRightToLeft }: Direction): Line {
  const isSlanted = turned && (glyphs[0]?.angle ?? 0) % 90 !== 0
  const height = mainSize(glyphs)
  const cells = isSlanted ? [slantedCell(glyphs)] : cellsOfLine(glyphs, isRightToLeft)
  return {
    text: cells.map(({ text }) => text).join(' '),
    cells,
    height,
    y: baselineOf(glyphs, height),
    left: Math.min(...cells.map(({ left }) => left)),
    right: Math.max(...cells.map(({ right }) => right)),
    turned,
    isAtEdge: glyphs.some((glyph) => glyph.isAtEdge),
    tag: glyphs.find(({ tag }) => tag)?.tag ?? null,
  }
}

/** The places of slanted letters say nothing about blanks, which the engine sees. */
const slantedCell = (glyphs: readonly Glyph[]): Cell => ({
  text: glyphs
    .map(({ text, isAfterGap }) => (isAfterGap ? ` ${text}` : text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim(),
  tagged: 0,
  column: 0,
  span: 1,
  left: glyphs[0]?.left ?? 0,
  right: glyphs.at(-1)?.right ?? 0,
})
