import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Payment } from '../../../api/schemas.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { userStatusQuery } from '../../../data/accounts/user.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { formatPrice } from '../../../lib/format/format-price.ts'
import { creditsStrings } from '../../../strings/strings.ts'

const { success } = creditsStrings

/** The credits of a payment and the new balance. A balance from before the payment is never shown. */
export function PaymentSummary({ payment }: { payment: Payment }) {
  const { data, dataUpdatedAt } = useQuery(userStatusQuery)
  const [openedAt] = useState(Date.now)
  const status = dataUpdatedAt >= openedAt ? data : undefined
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
