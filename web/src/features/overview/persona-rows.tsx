import { Link } from 'react-router-dom'
import type { Bot } from '../../api/schemas.ts'
import { Medallion } from '../../components/medallion.tsx'
import { personaPath } from '../../lib/navigation/paths.ts'
import { OverviewSection } from './overview-section.tsx'

const shown = 4

interface PersonaRowsProps {
  title: string
  more: { to: string; label: string }
  bots: Bot[]
}

/** The first four personas of a list; nothing when it is empty. */
export function PersonaRows({ title, more, bots }: PersonaRowsProps) {
  if (bots.length === 0) return null
  return (
    <OverviewSection title={title} more={more}>
      <ul className="divide-y divide-line rounded-card border border-line">
        {bots.slice(0, shown).map((bot) => (
          <li key={bot.id} className="flex items-center gap-4 p-4">
            <Medallion face={bot} size={36} />
            <div className="min-w-0 flex-1">
              <Link to={personaPath(bot.slug)} className="line-clamp-1 font-strong wrap-anywhere hover:underline">
                <bdi>{bot.name}</bdi>
              </Link>
              <p dir="auto" className="line-clamp-1 text-start text-14 wrap-anywhere text-ink-soft">
                {bot.description}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </OverviewSection>
  )
}
