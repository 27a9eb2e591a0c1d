import type { User } from '../../../api/schemas.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useUserStatus } from '../../../data/accounts/user.ts'
import { toneOf } from '../../../data/credits/credit-rules.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { creditsStrings, strings } from '../../../strings/strings.ts'

const { shop, tiers } = creditsStrings
const colours = { none: 'text-danger', low: 'text-warning', enough: '' }

/** The member's current credits and tier. */
export function CurrentBalance({ user }: { user: User }) {
  const status = useUserStatus()
  const tone = status ? toneOf(status.messageCredits) : 'enough'
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 rounded-card border border-line bg-raised px-5 py-4">
      <div>
        <dt className="text-12 text-ink-soft">{shop.current}</dt>
        <dd className={`flex flex-wrap items-baseline gap-x-2 text-22 font-strong tabular-nums ${colours[tone]}`}>
          {status ? formatNumber(status.messageCredits) : <Skeleton className="my-1 h-6 w-14" />}
          {tone !== 'enough' && <span className="text-12 font-strong">{strings.shell.lowCredits}</span>}
        </dd>
      </div>
      <div>
        <dt className="text-12 text-ink-soft">{shop.tier}</dt>
        <dd className="text-22 font-strong">{tiers[status?.role ?? user.role]}</dd>
      </div>
    </dl>
  )
}
