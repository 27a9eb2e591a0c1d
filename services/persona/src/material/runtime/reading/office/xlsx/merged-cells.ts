/** Cells that are merged, by numbers of rows from 1 and of columns from 0; the last ones are included. */
export interface Merge {
  firstRow: number
  lastRow: number
  firstColumn: number
  lastColumn: number
}

/** The rows of a sheet by their numbers. */
export type NumberedRows = ReadonlyMap<number, string[]>

/** More merged cells of a sheet are read as the first cell of each. */
const mostMerges = 20_000
/** The first rows of a table that may have two levels of names. */
const mostHeaderRows = 6

/** Reads an address such as `A1:C2`. Null for none of several cells. `columnOf`: returns the number of a column by the name of a cell. */
export function readMerge(address: string, columnOf: (name: string) => number | null): Merge | null {
  const [, first = '', firstRow, last = '', lastRow] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(address) ?? []
  const [firstColumn, lastColumn] = [columnOf(first), columnOf(last)]
  if (firstColumn === null || lastColumn === null) return null
  return { firstRow: Number(firstRow), lastRow: Number(lastRow), firstColumn, lastColumn }
}

/**
 * Writes the text of merged cells to all rows over which they go, and joins the names of two levels: `Marks` over `Maths` and `Art`
 * is `Marks Maths` and `Marks Art`. `count` gets the characters of each text that is repeated.
 */
export function fillMerged(rows: NumberedRows, merges: readonly Merge[], count: (characters: number) => void): void {
  const numbers = [...rows.keys()]
  for (const merge of merges.slice(0, mostMerges)) {
    const text = rows.get(merge.firstRow)?.[merge.firstColumn] ?? ''
    if (text === '') continue
    // The rows between these, of which a sheet may have few.
    for (let place = placeOf(numbers, merge.firstRow + 1); (numbers[place] ?? Number.POSITIVE_INFINITY) <= merge.lastRow; place++) {
      const row = rows.get(numbers[place] ?? 0)
      if (!row) continue
      count(text.length + 1)
      write(row, merge.firstColumn, text)
    }
  }
  const wide = merges.filter(({ firstRow, lastRow, firstColumn, lastColumn }) => firstRow === lastRow && firstColumn < lastColumn)
  const byRow = Map.groupBy(wide, ({ firstRow }) => firstRow)
  for (const [number, ofRow] of byRow) if (number <= mostHeaderRows) joinNames(rows, number, ofRow, count)
}

/** Returns the place of the first number that is not less than another one. The numbers rise. */
function placeOf(numbers: readonly number[], least: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((numbers[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

function write(row: string[], column: number, text: string): void {
  while (row.length < column) row.push('')
  row[column] = text
}

/** Joins the names of two levels in the row of the second one, where a name of the first row goes over several that are texts. */
function joinNames(rows: NumberedRows, number: number, merges: readonly Merge[], count: (characters: number) => void): void {
  const [above, below] = [rows.get(number), rows.get(number + 1)]
  if (!above || !below || above.filter((cell) => cell !== '').length < 2) return
  const names = [...above]
  let columns = 0
  for (const { firstColumn, lastColumn } of merges)
    for (let column = firstColumn; column <= Math.min(lastColumn, below.length - 1); column++) {
      // Merged cells that overlap are no names.
      if (!/\p{L}/u.test(below[column] ?? '') || ++columns > below.length) return
      names[column] = above[firstColumn] ?? ''
    }
  for (const [column, name = ''] of names.entries()) {
    const second = below[column] ?? ''
    count(name.length + 1)
    write(below, column, name === second || second === '' ? name : `${name} ${second}`.trim())
  }
  above.length = 0
}
