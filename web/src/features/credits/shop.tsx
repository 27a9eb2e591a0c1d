import { useState } from 'react'
import type { User } from '../../api/user.ts'
import { creditsStrings } from '../../strings/credits-strings.ts'
import { CheckoutNote } from './checkout-note.tsx'
import { PackageList } from './package-list.tsx'
import { PurchaseButton } from './purchase-button.tsx'
import { ShopNotes } from './shop-notes.tsx'
import { Standing } from './standing.tsx'
import type { Checkout } from './use-checkout.ts'

const { shop, titles } = creditsStrings

/** What a member has, what can be bought, and the checkout that was opened last. */
export function Shop({ user }: { user: User }) {
  const [checkout, setCheckout] = useState<Checkout | null>(null)
  return (
    <div className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="font-serif text-36 font-medium tracking-tight">{titles.purchase}</h1>
      <p className="mt-2 text-ink-soft">{shop.intro}</p>
      <div className="mt-6 mb-9 flex flex-col gap-4">
        <Standing user={user} />
        <div role="status" className="empty:hidden">
          {checkout && <CheckoutNote key={checkout.paymentId} userId={user.id} checkout={checkout} />}
        </div>
      </div>
      <h2 className="sr-only">{shop.packages}</h2>
      <PackageList action={(offer, describedBy) => <PurchaseButton offer={offer} describedBy={describedBy} onOpened={setCheckout} />} />
      <ShopNotes />
    </div>
  )
}
