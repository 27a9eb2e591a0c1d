import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CircleAlert, CircleCheck, CircleHelp, Clock, type Icon, Loader, Undo2 } from '#icons'
import { ButtonLink } from '../../../components/button.tsx'
import { refreshCredits } from '../../../data/credits/refresh-credits.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { readLeftPage } from '../../../lib/navigation/left-page.ts'
import { accountSettingsPath, dashboardPath, discoverPath, purchaseCreditsPath } from '../../../lib/navigation/paths.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { creditsStrings } from '../../../strings/strings.ts'
import { PaymentFrame } from './payment-frame.tsx'
import type { PaymentState } from './payment-state.ts'
import { PaymentSummary } from './payment-summary.tsx'
import { usePaymentState } from './use-payment-state.ts'

const { success, toasts } = creditsStrings
const icons: Record<PaymentState['kind'], Icon> = {
  waiting: Loader,
  slow: Clock,
  paid: CircleCheck,
  failed: CircleAlert,
  expired: Clock,
  refunded: Undo2,
  unknown: CircleHelp,
}

/** Milliseconds after which the role that a purchase grants is stored. */
const roleDelay = 2_500

/** The result of a checkout: follows the payment and shows its credits once it is paid. */
export function PaymentOutcome({ userId, paymentId }: { userId: string; paymentId: string | null }) {
  const client = useQueryClient()
  const { state, isUnreachable } = usePaymentState(userId, paymentId)
  const paid = state?.kind === 'paid' ? state.payment : null
  const credits = paid?.creditsPurchased ?? null

  useEffect(() => {
    if (credits === null) return
    refreshCredits(client)
    toast(toasts.paid(formatNumber(credits)))
    const timer = setTimeout(() => refreshCredits(client), roleDelay)
    return () => clearTimeout(timer)
  }, [client, credits])

  const kind = state?.kind ?? 'checking'
  const isWaiting = kind === 'checking' || kind === 'waiting' || kind === 'slow'
  const [title, text] = success[state === null && isUnreachable ? 'unreachable' : kind]
  return (
    <PaymentFrame icon={icons[state?.kind ?? 'waiting']} title={title} text={text} actions={<NextSteps userId={userId} kind={kind} />}>
      {paid && <PaymentSummary payment={paid} />}
      {isWaiting && (
        <>
          <span aria-hidden className="progress-line" />
          <span className="sr-only">{success.progress}</span>
        </>
      )}
    </PaymentFrame>
  )
}

function NextSteps({ userId, kind }: { userId: string; kind: PaymentState['kind'] | 'checking' }) {
  const again = kind === 'failed' || kind === 'expired' || kind === 'unknown'
  const left = kind === 'paid' ? readLeftPage(userId) : null
  return (
    <>
      {again && (
        <ButtonLink look="primary" to={purchaseCreditsPath}>
          {success.toShop}
        </ButtonLink>
      )}
      {left && (
        <ButtonLink look="primary" to={left}>
          {success.toLeft}
        </ButtonLink>
      )}
      <ButtonLink look={kind === 'paid' && !left ? 'primary' : 'quiet'} to={discoverPath}>
        {success.toDiscover}
      </ButtonLink>
      <ButtonLink to={dashboardPath}>{success.toDashboard}</ButtonLink>
      {(kind === 'slow' || kind === 'refunded' || kind === 'unknown') && (
        <ButtonLink look="bare" to={accountSettingsPath}>
          {success.toAccount}
        </ButtonLink>
      )}
    </>
  )
}
