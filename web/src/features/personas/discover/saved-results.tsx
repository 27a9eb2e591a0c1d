import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useCreators } from '../../../data/personas/personas.ts'
import { savedPersonasQuery } from '../../../data/personas/saved-personas.ts'
import { discoverPath } from '../../../lib/navigation/paths.ts'
import { strings } from '../../../strings/strings.ts'
import { PersonaCard } from '../persona-card.tsx'
import { PersonaGrid, PersonaGridSkeleton } from '../persona-grid.tsx'
import { changeParams } from './discover-params.ts'

const { discover } = strings

/** The personas that the member saved, newest first. */
export function SavedResults({ userId }: { userId: string }) {
  const [address] = useSearchParams()
  const { data: bots, error, refetch } = useQuery(savedPersonasQuery(userId))
  const creators = useCreators(bots ?? [])
  if (!bots && error) {
    return (
      <Notice title={discover.failed} error={error}>
        <Button look="primary" onClick={() => refetch()}>
          {strings.errors.tryAgain}
        </Button>
      </Notice>
    )
  }
  if (!bots) {
    return (
      <div className="mt-8">
        <PersonaGridSkeleton count={4} />
      </div>
    )
  }
  if (bots.length === 0) {
    return (
      <div role="status">
        <Notice title={discover.noneSaved} text={discover.noneSavedText}>
          <ButtonLink to={discoverPath}>{discover.toAll}</ButtonLink>
        </Notice>
      </div>
    )
  }
  return (
    <section aria-label={discover.savedTitle} className="mt-8">
      <h2 className="sr-only">{discover.savedTitle}</h2>
      <PersonaGrid>
        {bots.map((bot) => (
          <PersonaCard
            key={bot.id}
            bot={bot}
            creator={bot.userId === null ? strings.persona.formerMember : creators[bot.userId]}
            to={{ search: String(changeParams(address, { chat: bot.slug })) }}
          />
        ))}
      </PersonaGrid>
    </section>
  )
}
