import { type Shift, shiftedText } from '../formats/shifted-text.ts'
import { withMarks } from './accents.ts'
import { hasRightToLeft, inReadingOrder, isMostlyRightToLeft } from './bidi.ts'
import type { Glyph } from './page/glyph.ts'
import { fromLeftToRight } from './visual-order.ts'

/** A part of a line, with a wide gap at both sides: the cell of a table, or the whole line. */
export interface Cell {
  text: string
  /** The cell of a table in a tagged PDF; 0 for none. */
  tagged: number
  /** Its place in the row of a tagged PDF, and over how many columns it goes. */
  column: number
  span: number
  left: number
  right: number
  /** Its parts where texts are apart that are drawn for themselves: cells of a narrow table, or words. Absent for one. */
  pieces?: readonly Cell[]
}

/**
 * A gap above this part of the size of the letters is a blank. Letters that are kerned or justified
 * are closer, and blanks are wider: TeX shrinks its own to 0.22.
 */
const blankShare = 0.17
/** The same where the engine sees a blank too. */
const seenBlankShare = 0.1
/**
 * In a line whose blanks are drawn, and in scripts without blanks between words. Letters of cursive
 * and Indian scripts may be as far apart as a narrow blank.
 */
const drawnBlankShare = 0.2
/** The same beside a bracket and between digits, whose shapes are narrow, and between Hangul and others, which programs set apart. */
const narrowBlankShare = 0.25
/** Between two Chinese or Japanese characters, which justification moves apart. */
const wideBlankShare = 0.6
/** Between one and a Latin letter or a number, which programs set a quarter apart. */
const mixedBlankShare = 0.3
/**
 * Between letters that are nearer, in parts of their size, a blank without a width is none,
 * and neither is any in scripts without blanks between words.
 */
const leastBlank = 0.05
/** A gap above it separates cells. */
const cellShare = 1.6
/** A gap above it, with no blank drawn in it, may separate cells. */
const pieceShare = 0.3
/** The same in what is drawn as one text, as lines of TeX are, which are justified. */
const widePieceShare = 0.7
/** Fewest gaps of a line whose letters are spaced, so that its own usual gap counts. */
const fewestGaps = 6

