import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Medallion } from '../../components/medallion.tsx'
import { savedPersonasQuery } from '../../data/personas/saved-personas.ts'
import { personaPath, savedPersonasPath } from '../../lib/navigation/paths.ts'
import { overviewStrings as words } from '../../strings/strings.ts'
import { OverviewSection } from './overview-section.tsx'

const shown = 4

/** The personas that the member saved last; nothing when there are none. */
export function SavedPersonas({ userId }: { userId: string }) {
  const { data: bots = [] } = useQuery(savedPersonasQuery(userId))
  if (bots.length === 0) return null
  return (
    <OverviewSection title={words.saved} more={{ to: savedPersonasPath, label: words.allSaved }}>
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
