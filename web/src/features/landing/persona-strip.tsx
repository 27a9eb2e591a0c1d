import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { personaAt } from '../../app/addresses.ts'
import { strings } from '../../strings/strings.ts'
import { PersonaCard } from '../personas/persona-card.tsx'
import { PersonaGrid, PersonaGridSkeleton } from '../personas/persona-grid.tsx'
import { publicBotsQuery } from '../personas/persona-queries.ts'
import { stripQuery } from './strip-query.ts'

const shown = stripQuery.limit

/** Four public personas with their votes; nothing at all when they cannot be had. */
export function PersonaStrip() {
  const { data, isPending } = useQuery(publicBotsQuery(stripQuery))
  if (!isPending && !data?.bots.length) return null
  return (
    <section aria-labelledby="personas" className="mx-auto w-full max-w-wide px-4 pb-16 sm:px-6 lg:pb-24">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="personas" className="font-serif text-36 font-medium tracking-tight">
          {strings.landing.personasTitle}
        </h2>
        <Link to="/discover" className="text-link">
          {strings.landing.allPersonas}
        </Link>
      </div>
      {isPending && <PersonaGridSkeleton count={shown} />}
      {data && (
        <PersonaGrid>
          {data.bots.slice(0, shown).map((bot) => (
            <PersonaCard key={bot.id} bot={bot} to={personaAt(bot.slug)} />
          ))}
        </PersonaGrid>
      )}
    </section>
  )
}
