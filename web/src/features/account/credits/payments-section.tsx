import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Payment, User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { Delayed } from '../../../components/delayed.tsx'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { paymentsQuery } from '../../../data/credits/credits.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { formatPrice } from '../../../lib/format/format-price.ts'
import { purchaseCreditsPath } from '../../../lib/navigation/paths.ts'
import { creditsStrings } from '../../../strings/strings.ts'
import { SectionEmpty } from '../section-empty.tsx'
import { SectionFailed } from '../section-failed.tsx'
import { SettingsSection } from '../settings-section.tsx'

const words = creditsStrings.account
const shownFirst = 5
const looks: Record<Payment['status'], string> = {
  paid: 'border-line bg-sunken text-ink',
  pending: 'border-dashed border-edge text-ink',
  expired: 'border-line text-ink-soft',
  failed: 'border-danger text-danger',
  refunded: 'border-line text-ink-soft',
}

export function PaymentsSection({ user }: { user: User }) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { data, isError, isFetching, refetch } = useQuery(paymentsQuery(user.id))
  // Moves the focus to the list, because the focused button disappears.
  const showAll = () => {
    setAll(true)
    list.current?.focus()
  }
  return (
    <SettingsSection title={words.payments} text={words.paymentsText}>
      {data?.length === 0 ? (
        <SectionEmpty text={words.noPayments} to={purchaseCreditsPath} action={words.buy} />
      ) : data ? (
        <>
          <ul ref={list} tabIndex={-1} aria-label={words.payments} className="divide-y divide-line rounded-card border border-line">
            {data.slice(0, all ? undefined : shownFirst).map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
          {!all && data.length > shownFirst && (
            <Button look="bare" onClick={showAll} className="mt-3">
              {words.allPayments(formatNumber(data.length))}
            </Button>
          )}
          <RefreshFailed failed={isError} isRetrying={isFetching} onRetry={refetch} />
        </>
      ) : isError ? (
        <SectionFailed text={words.paymentsFailed} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <Delayed>
          <Skeleton className="h-20 w-full" />
        </Delayed>
      )}
    </SettingsSection>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="text-14 font-strong">{creditsStrings.credits(formatNumber(payment.creditsPurchased))}</p>
        <p className="text-12 text-ink-soft">
          <MessageTime at={payment.createdAt} />
        </p>
      </div>
      <span className={`rounded-full border px-2 text-12 font-medium ${looks[payment.status]}`}>{words.statuses[payment.status]}</span>
      <span className="min-w-16 text-end text-14 font-strong tabular-nums">{formatPrice(payment.amount)}</span>
    </li>
  )
}
