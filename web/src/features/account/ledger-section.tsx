import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../api/user.ts'
import { Button } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { formatNumber } from '../../components/format-count.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { creditsStrings } from '../../strings/credits-strings.ts'
import { ledgerPageSize, ledgerQuery } from '../credits/credit-queries.ts'
import { LedgerRow } from './ledger-row.tsx'
import { SectionEmpty } from './section-empty.tsx'
import { SectionFailed } from './section-failed.tsx'
import { SettingsSection } from './settings-section.tsx'

const words = creditsStrings.account
/** At either end the button stays, and the focus with it. */
const turn = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-50'

export function LedgerSection({ user }: { user: User }) {
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, refetch } = useQuery(ledgerQuery(user.id, page))
  return (
    <SettingsSection title={words.ledger} text={words.ledgerText}>
      {data?.total === 0 ? (
        <SectionEmpty text={words.noLedger} to="/discover" action={words.toDiscover} />
      ) : data ? (
        <>
          <ul aria-label={words.ledger} className="divide-y divide-line rounded-card border border-line">
            {data.entries.map((entry) => (
              <LedgerRow key={entry.id} entry={entry} />
            ))}
          </ul>
          <LedgerPages page={page} shown={data.entries.length} total={data.total} onPage={setPage} />
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
  shown: number
  total: number
  onPage: (page: number) => void
}

/** Where one is in the history; with one page there is nothing to turn. */
function LedgerPages({ page, shown, total, onPage }: LedgerPagesProps) {
  if (total <= ledgerPageSize) return null
  const before = (page - 1) * ledgerPageSize
  const isLast = before + ledgerPageSize >= total
  return (
    <nav aria-label={words.pages} className="mt-3 flex flex-wrap items-center gap-1">
      <p role="status" className="me-auto text-14 text-ink-soft tabular-nums">
        {words.showing(formatNumber(before + 1), formatNumber(before + shown), formatNumber(total))}
      </p>
      <Button look="bare" aria-disabled={page === 1} onClick={() => page > 1 && onPage(page - 1)} className={turn}>
        {words.newer}
      </Button>
      <Button look="bare" aria-disabled={isLast} onClick={() => !isLast && onPage(page + 1)} className={turn}>
        {words.older}
      </Button>
    </nav>
  )
}
