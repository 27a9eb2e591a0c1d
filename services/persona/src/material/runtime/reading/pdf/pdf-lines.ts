import { isMostlyRightToLeft } from './bidi.ts'
import { baselineOf, type Cell, cellsOfLine, mainSize } from './line-text.ts'
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
  /** What a tagged PDF says of it. */
  tag: Tag | null
}

/** A glyph whose baseline is nearer than this part of the size of the letters is in the same line. */
const sameLine = 0.45
const muchLarger = 1.7

/** Returns the lines of a page in the order of the content stream, turned ones last. */
export function linesOfPage({ glyphs, turned }: Page): Line[] {
  const isRightToLeft = isMostlyRightToLeft(glyphs.map(({ text }) => text))
  const isSameTurned: IsSame = (line, glyph) => line.at(-1)?.angle === glyph.angle && (glyph.angle % 90 !== 0 || isSameLine(line, glyph))
  return toLines(glyphs, isSameLine, { turned: false, isRightToLeft }).concat(
    toLines(turned, isSameTurned, { turned: true, isRightToLeft }),
  )
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

function isSameLine(line: readonly Glyph[], glyph: Glyph): boolean {
  const [first, last] = [line[0], line.at(-1)]
  return [first, last].some((other) => other !== undefined && Math.abs(other.y - glyph.y) < nearness(other.size, glyph.size))
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
  left: glyphs[0]?.left ?? 0,
  right: glyphs.at(-1)?.right ?? 0,
})
