import { CircleX } from '#icons'
import { ButtonLink } from '../../components/button.tsx'
import { PaymentFrame } from '../../features/credits/payment/payment-frame.tsx'
import { dashboardPath, purchaseCreditsPath } from '../../lib/navigation/paths.ts'
import { creditsStrings } from '../../strings/strings.ts'

const { cancel } = creditsStrings

/** The page after a cancelled checkout. */
export function PaymentCancelPage() {
  return (
    <PaymentFrame
      icon={CircleX}
      title={cancel.title}
      text={cancel.text}
      actions={
        <>
          <ButtonLink look="primary" to={purchaseCreditsPath}>
            {cancel.toShop}
          </ButtonLink>
          <ButtonLink to={dashboardPath}>{cancel.toDashboard}</ButtonLink>
        </>
      }
    />
  )
}
