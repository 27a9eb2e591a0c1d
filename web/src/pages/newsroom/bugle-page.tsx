import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import type { Article } from '../../api/schemas.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { RefreshFailed } from '../../components/refresh-failed.tsx'
import { latestArticlesQuery } from '../../data/newsroom/articles.ts'
import { dayAt, formatDay, splitByDay } from '../../data/newsroom/calendar.ts'
import { useIsAdmin } from '../../data/newsroom/use-is-admin.ts'
import { useReaderDay } from '../../data/newsroom/use-reader-day.ts'
import { Edition } from '../../features/newsroom/edition/edition.tsx'
import { EditionSkeleton } from '../../features/newsroom/edition/edition-skeleton.tsx'
import { FromArchives } from '../../features/newsroom/edition/from-archives.tsx'
import { Journalists } from '../../features/newsroom/edition/journalists.tsx'
import { Masthead } from '../../features/newsroom/edition/masthead.tsx'
import { PressRoomEmpty } from '../../features/newsroom/edition/press-room-empty.tsx'
import { feedPath } from '../../lib/navigation/paths.ts'
import { useKeptFocus } from '../../lib/navigation/use-kept-focus.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { newsroomStrings as words } from '../../strings/strings.ts'

// Fetched only for admins.
const PressPanel = lazy(async () => ({ default: (await import('../../features/newsroom/press/press-panel.tsx')).PressPanel }))
const StartPresses = lazy(async () => ({ default: (await import('../../features/newsroom/press/start-presses.tsx')).StartPresses }))
const DeleteStory = lazy(async () => ({ default: (await import('../../features/newsroom/press/delete-story.tsx')).DeleteStory }))

/** The front page of the newspaper. */
export function BuglePage() {
  useTitle(words.title)
  const { day, timeZone } = useReaderDay()
  const isAdmin = useIsAdmin()
  const page = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(page)
  const { data, error, isFetching, refetch } = useQuery(latestArticlesQuery)
  const { today, earlier } = splitByDay(data ?? [], { day, timeZone })
  // Without a story of today the newest edition leads, with its date.
  const [newest] = today.length > 0 ? [] : earlier
  const newestDay = newest && dayAt(Date.parse(newest.publishedAt), timeZone)
  const { today: latest, earlier: archived } = newestDay ? splitByDay(earlier, { day: newestDay, timeZone }) : { today, earlier }
  const actionsOf = (article: Article) =>
    isAdmin && (
      <Suspense fallback={null}>
        <DeleteStory article={article} />
      </Suspense>
    )
  return (
    <div ref={page} tabIndex={-1} {...keptFocus} className="mx-auto w-full max-w-wide px-4 pt-8 pb-14 outline-none sm:px-6">
      <Masthead day={day} stories={data && today.length} />
      <Journalists />
      {isAdmin && (
        <Suspense fallback={null}>
          <PressPanel />
        </Suspense>
      )}
      {!data && error && !isFetching && (
        <div role="alert">
          <Notice title={words.failed} error={error}>
            <Button look="primary" onClick={() => refetch()}>
              {words.retry}
            </Button>
          </Notice>
        </div>
      )}
      {!data && (isFetching || !error) && <EditionSkeleton />}
      {latest.length > 0 && (
        <Edition
          title={newestDay ? words.latest(formatDay(newestDay, 'full')) : words.today}
          stories={latest}
          timeZone={timeZone}
          actionsOf={actionsOf}
        />
      )}
      {data && today.length === 0 && (
        <PressRoomEmpty>
          {isAdmin && (
            <Suspense fallback={null}>
              <StartPresses />
            </Suspense>
          )}
        </PressRoomEmpty>
      )}
      {archived.length > 0 && <FromArchives stories={archived} timeZone={timeZone} actionsOf={actionsOf} />}
      {data && <RefreshFailed failed={error !== null} isRetrying={isFetching} onRetry={refetch} />}
      <p className="mt-8 border-t border-line pt-4 text-center print:hidden">
        <a href={feedPath} className="text-link">
          {words.feed}
        </a>
      </p>
    </div>
  )
}
