import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import type { User } from '../api/schemas.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { useUser } from '../data/accounts/user.ts'
import { sourcesQuery } from '../data/knowledge/sources.ts'
import { botByIdQuery } from '../data/personas/personas.ts'
import { KnowledgeSkeleton } from '../features/knowledge/knowledge-skeleton.tsx'
import { PersonaMissing } from '../features/personas/persona-missing.tsx'
import { detailOf, hasStatus } from '../lib/errors/api-error.ts'
import { loginPath } from '../lib/navigation/paths.ts'
import { useHere } from '../lib/navigation/use-return-path.ts'
import { useTitle } from '../lib/navigation/use-title.ts'
import { strings, knowledgeStrings as words } from '../strings/strings.ts'

// Fetched concurrently with the page's first calls, outside of the router's list of page modules.
const view = import('../features/knowledge/knowledge-view.tsx')
const KnowledgeView = lazy(async () => ({ default: (await view).KnowledgeView }))

/** The material of an own persona, and its inbox. */
export function KnowledgePage() {
  const { id = '' } = useParams()
  const here = useHere()
  const { user, isPending, error, refetch } = useUser()
  useTitle(user ? null : words.title)
  if (isPending) return <KnowledgeSkeleton />
  // The key resets the state for another persona or member, so that no data of the previous one is shown.
  if (user) return <OwnKnowledge key={`${id} ${user.id}`} id={id} user={user} />
  if (error) return <Failed error={error} isTrying={false} onRetry={refetch} />
  return (
    <div className="grid flex-1 place-items-center">
      <Notice level="h1" title={words.signedOut} text={words.signedOutText}>
        <ButtonLink look="primary" to={loginPath(here)}>
          {words.toLogin}
        </ButtonLink>
      </Notice>
    </div>
  )
}

function OwnKnowledge({ id, user }: { id: string; user: User }) {
  const bot = useQuery(botByIdQuery(id))
  // Fetched concurrently with the persona. Its refusal also shows that the persona is not the member's.
  const sources = useQuery({ ...sourcesQuery(id), refetchInterval: false })
  const missing = [bot.error, sources.error].find((failure) => hasStatus(failure, 404))
  useTitle(missing ? strings.titles.botNotFound : bot.data ? words.titleOf(bot.data.name) : words.title)
  if (missing) return <PersonaMissing error={missing} onRetry={() => undefined} />
  if (bot.data) {
    return (
      <Suspense fallback={<KnowledgeSkeleton />}>
        <KnowledgeView bot={bot.data} user={user} />
      </Suspense>
    )
  }
  if (!bot.error) return <KnowledgeSkeleton />
  return <Failed error={bot.error} isTrying={bot.isFetching} onRetry={bot.refetch} />
}

interface FailedProps {
  error: Error
  isTrying: boolean
  onRetry: () => unknown
}

const Failed = ({ error, isTrying, onRetry }: FailedProps) => (
  <div className="grid flex-1 place-items-center">
    <Notice level="h1" title={words.failed} text={detailOf(error, strings.errors.network)} error={error}>
      <Button look="primary" disabled={isTrying} onClick={() => onRetry()}>
        {strings.errors.tryAgain}
      </Button>
    </Notice>
  </div>
)
