import { useQuery } from '@tanstack/react-query'
import type { Payment } from '../../api/payment.ts'
import { formatNumber } from '../../components/format-count.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { creditsStrings } from '../../strings/credits-strings.ts'
import { userStatusQuery } from '../auth/user-queries.ts'
import { formatPrice } from './format-price.ts'

const { success } = creditsStrings

/** What a payment brought, and what one has with it. A balance from before it is never shown. */
export function NewBalance({ payment }: { payment: Payment }) {
  const { data, isError, isFetchedAfterMount } = useQuery(userStatusQuery)
  const status = isFetchedAfterMount && !isError ? data : undefined
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 rounded-card border border-line bg-page px-5 py-4">
      <div>
        <dt className="text-12 text-ink-soft">{success.balance}</dt>
        <dd className="text-22 font-strong tabular-nums">
          {status ? creditsStrings.credits(formatNumber(status.messageCredits)) : <Skeleton className="my-1 h-6 w-28" />}
        </dd>
      </div>
      <div>
        <dt className="text-12 text-ink-soft">{success.added}</dt>
        <dd className="text-22 font-strong tabular-nums">{formatNumber(payment.creditsPurchased)}</dd>
      </div>
      <div>
        <dt className="text-12 text-ink-soft">{success.paidAmount}</dt>
        <dd className="text-22 font-strong tabular-nums">{formatPrice(payment.amount)}</dd>
      </div>
      {status && status.role !== 'citizen' && (
        <div>
          <dt className="text-12 text-ink-soft">{creditsStrings.shop.tier}</dt>
          <dd className="text-22 font-strong">{creditsStrings.tiers[status.role]}</dd>
        </div>
      )}
    </dl>
  )
}
