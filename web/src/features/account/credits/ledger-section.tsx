import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../api/schemas.ts'
import { Button, keepsFocus } from '../../../components/button.tsx'
import { Delayed } from '../../../components/delayed.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ledgerPageSize, ledgerQuery } from '../../../data/credits/credits.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { useShownPage } from '../../../lib/loading/use-shown-page.ts'
import { discoverPath } from '../../../lib/navigation/paths.ts'
import { creditsStrings } from '../../../strings/strings.ts'
import { SectionEmpty } from '../section-empty.tsx'
import { SectionFailed } from '../section-failed.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { LedgerRow } from './ledger-row.tsx'

const words = creditsStrings.account

export function LedgerSection({ user }: { user: User }) {
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(ledgerQuery(user.id, page))
  const shownPage = useShownPage(page, isPlaceholderData)
  return (
    <SettingsSection title={words.ledger} text={words.ledgerText}>
      {data?.total === 0 ? (
        <SectionEmpty text={words.noLedger} to={discoverPath} action={words.toDiscover} />
      ) : data ? (
        <>
          <ul aria-label={words.ledger} className="divide-y divide-line rounded-card border border-line">
            {data.items.map((entry) => (
              <LedgerRow key={entry.id} entry={entry} />
            ))}
          </ul>
          <RefreshFailed failed={isError} isRetrying={isFetching} onRetry={refetch} />
          <LedgerPages page={page} shownPage={shownPage} shown={data.items.length} total={data.total} onPage={setPage} />
        </>
      ) : isError ? (
        <SectionFailed text={words.ledgerFailed} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <Delayed>
          <Skeleton className="h-80 w-full" />
        </Delayed>
      )}
    </SettingsSection>
  )
}

interface LedgerPagesProps {
  page: number
  /** The page whose items are shown, until the wanted one arrives. */
  shownPage: number
  shown: number
  total: number
  onPage: (page: number) => void
}

/** Position and page buttons of the ledger; nothing with a single page. */
function LedgerPages({ page, shownPage, shown, total, onPage }: LedgerPagesProps) {
  if (total <= ledgerPageSize) return null
  const before = (shownPage - 1) * ledgerPageSize
  const isLast = page * ledgerPageSize >= total
  return (
    <nav aria-label={words.pages} className="mt-3 flex flex-wrap items-center gap-1">
      <p role="status" className="me-auto text-14 text-ink-soft tabular-nums">
        {words.showing(formatNumber(before + 1), formatNumber(before + shown), formatNumber(total))}
      </p>
      <Button look="bare" aria-disabled={page === 1} onClick={() => page > 1 && onPage(page - 1)} className={keepsFocus}>
        {words.newer}
      </Button>
      <Button look="bare" aria-disabled={isLast} onClick={() => !isLast && onPage(page + 1)} className={keepsFocus}>
        {words.older}
      </Button>
    </nav>
  )
}