const isBlank = /^\s+$/
const withoutBlanks = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u
const isWordLetter = /^[\p{L}\p{N}]/u
const digit = /^\p{N}/u
const isHangul = /^\p{sc=Hang}/u
const isWide = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\u3000-\u303f\uff00-\uffef]/u
/** A line that makes an Arabic word as wide as its line needs. */
const kashidaInWord = /(?<=[\p{L}\p{M}])\u0640+(?=[\p{L}\p{M}])/gu
const kashidaAndLetter = /^(?:\u0640.*\p{L}|\p{L}.*\u0640)/u
const bracket = /^[()[\]{}«»]$/
/** What marks a footnote beside numbers. */
const mark = /^[*†‡§a]$/
const isAfterWord = /(?:[\p{L}\p{M}]{3}|[.,:;!?…"'”’»)\]])$/u
/** The characters before a raised text that tell what it is. */
const longestBefore = 6
/* In parts of the size of the letters: the size of exponents and indexes, and their distance from the line. */
export const mostShiftedSize = 0.85
const leastRise = 0.15
const leastDrop = 0.1

/**
 * Returns the cells of a line in reading order. The glyphs are those of one line, in the order of the content stream.
 * `isPageRightToLeft`: whether most of its page is written from right to left, which decides for a line with both.
 */
export function cellsOfLine(glyphs: readonly Glyph[], isPageRightToLeft: boolean): Cell[] {
  const size = mainSize(glyphs)
  const sorted = fromLeftToRight(withMarks(glyphs), placeOf)
  const shown = sorted.filter(({ text }) => !isBlank.test(text))
  const usual = usualGap(shown, size)
  const hasDrawnBlanks = shown.length < sorted.length
  const cells: Glyph[][] = []
  /** With which a piece of a cell begins. */
  const starts = new Set<Glyph>()
  let before: Glyph | undefined
  /** Where the glyphs end: one may be over the one before it. */
  let reach = Number.NEGATIVE_INFINITY
  /** The blanks since the glyph before. */
  let blanks: Glyph[] = []
  for (const glyph of sorted) {
    if (isBlank.test(glyph.text)) {
      blanks.push(glyph)
      continue
    }
    const gap = before ? glyph.left - reach : 0
    const cell = cells.at(-1)
    const isCellGap = gap > size * cellShare && !isStretched(blanks, before, glyph)
    if (!cell || isCellGap || isOtherCell(before, glyph)) cells.push([glyph])
    else {
      if (
        before &&
        ((blanks.length > 0 && (gap > size * leastBlank || isSure(blanks, before, glyph))) ||
          isGap(before, glyph, gap - usual, size, hasDrawnBlanks))
      )
        cell.push({ ...glyph, text: ' ', left: before.right, right: glyph.left })
      if (before && blanks.length === 0 && gap > size * (before.order === glyph.order ? widePieceShare : pieceShare)) starts.add(glyph)
      cell.push(glyph)
    }
    before = glyph
    blanks = []
    reach = Math.max(reach, glyph.right)
  }
  const texts = shown.map(({ text }) => text)
  const isRightToLeft =
    isMostlyRightToLeft(texts) || (isPageRightToLeft && (hasRightToLeft(texts) || cells.length > 1)) || endsAtLeft(texts)
  const toCell = (cell: readonly Glyph[]): Cell => ({
    text: textOfCell(cell, size, isRightToLeft),
    tagged: cell[0]?.tag?.cell ?? 0,
    column: cell[0]?.tag?.column ?? 0,
    span: cell[0]?.tag?.span ?? 1,
    left: cell[0]?.left ?? 0,
    right: cell.at(-1)?.right ?? 0,
  })
  const read = cells.map((cell) => {
    if (!cell.some((glyph) => starts.has(glyph))) return toCell(cell)
    const pieces = piecesOf(cell, starts).map(toCell)
    return { ...toCell(cell), pieces: isRightToLeft ? pieces.reverse() : pieces }
  })
  return isRightToLeft ? read.reverse() : read
}

function piecesOf(cell: readonly Glyph[], starts: ReadonlySet<Glyph>): Glyph[][] {
  const pieces: Glyph[][] = []
  for (const glyph of cell) {
    const piece = pieces.at(-1)
    if (!piece || starts.has(glyph)) pieces.push([glyph])
    else piece.push(glyph)
  }
  return pieces
}

/** Whether a line has a full stop at its left and a letter of a script from right to left at its right. */
const endsAtLeft = (texts: readonly string[]): boolean => /^[.!?؟۔]$/.test(texts[0] ?? '') && hasRightToLeft(texts.slice(-1))

/** Where a glyph begins. A blank of a text from right to left may have its right end only, where the letter before it begins. */
const placeOf = (glyph: Glyph): number => (isWithoutWidth(glyph) && isBlank.test(glyph.text) ? glyph.left - glyph.size * 0.05 : glyph.left)

const isWithoutWidth = ({ left, right, size }: Glyph): boolean => right - left < size * 0.01

/** Whether one of the blanks between two letters is one however near the letters are. */
const isSure = (blanks: readonly Glyph[], before: Glyph, glyph: Glyph): boolean =>
  !(withoutBlanks.test(before.text) && withoutBlanks.test(glyph.text)) && !blanks.every(isWithoutWidth)

/** Whether a gap is the blank of a justified line: the only one between two letters of its text object. */
const isStretched = (blanks: readonly Glyph[], before: Glyph | undefined, glyph: Glyph): boolean =>
  blanks.length === 1 && before?.order === glyph.order && blanks[0]?.order === glyph.order

const isOtherCell = (before: Glyph | undefined, glyph: Glyph): boolean => (before?.tag?.cell ?? 0) !== (glyph.tag?.cell ?? 0)

function isGap(before: Glyph, glyph: Glyph, gap: number, size: number, hasDrawnBlanks: boolean): boolean {
  if (kashidaAndLetter.test(before.text + glyph.text)) return false
  const isNarrow =
    bracket.test(before.text) ||
    bracket.test(glyph.text) ||
    (digit.test(before.text) && digit.test(glyph.text)) ||
    isHangul.test(before.text) !== isHangul.test(glyph.text)
  const isDrawn = hasDrawnBlanks || (withoutBlanks.test(before.text) && withoutBlanks.test(glyph.text))
  const share = isDrawn ? (isNarrow ? narrowBlankShare : drawnBlankShare) : glyph.isAfterGap ? seenBlankShare : blankShare
  const wide = Number(isWide.test(before.text)) + Number(isWide.test(glyph.text))
  return gap > Math.min(size, before.size, glyph.size) * ([share, mixedBlankShare, wideBlankShare][wide] ?? share)
}

/** The size of most characters of a line. */
export function mainSize(glyphs: readonly Glyph[]): number {
  const counts = new Map<number, number>()
  for (const { size, text } of glyphs) if (!isBlank.test(text)) counts.set(size, (counts.get(size) ?? 0) + text.length)
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [glyphs[0]?.size ?? 0, 0])[0]
}

/** Returns the gap that the letters of a spaced line have, or 0. */
function usualGap(glyphs: readonly Glyph[], size: number): number {
  const gaps: number[] = []
  for (const [index, glyph] of glyphs.entries()) {
    const before = glyphs[index - 1]
    // The dots that lead to a number are spaced, the words before them are not.
    if (before && isWordLetter.test(before.text) && isWordLetter.test(glyph.text)) gaps.push(glyph.left - before.right)
  }
  if (gaps.length < fewestGaps) return 0
  const middle = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return middle > size * 0.05 && middle < size ? middle : 0
}

function textOfCell(cell: readonly Glyph[], size: number, isRightToLeft: boolean): string {
  const base = baselineOf(cell, size)
  const parts: string[] = []
  for (const { shift, texts } of runsOfShift(cell, base, size)) {
    if (shift === null) parts.push(...texts)
    else parts.push(...Array.from(textOfRun(texts.join(''), shift, parts.slice(-longestBefore).join(''))))
  }
  const text = inReadingOrder(parts, isRightToLeft).join('').replace(/\s+/g, ' ').trim()
  return withoutSoftHyphens(text).replace(kashidaInWord, '')
}

/** Leaves out soft hyphens but one at the end of a line, where Chromium draws a hyphen behind it. */
const withoutSoftHyphens = (text: string): string => text.replace(/\u00ad[-\u2010]$/, '\u00ad').replace(/\u00ad(?!$)/g, '')

/** Returns the parts of a cell that are at the same height. */
function runsOfShift(cell: readonly Glyph[], base: number, size: number): { shift: Shift; texts: string[] }[] {
  const runs: { shift: Shift; texts: string[] }[] = []
  for (const glyph of cell) {
    const shift = shiftOfGlyph(glyph, base, size)
    const run = runs.at(-1)
    if (run?.shift === shift) run.texts.push(glyph.text)
    else runs.push({ shift, texts: [glyph.text] })
  }
  return runs
}

function shiftOfGlyph(glyph: Glyph, base: number, size: number): Shift {
  if (glyph.size > size * mostShiftedSize) return null
  if (glyph.y - base > size * leastRise) return 'raised'
  return base - glyph.y > size * leastDrop ? 'lowered' : null
}

const textOfRun = (text: string, shift: Shift, before: string): string =>
  shift === 'raised' && mark.test(text.trim()) && isAfterWord.test(before) ? ` ${text.trim()}` : shiftedText(text, shift, before)

/** The baseline of most characters of the main size. */
export function baselineOf(glyphs: readonly Glyph[], size: number): number {
  const ys = glyphs.filter((glyph) => glyph.size === size).map(({ y }) => y)
  return ys.sort((a, b) => a - b)[Math.floor(ys.length / 2)] ?? glyphs[0]?.y ?? 0
}
