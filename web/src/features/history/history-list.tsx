import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Announcement } from '../../components/announcement/announcement.tsx'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { RefreshFailed } from '../../components/refresh-failed.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { historyQuery } from '../../data/chat/history.ts'
import { formatNumber } from '../../lib/format/format-count.ts'
import { strings, historyStrings as words } from '../../strings/strings.ts'
import { EmptyHistory, NoHits } from './empty-history.tsx'
import { HistoryRows } from './history-rows.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import type { OnShare } from './row/history-row.tsx'

export interface HistoryListProps {
  /** Empty for all conversations. */
  search: string
  /** Whether it is compact, for the drawer. */
  isCompact?: boolean
  /** The conversation that the chat beside the list shows. */
  openId?: string | null
  /** Shown below all conversations, unless there are none. */
  foot?: ReactNode
  onShare: OnShare
  onClearSearch: () => void
  /** Called once the conversation that the chat shows is deleted. */
  onOpenDeleted?: () => void
}

/** The person's conversations, pinned ones first, or the hits of a search. 'Show more' adds a page. */
export function HistoryList({ search, isCompact = false, openId = null, foot, onShare, onClearSearch, onOpenDeleted }: HistoryListProps) {
  const { user, isPending } = useUser()
  const query = useInfiniteQuery({ ...historyQuery(user?.id ?? null, search), enabled: !isPending })
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, isPlaceholderData } = query
  const isFailed = error !== null && !isFetching
  if (isFailed && (!data || isPlaceholderData)) {
    return (
      <div role="alert">
        <Notice title={words.failed} error={error}>
          <Button look="primary" onClick={() => query.refetch()}>
            {strings.errors.tryAgain}
          </Button>
        </Notice>
      </div>
    )
  }
  if (!data) return <HistorySkeleton isCompact={isCompact} />
  const { conversations, total } = data
  return (
    <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
      <Announcement text={search !== '' && !isPlaceholderData && words.found(formatNumber(total))} />
      {conversations.length === 0 &&
        (search === '' ? <EmptyHistory isCompact={isCompact} /> : <NoHits search={search} isCompact={isCompact} onClear={onClearSearch} />)}
      <HistoryRows
        conversations={conversations}
        isGrouped={conversations.every(({ match }) => match === null)}
        isCompact={isCompact}
        openId={openId}
        onShare={onShare}
        onOpenDeleted={onOpenDeleted}
      />
      <RefreshFailed
        failed={isFailed}
        isRetrying={isFetching}
        onRetry={() => (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
      />
      {hasNextPage && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 pb-2">
          <Button aria-disabled={isFetchingNextPage} onClick={() => !isFetchingNextPage && void query.fetchNextPage()}>
            {isFetchingNextPage ? words.loadingMore : words.more}
          </Button>
          <p className="text-12 text-ink-soft tabular-nums">{words.showing(formatNumber(conversations.length), formatNumber(total))}</p>
        </div>
      )}
      {search === '' && conversations.length > 0 && foot}
    </div>
  )
}
