import { CircleX } from 'lucide-react'
import { homeForMembers, purchaseCredits } from '../../app/addresses.ts'
import { ButtonLink } from '../../components/button.tsx'
import { creditsStrings } from '../../strings/credits-strings.ts'
import { PaymentFrame } from './payment-frame.tsx'

const { cancel } = creditsStrings

/** Where the checkout leads back to whoever left it. */
export function PaymentCancelPage() {
  return (
    <PaymentFrame
      icon={CircleX}
      title={cancel.title}
      text={cancel.text}
      actions={
        <>
          <ButtonLink look="primary" to={purchaseCredits}>
            {cancel.toShop}
          </ButtonLink>
          <ButtonLink to={homeForMembers}>{cancel.toDashboard}</ButtonLink>
        </>
      }
    />
  )
}
