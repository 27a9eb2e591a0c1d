import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { reviewedEntriesQuery } from '../../../data/zeitgeist/review.ts'
import { zeitgeistPath } from '../../../lib/navigation/paths.ts'
import { zeitgeistAdminStrings as words, zeitgeistStrings } from '../../../strings/strings.ts'
import { RefreshButton } from '../refresh/refresh-button.tsx'
import { RefreshProgress } from '../refresh/refresh-progress.tsx'
import { AdminSkeleton } from './admin-skeleton.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { InsightCounts } from './insight-counts.tsx'
import { InsightTabs } from './insight-tabs.tsx'

/** All entries that have not expired, also those that readers do not see. */
export function AdminInsights() {
  const { data, error, isFetching, refetch } = useQuery(reviewedEntriesQuery)
  if (!data && error && !isFetching) {
    return (
      <Notice level="h1" title={zeitgeistStrings.failed} error={error}>
        <Button look="primary" onClick={() => refetch()}>
          {zeitgeistStrings.tryAgain}
        </Button>
      </Notice>
    )
  }
  if (!data) return <AdminSkeleton />
  const isEmpty = data.length === 0
  const button = <RefreshButton look={isEmpty ? 'primary' : 'quiet'} label={isEmpty ? words.generate : words.refresh} texts={words} />
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="font-serif text-36 font-medium tracking-tight">{words.title}</h1>
          <p className="mt-3 text-ink-soft">{words.intro}</p>
          <Link to={zeitgeistPath} className="text-link">
            {words.toPublic}
          </Link>
        </div>
        {!isEmpty && button}
      </header>
      <RefreshProgress />
      <InsightCounts entries={data} />
      <HowItWorks />
      {isEmpty ? (
        <Notice title={words.empty} text={words.emptyText}>
          {button}
        </Notice>
      ) : (
        <InsightTabs entries={data} />
      )}
      <RefreshFailed failed={error !== null} isRetrying={isFetching} onRetry={refetch} />
    </div>
  )
}
