import type { ReactNode } from 'react'
import { Check } from '#icons'
import type { CreditPackage } from '../../../api/schemas.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { formatPrice } from '../../../lib/format/format-price.ts'
import { creditsStrings } from '../../../strings/strings.ts'

const { shop } = creditsStrings

interface PackageCardProps {
  offer: CreditPackage
  /** Renders the action; `describedBy` is the id of the element with name and price. */
  action: (describedBy: string) => ReactNode
}

export function PackageCard({ offer, action }: PackageCardProps) {
  const id = `package-${offer.id}`
  return (
    <li className={`card ${offer.popular ? 'border-edge' : ''}`}>
      {offer.popular && (
        <p className="absolute -top-3 right-5 rounded-full bg-ink px-3 py-0.5 text-12 font-strong text-page">{shop.popular}</p>
      )}
      <div id={id} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-serif text-22 font-medium">{offer.name}</h3>
          <span className="rounded-full border border-edge px-2 text-12 font-medium">{shop.badges[offer.role]}</span>
        </div>
        <p className="flex items-baseline gap-1.5">
          <span className="font-serif text-36 font-medium tracking-tight tabular-nums">{formatPrice(offer.price)}</span>
          <span className="text-12 text-ink-soft">{shop.currency}</span>
        </p>
        <p className="font-strong">{creditsStrings.credits(formatNumber(offer.credits))}</p>
      </div>
      <p className="text-14 text-ink-soft">{offer.description}</p>
      <ul className="flex flex-col gap-2 text-14">
        {shop.brings[offer.role].map((point) => (
          <li key={point} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 flex-none text-ink-soft" />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-col pt-2">{action(id)}</div>
    </li>
  )
}
