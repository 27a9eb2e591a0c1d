import type { Block } from '../../../domain/passages/block.ts'

/** Rows of one paragraph. Each tells its columns, so that a passage is understood alone. */
const rowsOfBlock = 20

/** The most rows above the names of the columns that have one cell each, such as a title. */
const mostTitles = 5
const longestName = 80
/** A year, month, day or time of day. */
const dateOrTime = /^(?:(?:19|20)\d\d(?:[-/]\d{1,4}){0,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}:\d{2})$/

/**
 * Returns the rows of a sheet, each with the names of its columns: `Name: Tea; Price: 3`. The first row has the names when its cells
 * are texts, years or times that the rows below do not repeat; titles may stand above it. Other sheets have their cells separated by
 * bars.
 */
export function blocksOfRows(rows: readonly (readonly string[])[]): Block[] {
  const filled = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim())).filter((row) => row.some((cell) => cell !== ''))
  const header = headerOf(filled)
  if (header === null) return blocksOfLines(filled.map((row) => row.join(' | ')))
  const titles = filled.slice(0, header).map((row) => row.join(''))
  const names = filled[header] ?? []
  return [...blocksOfLines(titles), ...blocksOfLines(filled.slice(header + 1).map((row) => named(names, row)))]
}

function blocksOfLines(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (let start = 0; start < lines.length; start += rowsOfBlock)
    blocks.push({ level: null, text: lines.slice(start, start + rowsOfBlock).join('\n'), page: null })
  return blocks
}

/** Returns the place of the row with the names of the columns. Null when there is none. */
function headerOf(rows: readonly (readonly string[])[]): number | null {
  for (const [index, row] of rows.slice(0, mostTitles + 1).entries()) {
    const rest = rows.slice(index + 1)
    if (rest.length > 0 && isHeader(row, rest)) return index
    if (filledCells(row).length > 1) return null
  }
  return null
}

const filledCells = (row: readonly string[]): string[] => row.filter((cell) => cell !== '')

function isHeader(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  const names = filledCells(first)
  const width = rest.reduce((most, row) => Math.max(most, row.length), 0)
  if (names.length < Math.min(2, width) || names.length * 2 < width || new Set(names).size < Math.min(2, width)) return false
  return first.every((cell, column) => {
    if (cell === '') return true
    if (dateOrTime.test(cell)) return !rest.some((row) => dateOrTime.test(row[column] ?? ''))
    if (!/\p{L}/u.test(cell) || cell.length > longestName) return false
    const isTwice = names.indexOf(cell) !== names.lastIndexOf(cell)
    return !isTwice || !rest.some((row) => row[column] === cell)
  })
}

const named = (names: readonly string[], row: readonly string[]): string =>
  row
    .map((cell, index) => (cell === '' ? '' : names[index] ? `${names[index]}: ${cell}` : cell))
    .filter((cell) => cell !== '')
    .join('; ')
