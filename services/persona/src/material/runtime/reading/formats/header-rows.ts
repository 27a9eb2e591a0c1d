import type { Block } from '../../../domain/passages/block.ts'

/** Rows of one paragraph. Each tells its columns, so that a passage is understood alone. */
const rowsOfBlock = 20

/**
 * Returns the rows of a sheet, each with the names of its columns: `Name: Tea; Price: 3`. The first row has the names when all its cells are texts that differ; other
 * sheets have their cells separated by bars.
 */
export function blocksOfRows(rows: readonly (readonly string[])[]): Block[] {
  const filled = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim())).filter((row) => row.some((cell) => cell !== ''))
  const [first, ...rest] = filled
  if (!first) return []
  const isNamed = rest.length > 0 && isHeader(first, rest)
  const lines = isNamed ? rest.map((row) => named(first, row)) : filled.map((row) => row.join(' | '))
  const blocks: Block[] = []
  for (let start = 0; start < lines.length; start += rowsOfBlock)
    blocks.push({ level: null, text: lines.slice(start, start + rowsOfBlock).join('\n'), page: null })
  return blocks
}

function isHeader(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  const names = first.filter((cell) => cell !== '')
  const width = rest.reduce((most, row) => Math.max(most, row.length), 0)
  const isName = (cell: string) => /\p{L}/u.test(cell) && cell.length <= 80
  return names.length >= Math.min(2, width) && names.length * 2 >= width && names.every(isName) && new Set(names).size === names.length
}

const named = (names: readonly string[], row: readonly string[]): string =>
  row
    .map((cell, index) => (cell === '' ? '' : names[index] ? `${names[index]}: ${cell}` : cell))
    .filter((cell) => cell !== '')
    .join('; ')
