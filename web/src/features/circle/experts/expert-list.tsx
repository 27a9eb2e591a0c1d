import { useInfiniteQuery } from '@tanstack/react-query'
import type { Bot } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { availableExpertsQuery, type ExpertFilter } from '../../../data/experts/available-experts.ts'
import { isIn, maxExperts } from '../../../data/experts/change-circle.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { circleStrings, strings } from '../../../strings/strings.ts'
import { ExpertCard } from './expert-card.tsx'
import { ExpertsSkeleton } from './experts-skeleton.tsx'

const { experts: words } = circleStrings

interface ExpertListProps {
  filter: ExpertFilter
  isFiltered: boolean
  /** Null while the circle is unknown. */
  circle: readonly Bot[] | null
  onAdd: (bot: Bot) => void
  onClear: () => void
}

/** The experts that match the filter. 'Show more' adds a page. */
export function ExpertList({ filter, isFiltered, circle, onAdd, onClear }: ExpertListProps) {
  const query = useInfiniteQuery(availableExpertsQuery(filter))
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, isPlaceholderData } = query
  if (!data && error) {
    return (
      <Notice title={words.failed} error={error}>
        <Button look="primary" onClick={() => query.refetch()}>
          {strings.errors.tryAgain}
        </Button>
      </Notice>
    )
  }
  if (!data) return <ExpertsSkeleton />
  const hasRoom = circle !== null && circle.length < maxExperts
  return (
    <div aria-busy={isPlaceholderData}>
      <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-14 text-ink-soft">
          {words.showing(formatNumber(data.experts.length), formatNumber(data.total))}
          {circle !== null && !hasRoom && <span className="block text-ink">{words.full}</span>}
        </p>
        {isFiltered && (
          <Button look="bare" onClick={onClear}>
            {words.clear}
          </Button>
        )}
      </div>
      {data.experts.length === 0 ? (
        <Notice title={words.empty} text={words.emptyText} level="h2" />
      ) : (
        <ul className="persona-grid">
          {data.experts.map((bot) => (
            <ExpertCard key={bot.id} bot={bot} isInCircle={isIn(circle ?? [], bot.id)} hasRoom={hasRoom} onAdd={onAdd} />
          ))}
        </ul>
      )}
      <RefreshFailed
        failed={error !== null}
        isRetrying={isFetching}
        onRetry={() => (hasNextPage ? query.fetchNextPage() : query.refetch())}
      />
      {hasNextPage && (
        <div className="mt-8 flex justify-center">
          <Button aria-disabled={isFetchingNextPage} onClick={() => !isFetchingNextPage && void query.fetchNextPage()}>
            {isFetchingNextPage ? words.loadingMore : words.more}
          </Button>
        </div>
      )}
    </div>
  )
}
