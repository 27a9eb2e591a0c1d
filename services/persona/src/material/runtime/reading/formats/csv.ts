import type { Block } from '../../../domain/passages/block.ts'
import { blocksOfRows } from './header-rows.ts'

const separators = [',', ';', '\t', '|'] as const
/** Lines by which the separator is recognised. */
const sampleLines = 20

/** Returns the rows of a text with separated values (RFC 4180), each with the names of its columns. The separator is the one that each line has equally often. */
export function blocksOfCsv(text: string): Block[] {
  const source = text.replace(/\r\n?/g, '\n')
  return blocksOfRows(rowsOf(source, separatorOf(source)))
}

function separatorOf(text: string): string {
  const rated = separators.map((separator) => {
    const counts = rowsOf(text.slice(0, 20_000), separator)
      .slice(0, sampleLines)
      .map((row) => row.length - 1)
    const usual = counts[0] ?? 0
    return { separator, fit: usual === 0 ? 0 : counts.filter((count) => count === usual).length / counts.length + usual / 1_000 }
  })
  return rated.reduce((most, each) => (each.fit > most.fit ? each : most)).separator
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
