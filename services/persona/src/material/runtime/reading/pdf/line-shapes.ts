import type { Cell } from './line-text.ts'
import type { Line } from './pdf-lines.ts'

/** Cells of two rows whose edges are nearer than this part of the size of the letters are in one column. */
const sameColumn = 0.6
/** A drop cap is larger than the text by this factor. */
const dropCapFactor = 1.8
const separator = ' | '

/** A line, or a row of a table with all its lines. */
export interface ShapedLine extends Line {
  isRow: boolean
}

/** Returns the lines of a page with rows of tables as one line each, their cells separated, and with drop caps as the first letter of their paragraph. */
export function withShapes(lines: readonly Line[]): ShapedLine[] {
  const shaped: ShapedLine[] = []
  for (const [index, line] of lines.entries()) {
    const before = shaped.at(-1)
    if (before && isDropCap(before, line)) shaped[shaped.length - 1] = { ...line, text: before.text + line.text, left: before.left, isRow: false }
    else if (before && line.tag?.row && before.tag?.row === line.tag.row) shaped[shaped.length - 1] = row({ ...before, cells: before.cells.concat(line.cells), y: line.y })
    else if (line.tag?.row || isRow(line, lines[index - 1], lines[index + 1])) shaped.push(row(line))
    else shaped.push({ ...line, isRow: false })
  }
  return shaped
}

/** Returns a row. Lines of one cell are one text. */
function row(line: Line): ShapedLine {
  const cells: Cell[] = []
  for (const cell of line.cells) {
    const known = cell.tagged === 0 ? undefined : cells.find(({ tagged }) => tagged === cell.tagged)
    if (known) cells[cells.indexOf(known)] = { ...known, text: `${known.text} ${cell.text}` }
    else cells.push(cell)
  }
  return { ...line, cells, text: cells.map(({ text }) => text).join(separator), isRow: true }
}

/** Whether a line is a row of a table: it and a line beside it have cells in the same column. */
function isRow(line: Line, before: Line | undefined, next: Line | undefined): boolean {
  if (line.cells.length < 2 || line.turned) return false
  return [before, next].some((other) => other !== undefined && other.cells.length > 1 && sharesColumn(line, other))
}

function sharesColumn(line: Line, other: Line): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < line.height * sameColumn
  return line.cells
    .slice(1)
    .some((cell) =>
      other.cells
        .slice(1)
        .some(({ left, right }) => near(cell.left, left) || near(cell.right, right) || near(cell.left + cell.right, left + right)),
    )
}

const isDropCap = (cap: Line, line: Line): boolean =>
  /^["'“„«]?\p{Lu}$/u.test(cap.text) &&
  cap.height > line.height * dropCapFactor &&
  line.left >= cap.right - line.height * 0.5 &&
  line.y > cap.y - line.height * 0.5 &&
  line.y < cap.y + cap.height * 1.2 &&
  /^[\p{L}'’]/u.test(line.text)
