import { useRef } from 'react'
import { ChevronLeft, ChevronRight } from '#icons'
import { ButtonLink } from '../../../components/button.tsx'
import type { ArchiveQuery } from '../../../data/newsroom/archive-query.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { useKeptFocus } from '../../../lib/navigation/use-kept-focus.ts'
import { newsroomStrings } from '../../../strings/strings.ts'
import { archiveAddress } from './archive-address.ts'
import { pageButtons } from './page-buttons.ts'

const words = newsroomStrings.archive

interface ArchivePagesProps {
  query: ArchiveQuery
  /** The page whose items are shown, until the wanted one arrives. */
  shownPage: number
  total: number
  shown: number
}

/** The position in the results, and links to other pages. */
export function ArchivePages({ query, shownPage, total, shown }: ArchivePagesProps) {
  const { page, limit } = query
  const last = Math.max(1, Math.ceil(total / limit))
  const before = (shownPage - 1) * limit
  const nav = useRef<HTMLElement>(null)
  const keptFocus = useKeptFocus(nav)
  const to = (number: number) => archiveAddress({ ...query, page: number })
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-4 print:hidden">
      <p className="text-14 text-ink-soft">{words.shown(formatNumber(before + 1), formatNumber(before + shown), formatNumber(total))}</p>
      {last > 1 && (
        <nav ref={nav} aria-label={words.pages} tabIndex={-1} {...keptFocus} className="flex flex-wrap items-center gap-1">
          {page > 1 && (
            <ButtonLink look="bare" to={to(page - 1)} rel="prev">
              <ChevronLeft aria-hidden className="size-4" />
              {words.previous}
            </ButtonLink>
          )}
          {pageButtons(page, last).map((number) => (
            <ButtonLink
              key={number}
              look={number === page ? 'quiet' : 'bare'}
              to={to(number)}
              aria-label={words.page(number)}
              aria-current={number === page ? 'page' : undefined}
              className="min-w-10 tabular-nums"
            >
              {number}
            </ButtonLink>
          ))}
          {page < last && (
            <ButtonLink look="bare" to={to(page + 1)} rel="next">
              {words.next}
              <ChevronRight aria-hidden className="size-4" />
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}
