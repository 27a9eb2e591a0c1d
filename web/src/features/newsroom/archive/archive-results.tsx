import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Announcement } from '../../../components/announcement/announcement.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { type ArchiveQuery, archiveSearch } from '../../../data/newsroom/archive-query.ts'
import { archiveQuery } from '../../../data/newsroom/articles.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { useShownPage } from '../../../lib/loading/use-shown-page.ts'
import { archivePath } from '../../../lib/navigation/paths.ts'
import { useKeptFocus } from '../../../lib/navigation/use-kept-focus.ts'
import { newsroomStrings } from '../../../strings/strings.ts'
import { ArchiveCard } from './archive-card.tsx'
import { ArchivePages } from './archive-pages.tsx'
import { ArchiveSkeleton } from './archive-skeleton.tsx'

const words = newsroomStrings.archive

/** The stories that match the filters, by page. */
export function ArchiveResults({ query }: { query: ArchiveQuery }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(archiveQuery(query))
  const results = useRef<HTMLElement>(null)
  const keptFocus = useKeptFocus(results)
  const shownPage = useShownPage(query.page, isPlaceholderData)
  const isFailed = error !== null && !isFetching
  if (isFailed && (!data || isPlaceholderData)) {
    return (
      <div role="alert">
        <Notice title={words.loadFailed} text={words.fetchFailed} error={error}>
          <Button look="primary" onClick={() => refetch()}>
            {newsroomStrings.retry}
          </Button>
        </Notice>
      </div>
    )
  }
  if (!data) return <ArchiveSkeleton />
  const { articles, total } = data
  return (
    <section
      ref={results}
      tabIndex={-1}
      {...keptFocus}
      aria-label={words.found(formatNumber(total))}
      aria-busy={isPlaceholderData}
      className="outline-none aria-busy:opacity-60"
    >
      <Announcement text={!isPlaceholderData && words.found(formatNumber(total))} />
      {articles.length === 0 && (
        <Notice title={words.empty} text={archiveSearch(query) ? words.emptyText : words.emptyArchive}>
          {archiveSearch(query) && <ButtonLink to={archivePath}>{words.reset}</ButtonLink>}
        </Notice>
      )}
      {articles.length > 0 && (
        <>
          <ul className="archive-grid">
            {articles.map((article) => (
              <ArchiveCard key={article.id} article={article} query={query} />
            ))}
          </ul>
          <ArchivePages query={query} shownPage={shownPage} total={total} shown={articles.length} />
        </>
      )}
      <RefreshFailed failed={isFailed} isRetrying={isFetching} onRetry={refetch} />
    </section>
  )
}
