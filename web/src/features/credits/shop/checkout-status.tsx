import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CircleAlert, CircleCheck, Clock, type Icon } from '#icons'
import type { Payment } from '../../../api/schemas.ts'
import { paymentsQuery } from '../../../data/credits/credits.ts'
import { refreshCredits } from '../../../data/credits/refresh-credits.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { creditsStrings } from '../../../strings/strings.ts'
import type { Checkout } from './use-checkout.ts'

const words = creditsStrings.checkout
const icons: Record<Payment['status'], Icon> = {
  pending: Clock,
  paid: CircleCheck,
  expired: CircleAlert,
  failed: CircleAlert,
  refunded: CircleAlert,
}

/** Milliseconds between two polls while the checkout is open. */
const askEvery = 3_000

/** Shows the state of the checkout in the other tab, and links to it when the browser blocked that tab. */
export function CheckoutStatus({ userId, checkout }: { userId: string; checkout: Checkout }) {
  const client = useQueryClient()
  const { data } = useQuery({
    ...paymentsQuery(userId),
    refetchInterval: ({ state }) => (statusOf(state.data, checkout) === 'pending' ? askEvery : false),
    refetchOnWindowFocus: ({ state }) => (statusOf(state.data, checkout) === 'pending' ? 'always' : false),
  })
  const payment = data?.find(({ id }) => id === checkout.paymentId)
  const status = statusOf(data, checkout)
  useEffect(() => {
    if (status === 'paid') refreshCredits(client)
  }, [status, client])

  const Icon = icons[status]
  const text = {
    pending: checkout.isOpen ? words.waiting : words.blocked,
    paid: words.paid(formatNumber(payment?.creditsPurchased ?? 0)),
    failed: words.failed,
    expired: words.expired,
    refunded: words.refunded,
  }[status]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-raised px-5 py-4 motion-safe:animate-enter">
      <Icon aria-hidden className={`size-5 flex-none ${status === 'failed' ? 'text-danger' : 'text-ink-soft'}`} />
      <p className="min-w-0 flex-1 basis-52">{text}</p>
      {status === 'pending' && (
        <a href={checkout.url} target="_blank" rel="noopener" className={`button ${checkout.isOpen ? 'button-quiet' : 'button-primary'}`}>
          {checkout.isOpen ? words.again : words.toCheckout}
          <span className="sr-only">{words.newTab}</span>
        </a>
      )}
    </div>
  )
}

/** Returns the status of the payment; pending while it is not in the list. */
const statusOf = (payments: Payment[] | undefined, { paymentId }: Checkout): Payment['status'] =>
  payments?.find(({ id }) => id === paymentId)?.status ?? 'pending'
