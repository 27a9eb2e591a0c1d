import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { User } from '../../api/schemas.ts'
import { Delayed } from '../../components/delayed.tsx'
import { RefreshFailed } from '../../components/refresh-failed.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { historyQuery } from '../../data/chat/history.ts'
import { ownBotsQuery } from '../../data/personas/own-personas.ts'
import { overviewStrings as words } from '../../strings/strings.ts'
import { CircleToday } from './circle-today.tsx'
import { FollowedPersonas, SavedPersonas } from './marked-personas.tsx'
import { OwnNews } from './own-news.tsx'
import { RecentConversations } from './recent-conversations.tsx'
import { FeaturedToday, StoryToday } from './today.tsx'
import { Welcome } from './welcome.tsx'

/**
 * What a member finds on coming back: conversations to go on with, and what is new; a welcome, with
 * what was saved and followed, for a member who has neither yet.
 */
export function Overview({ user }: { user: User }) {
  const history = useInfiniteQuery(historyQuery(user.id, ''))
  const own = useQuery(ownBotsQuery(user.id))
  if (history.isPending || own.isPending) return <OverviewSkeleton />
  if (history.data?.conversations.length === 0 && own.data?.length === 0) {
    return (
      <div className="flex flex-col gap-10">
        <Welcome username={user.username} />
        <SavedPersonas userId={user.id} />
        <FollowedPersonas userId={user.id} />
      </div>
    )
  }
  const failed = [history, own].filter(({ isError }) => isError)
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
      {failed.length > 0 && (
        <div className="lg:col-span-2">
          <RefreshFailed
            failed
            isRetrying={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          />
        </div>
      )}
      {history.data && <RecentConversations conversations={history.data.conversations} />}
      {own.data && <OwnNews userId={user.id} bots={own.data} />}
      <CircleToday userId={user.id} />
      <SavedPersonas userId={user.id} />
      <FollowedPersonas userId={user.id} />
      <FeaturedToday />
      <StoryToday />
    </div>
  )
}

const OverviewSkeleton = () => (
  <div role="status" className="min-h-80">
    <span className="sr-only">{words.loading}</span>
    <Delayed>
      <div className="grid gap-3 sm:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-28 rounded-card" />
        ))}
      </div>
    </Delayed>
  </div>
)
