import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { detailOf, hasStatus } from '../../api/request.ts'
import { analyticsAt, logInAt } from '../../app/addresses.ts'
import { useTitle } from '../../app/use-title.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { sharingStrings } from '../../strings/sharing-strings.ts'
import { strings } from '../../strings/strings.ts'
import { useUser } from '../auth/user-queries.ts'
import { BotMissing } from '../personas/bot-missing.tsx'
import { readPeriod } from './analytics.ts'
import { analyticsQuery, botByIdQuery } from './analytics-queries.ts'
import { AnalyticsReport } from './analytics-report.tsx'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'

const { analytics } = sharingStrings

export function AnalyticsPage() {
  const { id = '' } = useParams()
  const { user, isPending, error, refetch } = useUser()
  useTitle(user ? null : analytics.title)
  if (isPending) return <AnalyticsSkeleton />
  // Asked anew for each persona and person: nothing of another one is shown meanwhile.
  if (user) return <OwnAnalytics key={`${id} ${user.id}`} id={id} />
  if (error) return <Failed error={error} isTrying={false} onRetry={refetch} />
  return (
    <div className="grid flex-1 place-items-center">
      <Notice level="h1" title={analytics.signedOut} text={analytics.signedOutText}>
        <ButtonLink look="primary" to={logInAt(analyticsAt(id))}>
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

  if (missing) return <BotMissing error={missing} onRetry={() => undefined} />
  if (bot.data && report.data && !report.error) {
    return <AnalyticsReport bot={bot.data} period={period} report={report.data} isOld={report.isPlaceholderData} />
  }
  if (!error) return <AnalyticsSkeleton />
  const retry = () => {
    if (bot.error) void bot.refetch()
    if (report.error) void report.refetch()
  }
  return <Failed error={error} isTrying={bot.isFetching || report.isFetching} onRetry={retry} />
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
