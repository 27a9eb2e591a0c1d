import type { Cell } from './line-text.ts'
import type { ShapedLine } from './pdf-lines.ts'

const separator = ' | '

/** Returns the text of a row. Added to each other, because V8 copies nothing then: a row may have many lines. */
export const textOfRow = (cells: readonly Cell[]): string =>
  cells.map(({ text }) => text).reduce((all, text) => `${all}${separator}${text}`)

/** Returns the lines of a page with the empty cells of rows that follow each other, so that a cell is below the name of its column. */
export function withEmptyCells(lines: readonly ShapedLine[]): ShapedLine[] {
  const filled: ShapedLine[] = []
  let table: ShapedLine[] = []
  const endTable = () => {
    for (const row of filledRows(table)) filled.push(row)
    table = []
  }
  for (const line of lines) {
    if (line.isRow) table.push(line)
    else {
      endTable()
      filled.push(line)
    }
  }
  endTable()
  return filled
}

function filledRows(rows: readonly ShapedLine[]): ShapedLine[] {
  const columns = columnsOf(rows)
  return rows.map((row) => {
    const places =
      taggedPlacesOf(row, columns.length) ?? placesOf(row, columns) ?? row.cells.map(({ column }, index) => (row.tag?.row ? column : index))
    const areInOrder = places.every((place, index) => place > (places[index - 1] ?? -1))
    if (!areInOrder || places.length === (places.at(-1) ?? 0) + 1) return row
    const cells = row.cells.flatMap((cell, index) => [...emptyCells((places[index] ?? 0) - (places[index - 1] ?? -1) - 1), cell])
    return { ...row, cells, text: textOfRow(cells) }
  })
}

const emptyCells = (count: number): Cell[] =>
  Array.from({ length: count }, () => ({ text: '', tagged: 0, column: 0, span: 1, left: 0, right: 0 }))

const noWidth = { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY }

/** Returns the columns of a table: where the cells of those rows are that have the most. */
function columnsOf(rows: readonly ShapedLine[]): Pick<Cell, 'left' | 'right'>[] {
  const most = rows.reduce((count, { cells }) => Math.max(count, cells.length), 0)
  const full = rows.filter(({ cells }) => cells.length === most)
  return (full[0]?.cells ?? []).map((_, place) => {
    const cells = full.flatMap((row) => row.cells.slice(place, place + 1))
    return cells.reduce((widest, { left, right }) => ({ left: Math.min(widest.left, left), right: Math.max(widest.right, right) }), noWidth)
  })
}

/** Returns the columns that a tagged PDF gives. Null for a row of fewer columns than others: Chromium does not tag empty cells. */
function taggedPlacesOf({ tag, cells }: ShapedLine, columns: number): number[] | null {
  const last = cells.at(-1)
  return tag?.row && last && last.column + last.span >= columns ? cells.map(({ column }) => column) : null
}

/** Returns the column of each cell of a row by its place; null when a cell is in none of them, or in several. */
function placesOf({ cells }: ShapedLine, columns: readonly Pick<Cell, 'left' | 'right'>[]): number[] | null {
  const places = cells.map((cell) => {
    const isThere = ({ left, right }: Pick<Cell, 'left' | 'right'>) => cell.left < right && left < cell.right
    const place = columns.findIndex(isThere)
    return place === columns.findLastIndex(isThere) ? place : -1
  })
  return places.includes(-1) ? null : places
}
