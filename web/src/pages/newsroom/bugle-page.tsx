import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Article } from '../../api/schemas.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { RefreshFailed } from '../../components/refresh-failed.tsx'
import { latestArticlesQuery } from '../../data/newsroom/articles.ts'
import { splitByDay } from '../../data/newsroom/calendar.ts'
import { useIsAdmin } from '../../data/newsroom/use-is-admin.ts'
import { useReaderDay } from '../../data/newsroom/use-reader-day.ts'
import { EditionSkeleton } from '../../features/newsroom/edition/edition-skeleton.tsx'
import { FromArchives } from '../../features/newsroom/edition/from-archives.tsx'
import { Journalists } from '../../features/newsroom/edition/journalists.tsx'
import { Masthead } from '../../features/newsroom/edition/masthead.tsx'
import { PressRoomEmpty } from '../../features/newsroom/edition/press-room-empty.tsx'
import { TodaysEdition } from '../../features/newsroom/edition/todays-edition.tsx'
import { feedPath } from '../../lib/navigation/paths.ts'
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
  const { data, error, isFetching, refetch } = useQuery(latestArticlesQuery)
  const { today, earlier } = splitByDay(data ?? [], { day, timeZone })
  const actionsOf = (article: Article) =>
    isAdmin && (
      <Suspense fallback={null}>
        <DeleteStory article={article} />
      </Suspense>
    )
  return (
    <div className="mx-auto w-full max-w-wide px-4 pt-8 pb-14 sm:px-6">
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
      {today.length > 0 && <TodaysEdition stories={today} timeZone={timeZone} actionsOf={actionsOf} />}
      {data && today.length === 0 && (
        <PressRoomEmpty>
          {isAdmin && (
            <Suspense fallback={null}>
              <StartPresses />
            </Suspense>
          )}
        </PressRoomEmpty>
      )}
      {earlier.length > 0 && <FromArchives stories={earlier} timeZone={timeZone} actionsOf={actionsOf} />}
      {data && <RefreshFailed failed={error !== null} isRetrying={isFetching} onRetry={refetch} />}
      <p className="mt-8 border-t border-line pt-4 text-center print:hidden">
        <a href={feedPath} className="text-link">
          {words.feed}
        </a>
      </p>
    </div>
  )
}
