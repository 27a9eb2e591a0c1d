import type { ReactNode } from 'react'
import { Download } from '#icons'
import type { Analytics, Bot } from '../../api/schemas.ts'
import { Button } from '../../components/button.tsx'
import { PeriodSwitch } from '../../components/charts/period-switch.tsx'
import { type Period, periods } from '../../data/personas/analytics.ts'
import { saveFile } from '../../lib/files/save-file.ts'
import { themeColourOf } from '../../lib/theme-colour.ts'
import { chartStrings, sharingStrings } from '../../strings/strings.ts'
import { isEmpty } from './analytics.ts'
import { analyticsCsv } from './analytics-csv.ts'
import { AnalyticsHeader } from './analytics-header.tsx'
import { Audience } from './audience/audience.tsx'
import { Charts } from './charts/charts.tsx'
import { NoActivity } from './no-activity.tsx'
import { TotalTiles } from './total-tiles.tsx'

const { analytics } = sharingStrings

interface AnalyticsReportProps {
  bot: Bot
  period: Period
  report: Analytics
  /** Whether the report is that of the previous period while the new one is fetched. */
  isOld: boolean
  /** Shares the persona; shown while there is nothing to report. */
  share: ReactNode
  /** Says that the report could not be refreshed. */
  refreshFailed: ReactNode
  /** Fetches the report again. */
  onRetry: () => void
}

export function AnalyticsReport({ bot, period, report, isOld, share, refreshFailed, onRetry }: AnalyticsReportProps) {
  const empty = isEmpty(report)
  const download = () => {
    const content = new Blob([analyticsCsv(bot.name, report.days)], { type: 'text/csv;charset=utf-8' })
    saveFile(`rostra-${bot.slug}-${period}-days.csv`, content)
  }
  return (
    <div data-persona={themeColourOf(bot)} className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6">
      <AnalyticsHeader bot={bot} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <PeriodSwitch period={period} periods={periods} />
        {!empty && (
          <Button disabled={isOld} onClick={download}>
            <Download aria-hidden className="size-4" />
            {analytics.download}
          </Button>
        )}
      </div>
      {refreshFailed}
      <div aria-busy={isOld} className={isOld ? 'opacity-60' : ''}>
        {empty ? (
          <NoActivity bot={bot} period={period} share={share} />
        ) : (
          <>
            <TotalTiles totals={report.totals} />
            <Charts report={report} />
            <Audience botId={bot.id} report={report} period={period} onRetry={onRetry} />
            <p className="mt-6 text-12 text-ink-soft">{chartStrings.utc}</p>
          </>
        )}
      </div>
    </div>
  )
}
