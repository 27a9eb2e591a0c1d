import { useSearchParams } from 'react-router-dom'
import { ChevronLeft, ChevronRight } from '#icons'
import { Button, keepsFocus } from '../../../components/button.tsx'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { useShownPage } from '../../../lib/loading/use-shown-page.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { changeListAddress } from './list-address.ts'

const { list: words } = consoleStrings

interface ListPagesProps {
  page: number
  pageSize: number
  /** Whether the items are still those of the page before. */
  isEarlier: boolean
  shown: number
  total: number
}

/** The position in a list, and with several pages the buttons to its neighbours. The page is kept in the address. */
export function ListPages({ page, pageSize, isEarlier, shown, total }: ListPagesProps) {
  const [address, setAddress] = useSearchParams()
  const before = (useShownPage(page, isEarlier) - 1) * pageSize
  const isLast = page * pageSize >= total
  const go = (to: number) => setAddress(changeListAddress(address, { page: to === 1 ? null : String(to) }))
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <p role="status" className="me-auto text-14 text-ink-soft tabular-nums">
        {words.showing(formatNumber(before + 1), formatNumber(before + shown), formatNumber(total))}
      </p>
      {total > pageSize && (
        <nav aria-label={words.pages} className="flex gap-1">
          <Button look="bare" aria-disabled={page === 1} onClick={() => page > 1 && go(page - 1)} className={keepsFocus}>
            <ChevronLeft aria-hidden className="size-4" />
            {words.previous}
          </Button>
          <Button look="bare" aria-disabled={isLast} onClick={() => !isLast && go(page + 1)} className={keepsFocus}>
            {words.next}
            <ChevronRight aria-hidden className="size-4" />
          </Button>
        </nav>
      )}
    </div>
  )
}
