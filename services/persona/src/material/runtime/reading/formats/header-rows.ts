import type { Block } from '../../../domain/passages/block.ts'

/** Rows of one paragraph. Each tells its columns, so that a passage is understood alone. */
const rowsOfBlock = 20

/** The most rows above the names of the columns that have one cell each, such as a title. */
const mostTitles = 5
const longestName = 80
/** A year, month, day or time of day. */
const dateOrTime = /^(?:(?:19|20)\d\d(?:[-/]\d{1,4}){0,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}:\d{2})$/

/** A name without letters, such as #, № and (€). */
const symbols = /^[#№%‰°∑∆\p{Sc}()[\]./ ]+$/u
const wholeNumber = /^\d{1,6}$/
/** Fewest numbers in order that are names of columns, such as the days of a month. */
const fewestInOrder = 3

type Row = readonly string[]

/**
 * Returns the rows of a sheet, each with the names of its columns: `Name: Tea; Price: 3`. The first row has the names when its cells
 * are texts, symbols, years, times or numbers in order that the rows below do not repeat; titles may stand above it. A table with names
 * of its own may follow an empty row. Other tables have their cells separated by bars.
 */
export const blocksOfRows = (rows: readonly Row[]): Block[] =>
  tablesOf(rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))).flatMap(blocksOfTable)

function blocksOfTable(filled: readonly Row[]): Block[] {
  const header = headerOf(filled)
  if (header === null) return blocksOfLines(filled.map((row) => row.join(' | ')))
  const titles = filled.slice(0, header).map((row) => row.join(''))
  const names = filled[header] ?? []
  return [...blocksOfLines(titles), ...blocksOfLines(filled.slice(header + 1).map((row) => named(names, row)))]
}

function blocksOfLines(lines: Row): Block[] {
  const blocks: Block[] = []
  for (let start = 0; start < lines.length; start += rowsOfBlock)
    blocks.push({ level: null, text: lines.slice(start, start + rowsOfBlock).join('\n'), page: null })
  return blocks
}

/** Returns the tables of a sheet, without empty rows. */
function tablesOf(rows: readonly Row[]): Row[][] {
  const tables: Row[][] = []
  let names: Row | null = null
  /** Rows of one cell each, which may be titles of the next table. */
  let titles: Row[] = []
  const append = (more: readonly Row[]) => {
    const table = tables.at(-1)
    if (table) for (const row of more) table.push(row)
    else tables.push([...more])
  }
  for (const part of partsOf(rows)) {
    if (part.every((row) => filledCells(row).length === 1)) {
      for (const row of part) titles.push(row)
      continue
    }
    const header = headerOf(part)
    if (header !== null && beginsTable(part, header, names)) {
      tables.push([])
      names = null
    }
    append(titles)
    append(part)
    names ??= header === null ? null : (part[header] ?? null)
    titles = []
  }
  append(titles)
  return tables
}

/** Returns the rows between empty ones. */
function partsOf(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = []
  let part: Row[] = []
  for (const row of rows) {
    if (filledCells(row).length > 0) part.push(row)
    else if (part.length > 0) {
      parts.push(part)
      part = []
    }
  }
  if (part.length > 0) parts.push(part)
  return parts
}

/**
 * Whether rows behind an empty one are a table with names of its own, and no further rows of the table above: one of the names is over
 * values, or in a column without a name above. `names`: those of the table above; null for none.
 */
function beginsTable(rows: readonly Row[], header: number, names: Row | null): boolean {
  const rest = rows.slice(header + 1)
  return (rows[header] ?? []).some((cell, column) => {
    if (cell === '' || isValue(cell)) return false
    if (names && (names[column] === undefined || names[column] === '' || names[column] === cell)) return true
    const below = rest.flatMap((row) => row[column] || [])
    return below.length > 0 && below.every(isValue)
  })
}

/** A number, also with a unit. */
const isValue = (cell: string): boolean => /\p{N}/u.test(cell) && (cell.match(/\p{L}/gu)?.length ?? 0) <= 3

/** Returns the place of the row with the names of the columns. Null when there is none. */
function headerOf(rows: readonly Row[]): number | null {
  for (const [index, row] of rows.slice(0, mostTitles + 1).entries()) {
    const rest = rows.slice(index + 1)
    if (rest.length > 0 && isHeader(row, rest)) return index
    if (filledCells(row).length > 1) return null
  }
  return null
}

const filledCells = (row: Row): string[] => row.filter((cell) => cell !== '')

function isHeader(first: Row, rest: readonly Row[]): boolean {
  const names = filledCells(first)
  const width = rest.reduce((most, row) => Math.max(most, row.length), 0)
  if (names.length < Math.min(2, width) || names.length * 2 < width || new Set(names).size < Math.min(2, width)) return false
  if (areLabels([first, ...rest])) return false
  const areNumbersNames = areInOrder(first) && !rest.every(areInOrder)
  return first.every((cell, column) => {
    if (cell === '') return true
    if (dateOrTime.test(cell)) return !rest.some((row) => dateOrTime.test(row[column] ?? ''))
    if (symbols.test(cell)) return !rest.some((row) => row[column] === cell)
    if (wholeNumber.test(cell)) return areNumbersNames || isAboveTexts(rest, column)
    if (!/\p{L}/u.test(cell) || cell.length > longestName) return false
    const isTwice = names.indexOf(cell) !== names.lastIndexOf(cell)
    return !isTwice || !rest.some((row) => row[column] === cell)
  })
}

/** Whether each row begins with a label, as `City:` before the name of a city. */
const areLabels = (rows: readonly Row[]): boolean =>
  rows.every(([label = '']) => label === '' || /[:：]$/u.test(label)) && rows[0]?.[0] !== ''

/** Whether the numbers of a row follow each other, and do not begin it: 1, 2, 3. */
function areInOrder(row: Row): boolean {
  const numbers = row.filter((cell) => wholeNumber.test(cell)).map(Number)
  return (
    numbers.length >= fewestInOrder &&
    !wholeNumber.test(row[0] ?? '') &&
    numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
  )
}

function isAboveTexts(rows: readonly Row[], column: number): boolean {
  const below = rows.flatMap((row) => row[column] || [])
  return below.length > 0 && !below.some(isValue)
}

const named = (names: Row, row: Row): string =>
  row
    .map((cell, index) => (cell === '' ? '' : names[index] ? `${names[index]}: ${cell}` : cell))
    .filter((cell) => cell !== '')
    .join('; ')
