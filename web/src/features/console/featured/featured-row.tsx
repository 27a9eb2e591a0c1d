import type { ReactNode } from 'react'
import type { Bot } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'

interface FeaturedRowProps {
  bot: Bot
  /** Badges about who can see it. */
  state?: ReactNode
  actions: ReactNode
}

/** A persona with the buttons that change where it appears. */
export const FeaturedRow = ({ bot, state, actions }: FeaturedRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
    <Medallion face={bot} size={36} />
    <div className="min-w-0 flex-1 basis-48 text-14">
      <p className="font-strong">
        <bdi className="wrap-anywhere">{bot.name}</bdi>
      </p>
      {state}
    </div>
    <div className="flex flex-wrap gap-2">{actions}</div>
  </li>
)
