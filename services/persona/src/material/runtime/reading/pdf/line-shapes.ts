import { isMostlyRightToLeft } from './bidi.ts'
import { textOfRow, withEmptyCells } from './empty-cells.ts'
import { joinLines, type WrittenWords } from './hyphens/hyphens.ts'
import type { Cell } from './line-text.ts'
import { type CellEdge, isAtEdge, isOfParagraph, sameTab, startsOfCells, withNarrowCells } from './narrow-cells.ts'
import type { Line, ShapedLine } from './pdf-lines.ts'

/** Cells of two rows whose edges are nearer than this part of the size of the letters are in one column. */
const sameColumn = 0.6
/** Lines of the highest cell of a row that is found by its place. More are a column of text. */
const mostCellLines = 10
/** Rows of a table among which one with a cell in the same column is looked for. */
const mostRowsBeside = 10
/** A line with more cells is no row of a table. */
const mostCells = 200
/** A page with more large capitals has no drop caps. */
const mostCaps = 100
/** A gap between two lines of a cell is at most this part of the size of the letters. */
const cellGap = 1.8
/** A drop cap is larger than the text by this factor. */
const dropCapFactor = 1.8
const capital = /^["'“„«]?\p{Lu}$/u
/** A mark and a letter, in UTF-16 units. */
const longestCap = 3

/**
 * Returns the lines of a page with rows of tables as one line each, their cells separated, and with drop caps as the first
 * letter of their paragraph. `words`: those of the document, for the lines of a cell.
 */
export function withShapes(lines: readonly Line[], words: WrittenWords): ShapedLine[] {
  const isRightToLeft = isMostlyRightToLeft(lines.flatMap(({ text }) => [...text]))
  const shaped = isRightToLeft ? shapesOf(lines.map(mirrored)).map(mirrored) : shapesOf(lines)
  return withEmptyCells(shaped.map((line) => (line.isRow ? withJoinedCells(line, words) : line)))
}

/** Returns a line as in a mirror. The cells of a line from right to left are in order from the right. */
const mirrored = <T extends Line>(line: T): T => ({ ...line, left: -line.right, right: -line.left, cells: line.cells.map(mirroredCell) })
const mirroredCell = (cell: Cell): Cell => ({
  ...cell,
  left: -cell.right,
  right: -cell.left,
  ...(cell.pieces && { pieces: cell.pieces.map(mirroredCell) }),
})

function withJoinedCells(row: ShapedLine, words: WrittenWords): ShapedLine {
  const cells = row.cells.map((cell) => ({ ...cell, text: joinLines(cell.text.split('\n'), words) }))
  return { ...row, cells, text: textOfRow(cells) }
}

function shapesOf(unordered: readonly Line[]): ShapedLine[] {
  const ordered = withCapsInPlace(unordered)
  const lines = withNarrowCells(ordered)
  const starts = startsOfCells(lines)
  const shaped: ShapedLine[] = []
  for (const [index, line] of lines.entries()) {
    if (line.cells.length > mostCells) {
      shaped.push({ ...line, isRow: false, top: line.y })
      continue
    }
    const before = shaped.at(-1)
    const first = rowBeside(shaped, line, starts)
    if (first >= 0) shaped.push(rowOf([...shaped.splice(first), line]))
    else if (before && isDropCap(before, line))
      shaped[shaped.length - 1] = { ...line, text: before.text + line.text, left: before.left, isRow: false, top: line.y }
    else if (before && goesOnInRow(before, line)) shaped[shaped.length - 1] = rowOf([before, line])
    else if (line.tag?.row || isRow(line, before, lines[index + 1])) shaped.push(rowOf([line]))
    else shaped.push({ ...line, isRow: false, top: line.y })
  }
  return shaped.map((line, index) => (!line.isRow && isRowBeside(shaped, index) ? rowOf([line]) : line))
}

/** Whether a line has a cell in a column of the table above or below it, of which the row beside it may have an empty cell there. */
function isRowBeside(lines: readonly ShapedLine[], index: number): boolean {
  const line = lines[index]
  if (!line || line.cells.length < 2) return false
  const above = lines.slice(Math.max(0, index - mostRowsBeside), index)
  const below = lines.slice(index + 1, index + 1 + mostRowsBeside)
  const rows = [...above.slice(above.findLastIndex(({ isRow }) => !isRow) + 1), ...untilFirst(below, ({ isRow }) => !isRow)]
  return rows.some((row) => isRow(line, row, undefined))
}

function untilFirst<T>(values: readonly T[], ends: (value: T) => boolean): readonly T[] {
  const end = values.findIndex(ends)
  return end < 0 ? values : values.slice(0, end)
}

/** Returns the lines with drop caps directly before the first line of their paragraph: some programs draw them before everything else. */
function withCapsInPlace(lines: readonly Line[]): Line[] {
  const ordered = [...lines]
  const smallest = lines.reduce((least, { height }) => Math.min(least, height), Number.POSITIVE_INFINITY)
  const caps = lines.filter((line) => line.height > smallest * dropCapFactor && !line.turned && capital.test(line.text))
  if (caps.length > mostCaps) return ordered
  for (const cap of caps) {
    const place = ordered.indexOf(cap)
    if (ordered.slice(place + 1, place + 2).some((next) => isDropCap(cap, next))) continue
    const first = lines.filter((line) => line !== cap && isDropCap(cap, line)).sort((a, b) => b.y - a.y || a.left - b.left)[0]
    if (!first) continue
    ordered.splice(place, 1)
    ordered.splice(ordered.indexOf(first), 0, cap)
  }
  return ordered
}

const goesOnInRow = (before: ShapedLine, line: Line): boolean =>
  before.isRow && before.cells.length < mostCells && (isTaggedRow(before, line) || isInLastCell(before, line))

const isTaggedRow = (before: Line, line: Line): boolean => line.tag !== null && line.tag.row > 0 && before.tag?.row === line.tag.row

/** Returns one row of lines. What is below each other, or tagged as one cell, is one cell, with its lines. */
function rowOf(lines: readonly (Line & { top?: number })[]): ShapedLine {
  const columns: Cell[] = []
  for (const cell of lines.flatMap(({ cells }) => cells)) {
    const place = columns.findIndex((column) => (cell.tagged === 0 ? overlaps(column, cell) : column.tagged === cell.tagged))
    const column = columns[place]
    if (column)
      columns[place] = {
        ...column,
        text: `${column.text}\n${cell.text}`,
        left: Math.min(column.left, cell.left),
        right: Math.max(column.right, cell.right),
      }
    else columns.push(cell)
  }
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) throw new TypeError('a row has a line')
  return {
    ...first,
    cells: columns,
    text: textOfRow(columns),
    right: Math.max(...columns.map(({ right }) => right)),
    y: Math.min(...lines.map(({ y }) => y)),
    top: first.top ?? first.y,
    isRow: true,
  }
}

