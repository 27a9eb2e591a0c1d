import { mostSpan } from '../formats/columns.ts'

interface Table {
  rows: string[]
  cells: string[]
  /** The texts of the open cell. Null between cells. */
  texts: string[] | null
  isRowDeleted: boolean
  /** Over how many columns the open cell goes. */
  span: number
}

const cellSeparator = ' | '

export interface Tables {
  begin: () => void
  beginRow: () => void
  deleteRow: () => void
  beginCell: () => void
  /** Tells over how many columns the open cell goes. */
  spanColumns: (columns: number) => void
  endCell: () => void
  endRow: () => void
  /** Ends a table. Returns its rows, a line each; null when it is inside of a cell, to which it is added. */
  end: () => string | null
  /** Adds a text to the open cell. Returns false when none is open. */
  add: (text: string) => boolean
}

/** Collects the rows of tables, also of those inside of cells. */
export function createTables(): Tables {
  const open: Table[] = []
  const add = (text: string) => {
    const texts = open.at(-1)?.texts
    if (texts && text.trim()) texts.push(text.replace(/\s+/g, ' ').trim())
    return texts !== null && texts !== undefined
  }
  return {
    add,
    begin: () => void open.push({ rows: [], cells: [], texts: null, isRowDeleted: false, span: 1 }),
    beginRow: () => {
      const table = open.at(-1)
      if (table) [table.cells, table.isRowDeleted] = [[], false]
    },
    deleteRow: () => {
      const table = open.at(-1)
      if (table) table.isRowDeleted = true
    },
    beginCell: () => {
      const table = open.at(-1)
      if (table) [table.texts, table.span] = [[], 1]
    },
    spanColumns: (columns) => {
      const table = open.at(-1)
      if (table) table.span = Math.min(mostSpan, columns)
    },
    endCell: () => {
      const table = open.at(-1)
      if (!table) return
      table.cells.push((table.texts ?? []).join(' '))
      for (let column = 1; column < table.span; column++) table.cells.push('')
      table.texts = null
    },
    endRow: () => {
      const table = open.at(-1)
      if (table && !table.isRowDeleted && table.cells.some((cell) => cell !== '')) table.rows.push(table.cells.join(cellSeparator))
    },
    end: () => {
      const text = (open.pop()?.rows ?? []).join('\n')
      return add(text) ? null : text
    },
  }
}
