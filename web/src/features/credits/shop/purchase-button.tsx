import type { CreditPackage } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { creditsStrings } from '../../../strings/strings.ts'
import { openCheckoutTab } from './checkout-tab.ts'
import { type Checkout, useCheckout } from './use-checkout.ts'

const { shop, checkout } = creditsStrings

interface PurchaseButtonProps {
  offer: CreditPackage
  describedBy: string
  onOpened: (checkout: Checkout) => void
}

export function PurchaseButton({ offer, describedBy, onOpened }: PurchaseButtonProps) {
  const { isPending, mutate } = useCheckout(onOpened)
  return (
    <Button
      look={offer.popular ? 'primary' : 'quiet'}
      aria-describedby={describedBy}
      aria-disabled={isPending}
      aria-busy={isPending}
      className="aria-disabled:opacity-60"
      onClick={() => !isPending && mutate({ packageId: offer.id, tab: openCheckoutTab(checkout.opening) })}
    >
      {isPending ? shop.processing : shop.purchase}
    </Button>
  )
}
