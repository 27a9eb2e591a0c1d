import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/schemas.ts'
import { storageQuery } from '../../data/accounts/storage.ts'
import { formatBytes } from '../../lib/format/format-bytes.ts'
import { formatNumber } from '../../lib/format/format-count.ts'
import { accountStrings } from '../../strings/strings.ts'
import { SectionFailed } from './section-failed.tsx'
import { SectionLoading } from './section-place.tsx'

const { storage: words } = accountStrings

/** How much the account keeps, and may keep. */
export function StorageSection({ user }: { user: User }) {
  const { data, isError, isFetching, refetch } = useQuery(storageQuery(user.id))
  return (
    <>
      {data ? (
        <dl className="divide-y divide-line rounded-card border border-line">
          <Used label={words.material} used={data.material} limit={data.quota} format={formatBytes} />
          <Used label={words.conversations} used={data.conversations} limit={data.conversationLimit} format={formatNumber} />
        </dl>
      ) : isError ? (
        <SectionFailed text={words.failed} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <SectionLoading of="storage" />
      )}
    </>
  )
}

interface UsedProps {
  label: string
  used: number
  limit: number
  format: (amount: number) => string
}

function Used({ label, used, limit, format }: UsedProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 px-5 py-4 text-14">
      <dt className="font-medium">{label}</dt>
      <dd className="text-ink-soft tabular-nums">{words.of(format(used), format(limit))}</dd>
      <dd className="col-span-2">
        <meter aria-label={label} min={0} max={limit} value={Math.min(used, limit)} className="block h-2 w-full" />
      </dd>
    </div>
  )
}
