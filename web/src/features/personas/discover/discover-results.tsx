import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { useUser } from '../../../data/accounts/user.ts'
import { type BotQuery, publicBotsQuery, useCreators } from '../../../data/personas/personas.ts'
import { useShownPage } from '../../../lib/loading/use-shown-page.ts'
import { discoverPath } from '../../../lib/navigation/paths.ts'
import { strings } from '../../../strings/strings.ts'
import { PersonaCard } from '../persona-card.tsx'
import { PersonaGrid, PersonaGridSkeleton } from '../persona-grid.tsx'
import { changeParams } from './discover-params.ts'
import { InviteTile } from './invite-tile.tsx'
import { Pagination } from './pagination.tsx'

const { discover } = strings

export function DiscoverResults({ query }: { query: BotQuery }) {
  const [address] = useSearchParams()
  const { user } = useUser()
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery(publicBotsQuery(query))
  const creators = useCreators(data?.bots ?? [])
  const shownPage = useShownPage(query.page, isPlaceholderData)

  if (!data && error) {
    return (
      <Notice title={discover.failed} error={error}>
        <Button look="primary" onClick={() => refetch()}>
          {strings.errors.tryAgain}
        </Button>
      </Notice>
    )
  }
  if (!data) {
    return (
      <div className="mt-8">
        <PersonaGridSkeleton count={8} />
      </div>
    )
  }
  const last = Math.ceil(data.total / query.limit)
  if (data.bots.length === 0 && last > 0 && query.page > last) {
    return <Navigate replace to={{ search: String(changeParams(address, { page: last === 1 ? null : String(last) })) }} />
  }
  if (data.bots.length === 0) {
    return (
      <div role="status">
        <Notice title={discover.empty} text={discover.emptyText}>
          <ButtonLink to={discoverPath}>{discover.reset}</ButtonLink>
        </Notice>
      </div>
    )
  }
  return (
    <section aria-label={strings.titles.discover} aria-busy={isPlaceholderData} className="mt-8">
      <h2 className="sr-only">{strings.landing.personasTitle}</h2>
      <PersonaGrid>
        {!user && shownPage === 1 && <InviteTile />}
        {data.bots.map((bot) => (
          <PersonaCard
            key={bot.id}
            bot={bot}
            creator={bot.userId === null ? strings.persona.formerMember : creators[bot.userId]}
            to={{ search: String(changeParams(address, { chat: bot.slug })) }}
          />
        ))}
      </PersonaGrid>
      <RefreshFailed failed={error !== null} isRetrying={isFetching} onRetry={refetch} />
      <Pagination query={query} total={data.total} shown={data.bots.length} shownPage={shownPage} />
    </section>
  )
}
