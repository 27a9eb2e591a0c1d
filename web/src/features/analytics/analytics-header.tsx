import { Link } from 'react-router-dom'
import { ArrowLeft } from '#icons'
import type { Bot } from '../../api/schemas.ts'
import { Medallion } from '../../components/medallion.tsx'
import { managePersonasPath, personaPath } from '../../lib/navigation/paths.ts'
import { sharingStrings } from '../../strings/strings.ts'

const { analytics } = sharingStrings

export const AnalyticsHeader = ({ bot }: { bot: Bot }) => (
  <header>
    <Link to={managePersonasPath} className="text-link gap-2">
      <ArrowLeft aria-hidden className="size-4" />
      {analytics.back}
    </Link>
    <div className="mt-3 flex items-center gap-4">
      <Medallion face={bot} size={64} />
      <div className="min-w-0">
        <h1 className="font-serif text-28 font-medium tracking-tight sm:text-36">{analytics.title}</h1>
        <Link to={personaPath(bot.slug)} className="line-clamp-2 text-ink-soft underline-offset-4 wrap-anywhere hover:underline">
          <bdi>{bot.name}</bdi>
        </Link>
      </div>
    </div>
  </header>
)
