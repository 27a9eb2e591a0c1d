import { ChevronLeft, ChevronRight } from '#icons'
import { Button } from '../../components/button.tsx'
import { formatNumber } from '../../lib/format/format-count.ts'
import { knowledgeStrings } from '../../strings/strings.ts'

const { pages: words } = knowledgeStrings

interface PagerProps {
  /** From 1. */
  page: number
  last: number
  onPage: (page: number) => void
}

/** Buttons to the page before and after; nothing for a single page. */
export const Pager = ({ page, last, onPage }: PagerProps) =>
  last > 1 && (
    <nav aria-label={words.label} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <Button look="bare" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden className="size-4" />
        {words.previous}
      </Button>
      <p className="text-12 text-ink-soft tabular-nums">{words.place(formatNumber(page), formatNumber(last))}</p>
      <Button look="bare" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {words.next}
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  )
