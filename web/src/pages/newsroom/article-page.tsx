import { useQuery } from '@tanstack/react-query'
import { lazy, type MouseEvent, Suspense } from 'react'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { ArrowLeft } from '#icons'
import { KeepMarkdown } from '../../components/sharing/keep-markdown.tsx'
import { ShareButton } from '../../components/sharing/share-button.tsx'
import { articleQuery } from '../../data/newsroom/articles.ts'
import { useIsAdmin } from '../../data/newsroom/use-is-admin.ts'
import { useReaderDay } from '../../data/newsroom/use-reader-day.ts'
import { archiveBehind, type FromArchiveState } from '../../features/newsroom/archive/archive-address.ts'
import { NextStory } from '../../features/newsroom/story/next-story.tsx'
import { storyMarkdown } from '../../features/newsroom/story/story-markdown.ts'
import { StoryMissing } from '../../features/newsroom/story/story-missing.tsx'
import { StorySkeleton } from '../../features/newsroom/story/story-skeleton.tsx'
import { StoryView } from '../../features/newsroom/story/story-view.tsx'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { articleLink, buglePath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { newsroomStrings } from '../../strings/strings.ts'

const DeleteStory = lazy(async () => ({ default: (await import('../../features/newsroom/press/delete-story.tsx')).DeleteStory }))

/** One story of the newspaper, also the reader of the archive. */
export function ArticlePage() {
  const { slug = '' } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const isAdmin = useIsAdmin()
  const { timeZone } = useReaderDay()
  const { data: article, error, refetch } = useQuery(articleQuery(slug))
  const back = archiveBehind(params)
  const isMissing = hasStatus(error, 404)
  useTitle(article?.title ?? (isMissing ? newsroomStrings.story.notFound : error ? newsroomStrings.title : null))
  return (
    <div className="mx-auto w-full max-w-wide px-4 pt-6 pb-14 sm:px-6">
      {(article || !isMissing) && <BackLink archive={back} />}
      {article ? (
        <StoryView
          article={article}
          timeZone={timeZone}
          actions={
            <>
              {isAdmin && (
                <Suspense fallback={null}>
                  <DeleteStory article={article} onDeleted={() => navigate(back ?? buglePath, { replace: true })} />
                </Suspense>
              )}
              <ShareButton link={articleLink(article.slug)} title={article.title} words={newsroomStrings.share} />
              <KeepMarkdown toMarkdown={() => storyMarkdown(article)} kind="story" title={article.title} words={newsroomStrings.keep} />
            </>
          }
        />
      ) : error ? (
        <StoryMissing error={error} onRetry={refetch} />
      ) : (
        <StorySkeleton />
      )}
      {article && <NextStory article={article} timeZone={timeZone} />}
    </div>
  )
}

/** The link back to the results in the archive, at their earlier scroll position, or to the front page. */
function BackLink({ archive }: { archive: string | null }) {
  const navigate = useNavigate()
  const state: FromArchiveState | null = useLocation().state
  const goBack = (event: MouseEvent) => {
    if (!archive || !state?.fromArchive || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Link to={archive ?? buglePath} onClick={goBack} className="text-link mb-4 gap-1.5 print:hidden">
      <ArrowLeft aria-hidden className="size-4" />
      {archive ? newsroomStrings.story.backToArchive : newsroomStrings.story.back}
    </Link>
  )
}
