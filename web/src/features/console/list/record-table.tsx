import type { ReactNode } from 'react'

export interface Column<Row> {
  name: string
  cell: (row: Row) => ReactNode
  /** Aligned at the end, with digits of equal width. */
  isNumber?: boolean
  /** The name is read by screen readers only. */
  isNameHidden?: boolean
}

interface RecordTableProps<Row> {
  /** The name of the table for screen readers. */
  caption: string
  /** The first one names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Rows of an earlier page are shown while the next one is fetched. */
  isStale?: boolean
}

/** A table. On narrow screens each row is a card that repeats the names of the columns. */
export const RecordTable = <Row,>({ caption, columns: [first, ...rest], rows, keyOf, isStale = false }: RecordTableProps<Row>) =>
  first && (
    <table aria-busy={isStale} className="w-full text-14 max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-12 text-ink-soft">
          {[first, ...rest].map(({ name, isNumber, isNameHidden }) => (
            <th key={name} scope="col" className={`px-3 py-2 font-medium ${isNumber ? 'text-end' : 'text-start'}`}>
              <span className={isNameHidden ? 'sr-only' : ''}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:flex max-md:flex-col max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="align-top md:border-b md:border-line max-md:flex max-md:flex-col max-md:gap-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-raised max-md:p-4"
          >
            <th scope="row" className="text-start font-normal wrap-anywhere md:px-3 md:py-3">
              {first.cell(row)}
            </th>
            {rest.map(({ name, cell, isNumber, isNameHidden }) => (
              <td
                key={name}
                className={`max-md:flex max-md:items-baseline max-md:gap-3 max-md:empty:hidden md:px-3 md:py-3 ${isNumber ? 'tabular-nums md:text-end md:whitespace-nowrap' : ''}`}
              >
                {!isNameHidden && (
                  <span aria-hidden className="w-20 flex-none text-12 text-ink-soft md:hidden">
                    {name}
                  </span>
                )}
                <div className={`min-w-0 max-md:flex-1 ${isNumber || isNameHidden ? '' : 'wrap-anywhere'}`}>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
