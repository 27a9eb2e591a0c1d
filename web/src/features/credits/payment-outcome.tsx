import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleHelp, Clock, Loader, type LucideIcon, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { accountSettings, homeForMembers, purchaseCredits } from '../../app/addresses.ts'
import { ButtonLink } from '../../components/button.tsx'
import { formatNumber } from '../../components/format-count.ts'
import { toast } from '../../components/toast.ts'
import { creditsStrings } from '../../strings/credits-strings.ts'
import { tellOfCredits } from './credit-news.ts'
import { NewBalance } from './new-balance.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import type { PaymentStand } from './payment-stand.ts'
import { usePaymentWatch } from './use-payment-watch.ts'

const { success, toasts } = creditsStrings
const icons: Record<PaymentStand['stand'], LucideIcon> = {
  waiting: Loader,
  slow: Clock,
  paid: CircleCheck,
  failed: CircleAlert,
  expired: Clock,
  refunded: Undo2,
  unknown: CircleHelp,
}

/** Milliseconds after which a role that came with the credits has arrived, too. */
const roleWithin = 2_500

export function PaymentOutcome({ userId, wanted }: { userId: string; wanted: string | null }) {
  const client = useQueryClient()
  const { stand, isUnreachable } = usePaymentWatch(userId, wanted)
  const paid = stand?.stand === 'paid' ? stand.payment : null
  const credits = paid?.creditsPurchased ?? null

  useEffect(() => {
    if (credits === null) return
    tellOfCredits(client)
    toast(toasts.paid(formatNumber(credits)))
    const timer = setTimeout(() => tellOfCredits(client), roleWithin)
    return () => clearTimeout(timer)
  }, [client, credits])

  const kind = stand?.stand ?? 'checking'
  const isWaiting = kind === 'checking' || kind === 'waiting' || kind === 'slow'
  const [title, text] = success[stand === null && isUnreachable ? 'unreachable' : kind]
  return (
    <PaymentFrame icon={icons[stand?.stand ?? 'waiting']} title={title} text={text} actions={<WaysOn kind={kind} />}>
      {paid && <NewBalance payment={paid} />}
      {isWaiting && (
        <>
          <span aria-hidden className="progress-line" />
          <span className="sr-only">{success.progress}</span>
        </>
      )}
    </PaymentFrame>
  )
}

function WaysOn({ kind }: { kind: PaymentStand['stand'] | 'checking' }) {
  const again = kind === 'failed' || kind === 'expired' || kind === 'unknown'
  return (
    <>
      {again && (
        <ButtonLink look="primary" to={purchaseCredits}>
          {success.toShop}
        </ButtonLink>
      )}
      <ButtonLink look={kind === 'paid' ? 'primary' : 'quiet'} to="/discover">
        {success.toDiscover}
      </ButtonLink>
      <ButtonLink to={homeForMembers}>{success.toDashboard}</ButtonLink>
      {(kind === 'slow' || kind === 'refunded' || kind === 'unknown') && (
        <ButtonLink look="bare" to={accountSettings}>
          {success.toAccount}
        </ButtonLink>
      )}
    </>
  )
}
