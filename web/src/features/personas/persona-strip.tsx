import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { popularBotsQuery } from '../../data/personas/personas.ts'
import { discoverPath, personaPath } from '../../lib/navigation/paths.ts'
import { strings } from '../../strings/strings.ts'
import { PersonaCard } from './persona-card.tsx'
import { PersonaGrid, PersonaGridSkeleton } from './persona-grid.tsx'

const shown = 4

/** Four popular personas; nothing when they cannot be loaded. */
export function PersonaStrip() {
  const { data, isPending } = useQuery(popularBotsQuery)
  if (!isPending && !data?.bots.length) return null
  return (
    <section aria-labelledby="personas" className="mx-auto w-full max-w-wide px-4 pb-16 sm:px-6 lg:pb-24">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="personas" className="font-serif text-36 font-medium tracking-tight">
          {strings.landing.personasTitle}
        </h2>
        <Link to={discoverPath} className="text-link">
          {strings.landing.allPersonas}
        </Link>
      </div>
      {isPending && <PersonaGridSkeleton count={shown} />}
      {data && (
        <PersonaGrid>
          {data.bots.slice(0, shown).map((bot) => (
            <PersonaCard key={bot.id} bot={bot} to={personaPath(bot.slug)} />
          ))}
        </PersonaGrid>
      )}
    </section>
  )
}
