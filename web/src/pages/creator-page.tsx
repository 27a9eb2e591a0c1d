import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { RefreshFailed } from '../components/refresh-failed.tsx'
import { creatorQuery } from '../data/personas/marks/followed-creators.ts'
import { CreatorHeader } from '../features/creators/creator-header.tsx'
import { CreatorMissing } from '../features/creators/creator-missing.tsx'
import { PersonaCard } from '../features/personas/persona-card.tsx'
import { PersonaGrid, PersonaGridSkeleton } from '../features/personas/persona-grid.tsx'
import { personaPath } from '../lib/navigation/paths.ts'
import { useTitle } from '../lib/navigation/use-title.ts'
import { creatorStrings as words } from '../strings/strings.ts'

/** A creator with the public personas, newest first. */
export function CreatorPage() {
  const { username = '' } = useParams()
  const { data: creator, error, isFetching, refetch } = useQuery(creatorQuery(username))
  useTitle(creator?.username ?? (error ? words.notFoundTitle : null))
  if (!creator && error) return <CreatorMissing error={error} onRetry={refetch} />
  return (
    <div className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6 sm:py-14">
      {creator ? (
        <>
          <CreatorHeader creator={creator} />
          <section aria-label={words.list(creator.username)} className="mt-10">
            <h2 className="sr-only">{words.list(creator.username)}</h2>
            <PersonaGrid>
              {creator.bots.map((bot) => (
                <PersonaCard key={bot.id} bot={bot} to={personaPath(bot.slug)} />
              ))}
            </PersonaGrid>
            <RefreshFailed failed={error !== null} isRetrying={isFetching} onRetry={refetch} />
          </section>
        </>
      ) : (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <PersonaGridSkeleton count={4} />
        </div>
      )}
    </div>
  )
}
