import type { Block } from '../../../domain/passages/block.ts'
import { blocksOfRows } from './header-rows.ts'

/** Of separators that fit alike the first one is taken: in rows of other ones, decimal numbers have commas. */
const separators = ['\t', ';', '|', ','] as const
/** Lines by which the separator is recognised. */
const sampleLines = 20

/** The line in which Excel names the separator. */
const namedSeparator = /^"?sep=(.)"?\n/i

/**
 * Returns the rows of a text with separated values (RFC 4180), each with the names of its columns. The separator is the one that the
 * file names, or the one that most lines have equally often.
 */
export function blocksOfCsv(text: string): Block[] {
  const source = text.replace(/\r\n?/g, '\n')
  const [line = '', separator] = namedSeparator.exec(source) ?? []
  return separator === undefined
    ? blocksOfRows(rowsOf(source, separatorOf(source)))
    : blocksOfRows(rowsOf(source.slice(line.length), separator))
}

function separatorOf(text: string): string {
  const rated = separators.map((separator) => {
    const rows = rowsOf(text.slice(0, 20_000), separator).filter((row) => row.some((cell) => cell.trim() !== ''))
    const counts = rows.slice(0, sampleLines).map((row) => row.length - 1)
    return { separator, fit: mostFrequent(counts.filter((count) => count > 0)) / Math.max(1, counts.length) }
  })
  return rated.reduce((most, each) => (each.fit > most.fit ? each : most)).separator
}

/** Returns how often the most frequent number occurs. */
function mostFrequent(numbers: readonly number[]): number {
  const times = new Map<number, number>()
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1)
  return Math.max(0, ...times.values())
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell: string[] = []
  let start = 0
  let isQuoted = false
  /** Whether the cell has no letter yet. */
  let isEmpty = true
  const endCell = (end: number) => {
    cell.push(text.slice(start, end))
    row.push(cell.join(''))
    cell = []
    isEmpty = true
  }
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isQuoted) {
      if (character !== '"') continue
      cell.push(text.slice(start, at))
      // Two quotes are one in the text.
      if (text[at + 1] === '"') start = ++at
      else [isQuoted, start, isEmpty] = [false, at + 1, true]
    } else if (character === '"' && isEmpty) [isQuoted, start] = [true, at + 1]
    else if (character === separator) {
      endCell(at)
      start = at + 1
    } else if (character === '\n') {
      endCell(at)
      rows.push(row)
      ;[row, start] = [[], at + 1]
    } else if (isEmpty && character?.trim() !== '') isEmpty = false
  }
  endCell(text.length)
  rows.push(row)
  return rows
}
