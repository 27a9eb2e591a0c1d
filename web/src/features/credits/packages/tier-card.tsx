import type { ReactNode } from 'react'
import { Check } from '#icons'

interface TierCardProps {
  name: string
  badge: string
  price: ReactNode
  text: string
  /** `today`: what is true now of a point that describes the finished product. */
  points: readonly { text: string; today?: string }[]
  action: ReactNode
}

export const TierCard = ({ name, badge, price, text, points, action }: TierCardProps) => (
  <li className="card sm:p-7">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="font-serif text-22 font-medium">{name}</h2>
      <span className="rounded-full border border-edge px-2 text-12 font-medium">{badge}</span>
    </div>
    <p className="flex items-baseline gap-1 font-serif text-36 font-medium tracking-tight">{price}</p>
    <p className="text-ink-soft">{text}</p>
    <ul className="flex flex-col gap-2 text-14">
      {points.map(({ text: point, today }) => (
        <li key={point} className="flex gap-2">
          <Check aria-hidden className="mt-0.5 size-4 flex-none text-ink-soft" />
          <span>
            <span>{point}</span>
            {today && <span className="block text-ink-soft">{today}</span>}
          </span>
        </li>
      ))}
    </ul>
    <div className="mt-auto flex flex-col pt-2">{action}</div>
  </li>
)
