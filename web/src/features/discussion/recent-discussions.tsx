import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { MessageTime } from '../../components/message/message-time.tsx'
import { RefreshFailed } from '../../components/refresh-failed.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { recentDiscussionsQuery } from '../../data/experts/discussions.ts'
import { discussionPath } from '../../lib/navigation/paths.ts'
import { discussionStrings, strings } from '../../strings/strings.ts'
import { StatusBadge } from './view/status-badge.tsx'

const { recent, view } = discussionStrings

/** The member's latest discussions, each with its question, date and status. */
export function RecentDiscussions({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(recentDiscussionsQuery(userId))
  return (
    <section aria-labelledby="recent-discussions">
      <h2 id="recent-discussions" className="font-serif text-22 font-medium tracking-tight">
        {recent.title}
      </h2>
      {!data && !error && (
        <Delayed>
          <Skeleton className="mt-4 h-40 w-full rounded-card" />
        </Delayed>
      )}
      {!data && error && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-ink-soft">{recent.failed}</p>
          <Button disabled={isFetching} onClick={() => refetch()}>
            {strings.errors.tryAgain}
          </Button>
        </div>
      )}
      {data?.length === 0 && <p className="mt-3 text-ink-soft">{recent.empty}</p>}
      {data && data.length > 0 && (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line">
          {data.map(({ id, prompt, status, createdAt, expertCount }) => (
            <li
              key={id}
              className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 first:rounded-t-card last:rounded-b-card hover:bg-raised sm:px-5"
            >
              <div className="min-w-0 flex-1 basis-60">
                <Link to={discussionPath(id)} className="stretched line-clamp-2 font-strong wrap-anywhere">
                  <bdi>{prompt}</bdi>
                </Link>
                <p className="mt-0.5 text-12 text-ink-soft">
                  <MessageTime at={createdAt} /> · {view.experts(expertCount)}
                </p>
              </div>
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
      {data && <RefreshFailed failed={error !== null} isRetrying={isFetching} onRetry={refetch} />}
    </section>
  )
}
