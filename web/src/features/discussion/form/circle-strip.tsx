import { Link } from 'react-router-dom'
import type { Bot } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { circlePath } from '../../../lib/navigation/paths.ts'
import { discussionStrings } from '../../../strings/strings.ts'
import { joinNames } from '../experts.ts'

const { circle } = discussionStrings

/** The experts of the discussion: their medallions, number and names. */
export const CircleStrip = ({ bots }: { bots: readonly Bot[] }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <span className="flex -space-x-2.5">
      {bots.map((bot) => (
        <span key={bot.id} className="flex rounded-full ring-2 ring-page">
          <Medallion face={bot} size={48} />
        </span>
      ))}
    </span>
    <div className="min-w-0 flex-1 basis-48">
      <p className="font-strong">{circle.experts(bots.length)}</p>
      <p className="text-14 text-ink-soft wrap-anywhere">{joinNames(bots.map(({ name }) => name))}</p>
    </div>
    <Link to={circlePath} className="text-link">
      {circle.change}
    </Link>
  </div>
)
