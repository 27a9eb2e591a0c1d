/** More columns or rows of one cell are not counted. */
export const mostSpan = 200

/** Gives the cells of a table their columns. */
export interface Columns {
  beginRow: () => void
  /** Returns the column of the next cell of the row, from 0. `columns`, `rows`: over how many it goes. */
  next: (columns: number, rows: number) => number
}

export function createColumns(): Columns {
  /** For each column how many rows the cell above still goes down. */
  let down: number[] = []
  let column = 0
  return {
    beginRow: () => {
      // Columns behind the last cell of the row before.
      down = down.map((rows, place) => (place < column ? rows : Math.max(0, rows - 1)))
      column = 0
    },
    next: (columns, rows) => {
      for (; (down[column] ?? 0) > 0; column++) down[column] = (down[column] ?? 0) - 1
      const first = column
      for (; column < first + boundedSpan(columns); column++) down[column] = boundedSpan(rows) - 1
      return first
    },
  }
}

const boundedSpan = (span: number): number => (span >= 1 ? Math.min(mostSpan, Math.floor(span)) : 1)
