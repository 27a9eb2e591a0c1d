import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { Button, ButtonLink } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { RefreshFailed } from '../components/refresh-failed.tsx'
import { useUser } from '../data/accounts/user.ts'
import { analyticsQuery } from '../data/personas/analytics.ts'
import { botByIdQuery } from '../data/personas/personas.ts'
import { readPeriod } from '../features/analytics/analytics.ts'
import { AnalyticsReport } from '../features/analytics/analytics-report.tsx'
import { AnalyticsSkeleton } from '../features/analytics/analytics-skeleton.tsx'
import { PersonaMissing } from '../features/personas/persona-missing.tsx'
import { ShareButton } from '../features/sharing/share-button.tsx'
import { detailOf, hasStatus } from '../lib/errors/api-error.ts'
import { analyticsPath, loginPath } from '../lib/navigation/paths.ts'
import { useTitle } from '../lib/navigation/use-title.ts'
import { sharingStrings, strings } from '../strings/strings.ts'

const { analytics } = sharingStrings

export function AnalyticsPage() {
  const { id = '' } = useParams()
  const { user, isPending, error, refetch } = useUser()
  useTitle(user ? null : analytics.title)
  if (isPending) return <AnalyticsSkeleton />
  // The key resets the state for another persona or member, so that no data of the previous one is shown.
  if (user) return <OwnAnalytics key={`${id} ${user.id}`} id={id} />
  if (error) return <Failed error={error} isTrying={false} onRetry={refetch} />
  return (
    <div className="grid flex-1 place-items-center">
      <Notice level="h1" title={analytics.signedOut} text={analytics.signedOutText}>
        <ButtonLink look="primary" to={loginPath(analyticsPath(id))}>
          {analytics.toLogin}
        </ButtonLink>
      </Notice>
    </div>
  )
}

function OwnAnalytics({ id }: { id: string }) {
  const [address] = useSearchParams()
  const period = readPeriod(address)
  const bot = useQuery(botByIdQuery(id))
  const report = useQuery(analyticsQuery(id, period))
  const error = bot.error ?? report.error
  const missing = [bot.error, report.error].find((failure) => hasStatus(failure, 404))
  useTitle(missing ? strings.titles.botNotFound : bot.data ? analytics.titleOf(bot.data.name) : analytics.title)

  const isRetrying = bot.isFetching || report.isFetching
  const retry = () => {
    if (bot.error) void bot.refetch()
    if (report.error) void report.refetch()
  }
  if (missing) return <PersonaMissing error={missing} onRetry={() => undefined} />
  if (bot.data && report.data) {
    const share = <ShareButton bot={bot.data} label={analytics.share} look="primary" />
    const refreshFailed = <RefreshFailed failed={error !== null} isRetrying={isRetrying} onRetry={retry} />
    return (
      <AnalyticsReport
        bot={bot.data}
        period={period}
        report={report.data}
        isOld={report.isPlaceholderData}
        share={share}
        refreshFailed={refreshFailed}
        onRetry={() => void report.refetch()}
      />
    )
  }
  if (!error) return <AnalyticsSkeleton />
  return <Failed error={error} isTrying={isRetrying} onRetry={retry} />
}

interface FailedProps {
  error: Error
  isTrying: boolean
  onRetry: () => unknown
}

const Failed = ({ error, isTrying, onRetry }: FailedProps) => (
  <div className="grid flex-1 place-items-center">
    <Notice level="h1" title={analytics.failed} text={detailOf(error, strings.errors.network)} error={error}>
      <Button look="primary" disabled={isTrying} onClick={onRetry}>
        {strings.errors.tryAgain}
      </Button>
    </Notice>
  </div>
)
