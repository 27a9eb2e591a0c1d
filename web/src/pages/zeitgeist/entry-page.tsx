import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { ArrowLeft } from '#icons'
import type { ZeitgeistEntry } from '../../api/schemas.ts'
import { ShareButton } from '../../components/sharing/share-button.tsx'
import { formatDay } from '../../data/newsroom/calendar.ts'
import { entryQuery } from '../../data/zeitgeist/entries.ts'
import { EntryArticle } from '../../features/zeitgeist/entries/entry-article.tsx'
import { CitingStories } from '../../features/zeitgeist/entry/citing-stories.tsx'
import { EntryMissing } from '../../features/zeitgeist/entry/entry-missing.tsx'
import { EntrySkeleton } from '../../features/zeitgeist/entry/entry-skeleton.tsx'
import { HowItIsMade } from '../../features/zeitgeist/how-it-is-made.tsx'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { entryLink, zeitgeistPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { useNow } from '../../lib/use-now.ts'
import { zeitgeistStrings } from '../../strings/strings.ts'

const words = zeitgeistStrings.entry

/** The update interval of the age label, which changes after hours, in milliseconds. */
const clockMs = 60_000

/** One entry of the zeitgeist, with the stories that cite it. */
export function EntryPage() {
  const { id = '' } = useParams()
  const { data: entry, error, refetch } = useQuery(entryQuery(id))
  // An entry that was removed since it was loaded is not shown on.
  const isGone = hasStatus(error, 404)
  useTitle(isGone ? words.gone : (entry?.title ?? (error ? zeitgeistStrings.title : null)))
  return (
    <div className="mx-auto w-full max-w-wide px-4 pt-6 pb-14 sm:px-6">
      {!isGone && (
        <Link to={zeitgeistPath} className="text-link mb-4 gap-1.5">
          <ArrowLeft aria-hidden className="size-4" />
          {words.back}
        </Link>
      )}
      {error && (isGone || !entry) ? <EntryMissing error={error} onRetry={refetch} /> : entry ? <Entry entry={entry} /> : <EntrySkeleton />}
    </div>
  )
}

function Entry({ entry }: { entry: ZeitgeistEntry }) {
  const now = useNow(clockMs)
  const { id, title, createdAt, expiresAt, model } = entry
  return (
    <>
      <div className="max-w-pitch">
        <EntryArticle entry={entry} now={now} level="h1" title={title} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="text-14 text-ink-soft">
            <p>{words.dates(formatDay(createdAt.slice(0, 10), 'long'), formatDay(expiresAt.slice(0, 10), 'long'))}</p>
            <p role="note" className="wrap-anywhere">
              {zeitgeistStrings.writtenBy([model])}
            </p>
          </div>
          <ShareButton link={entryLink(id)} title={title} words={words.share} />
        </div>
        <CitingStories entryId={id} />
      </div>
      <HowItIsMade />
    </>
  )
}
