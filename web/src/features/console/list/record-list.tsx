import { Navigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { consoleStrings } from '../../../strings/strings.ts'
import { changeListAddress } from './list-address.ts'
import { ListPages } from './list-pages.tsx'
import { Loaded } from './loaded.tsx'
import { type Column, RecordTable } from './record-table.tsx'

interface RecordListProps<Row> {
  query: {
    data: { items: Row[]; total: number } | undefined
    error: Error | null
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  page: number
  pageSize: number
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  words: { title: string; failed: string; empty: string; emptyText: string }
  /** Whether a search or filter of the address narrows the list; an empty list then offers to clear it. */
  isNarrowed: boolean
}

/** One page of a list as a table, with its loading, empty and failed states. A page after the last one redirects to the last one. */
export function RecordList<Row>({ query, page, pageSize, columns, keyOf, words, isNarrowed }: RecordListProps<Row>) {
  const [address, setAddress] = useSearchParams()
  return (
    <Loaded query={query} failed={words.failed}>
      {({ items, total }) => {
        const last = Math.max(1, Math.ceil(total / pageSize))
        if (items.length === 0 && total > 0 && page > last) {
          return <Navigate replace to={{ search: String(changeListAddress(address, { page: last === 1 ? null : String(last) })) }} />
        }
        if (items.length === 0) {
          return (
            <div role="status">
              <Notice title={words.empty} text={words.emptyText}>
                {isNarrowed && <Button onClick={() => setAddress({})}>{consoleStrings.list.reset}</Button>}
              </Notice>
            </div>
          )
        }
        return (
          <>
            <RecordTable caption={words.title} columns={columns} rows={items} keyOf={keyOf} isStale={query.isPlaceholderData} />
            <ListPages page={page} pageSize={pageSize} isEarlier={query.isPlaceholderData} shown={items.length} total={total} />
          </>
        )
      }}
    </Loaded>
  )
}
