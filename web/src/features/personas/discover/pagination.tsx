import { useSearchParams } from 'react-router-dom'
import { ChevronLeft, ChevronRight } from '#icons'
import { Button, keepsFocus } from '../../../components/button.tsx'
import type { BotQuery } from '../../../data/personas/personas.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { strings } from '../../../strings/strings.ts'
import { changeParams, pageNumbers } from './discover-params.ts'

interface PaginationProps {
  query: BotQuery
  total: number
  shown: number
  /** The page whose items are shown, until the wanted one arrives. */
  shownPage: number
}

/** The position in the list, and the page buttons; disabled with a single page. At an end the button keeps the focus. */
export function Pagination({ query, total, shown, shownPage }: PaginationProps) {
  const [address, setAddress] = useSearchParams()
  const last = Math.max(1, Math.ceil(total / query.limit))
  const isFirst = query.page <= 1
  const isLast = query.page >= last
  const before = (shownPage - 1) * query.limit
  const go = (page: number) => setAddress(changeParams(address, { page: page === 1 ? null : String(page) }))
  const { showing, pages, page: pageName, previous, next } = strings.discover
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-4">
      <p className="text-14 text-ink-soft" role="status">
        {showing(formatNumber(before + 1), formatNumber(before + shown), formatNumber(total))}
      </p>
      <nav aria-label={pages} className="flex flex-wrap items-center gap-1">
        <Button
          look="bare"
          disabled={last === 1}
          aria-disabled={isFirst}
          className={keepsFocus}
          onClick={() => !isFirst && go(query.page - 1)}
        >
          <ChevronLeft aria-hidden className="size-4" />
          {previous}
        </Button>
        {pageNumbers(query.page, last).map((page, index) =>
          page === null ? (
            <span key={`gap-${index === 1 ? 'low' : 'high'}`} aria-hidden className="px-1 text-ink-soft">
              …
            </span>
          ) : (
            <Button
              key={page}
              look={page === query.page ? 'quiet' : 'bare'}
              aria-label={pageName(page)}
              aria-current={page === query.page ? 'page' : undefined}
              disabled={last === 1}
              className="min-w-10 tabular-nums"
              onClick={() => go(page)}
            >
              {page}
            </Button>
          ),
        )}
        <Button
          look="bare"
          disabled={last === 1}
          aria-disabled={isLast}
          className={keepsFocus}
          onClick={() => !isLast && go(query.page + 1)}
        >
          {next}
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </nav>
    </div>
  )
}