/** Whether a cell of another line begins where this line does. */
const isInColumn = (line: Line, starts: readonly CellEdge[]): boolean => isAtEdge(line, line.left, starts, line.height * sameColumn)

const overlaps = (one: Cell, other: Cell): boolean => one.left < other.right && other.left < one.right

/**
 * Returns the number of the line with which a row begins whose next cell is this line: it is beside it, at the
 * same height, and another row has a cell in the same column. -1 for none.
 */
function rowBeside(shaped: readonly ShapedLine[], line: Line, starts: readonly CellEdge[]): number {
  for (let place = shaped.length - 1; place >= Math.max(0, shaped.length - mostCellLines); place--) {
    const first = shaped[place]
    if (!first || first.turned || line.turned || line.left < first.right || first.cells.length >= mostCells) return -1
    if (Math.abs(first.top - line.y) > line.height * 0.4) continue
    return isInColumn(line, starts) ? place : -1
  }
  return -1
}

/** Whether a line is the next one of the last cell of a row. */
function isInLastCell(before: ShapedLine, line: Line): boolean {
  const last = before.cells.at(-1)
  if (!last || before.cells.length < 2 || line.cells.length > 1 || line.tag?.row) return false
  return Math.abs(last.left - line.left) < line.height * sameColumn && line.y < before.top && line.y > before.y - line.height * cellGap
}

/** Whether a line is a row of a table: it and a line beside it have cells in the same column. */
function isRow(line: Line, before: Line | undefined, next: Line | undefined): boolean {
  if (line.cells.length < 2 || line.turned) return false
  return [before, next].some((other) => other !== undefined && other.cells.length > 1 && sharesColumn(line, other))
}

function sharesColumn(line: Line, other: Line): boolean {
  // The words of a justified paragraph end at the same place, and begin so by chance.
  const isParagraph = line.tag !== null && line.tag.row === 0 && line.tag.block === other.tag?.block
  const isJustified = !isParagraph && isOfParagraph(line, other)
  const near = (a: number, b: number) => Math.abs(a - b) < line.height * (isParagraph || isJustified ? sameTab : sameColumn)
  const [cells, others] = [line.cells.slice(1), other.cells.slice(1)]
  if (isParagraph || isJustified) {
    const shared = cells.filter((cell) => others.some(({ left }) => near(cell.left, left))).length
    return isParagraph ? shared > 0 : shared === Math.max(cells.length, others.length)
  }
  return cells.some((cell) =>
    others.some(({ left, right }) => near(cell.left, left) || near(cell.right, right) || near(cell.left + cell.right, left + right)),
  )
}

const isDropCap = (cap: Line, line: Line): boolean =>
  cap.text.length <= longestCap &&
  capital.test(cap.text) &&
  cap.height > line.height * dropCapFactor &&
  line.left >= cap.right - line.height * 0.5 &&
  line.y > cap.y - line.height * 0.5 &&
  line.y < cap.y + cap.height * 1.2 &&
  /^[\p{L}'’]/u.test(line.text)
