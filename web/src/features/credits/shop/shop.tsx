import { useState } from 'react'
import type { User } from '../../../api/schemas.ts'
import { creditsStrings } from '../../../strings/strings.ts'
import { PackageList } from '../packages/package-list.tsx'
import { CheckoutStatus } from './checkout-status.tsx'
import { CurrentBalance } from './current-balance.tsx'
import { PurchaseButton } from './purchase-button.tsx'
import { ShopNotes } from './shop-notes.tsx'
import type { Checkout } from './use-checkout.ts'

const { shop, titles } = creditsStrings

/** The shop: balance, packages and the state of the last checkout. */
export function Shop({ user }: { user: User }) {
  const [checkout, setCheckout] = useState<Checkout | null>(null)
  return (
    <div className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="font-serif text-36 font-medium tracking-tight">{titles.purchase}</h1>
      <p className="mt-2 text-ink-soft">{shop.intro}</p>
      <div className="mt-6 mb-9 flex flex-col gap-4">
        <CurrentBalance user={user} />
        <div role="status" className="empty:hidden">
          {checkout && <CheckoutStatus key={checkout.paymentId} userId={user.id} checkout={checkout} />}
        </div>
      </div>
      <h2 className="sr-only">{shop.packages}</h2>
      <PackageList action={(offer, describedBy) => <PurchaseButton offer={offer} describedBy={describedBy} onOpened={setCheckout} />} />
      <ShopNotes />
    </div>
  )
}
