import { Download } from 'lucide-react'
import type { Bot } from '../../api/bot.ts'
import { Button } from '../../components/button.tsx'
import { saveFile } from '../../components/save-file.ts'
import { themeColourOf } from '../../components/theme-colour.ts'
import { sharingStrings } from '../../strings/sharing-strings.ts'
import { type Analytics, isEmpty, type Period } from './analytics.ts'
import { analyticsCsv } from './analytics-csv.ts'
import { AnalyticsHeader } from './analytics-header.tsx'
import { Charts } from './charts.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { PeriodSwitch } from './period-switch.tsx'
import { TotalTiles } from './total-tiles.tsx'

const { analytics } = sharingStrings

interface AnalyticsReportProps {
  bot: Bot
  period: Period
  report: Analytics
  /** The numbers are those of the period before; the new ones are on their way. */
  isOld: boolean
}

export function AnalyticsReport({ bot, period, report, isOld }: AnalyticsReportProps) {
  const empty = isEmpty(report)
  const download = () => {
    const content = new Blob([analyticsCsv(bot.name, report.days)], { type: 'text/csv;charset=utf-8' })
    saveFile(`rostra-${bot.slug}-${period}-days.csv`, content)
  }
  return (
    <div data-persona={themeColourOf(bot)} className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6">
      <AnalyticsHeader bot={bot} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <PeriodSwitch period={period} />
        {!empty && (
          <Button disabled={isOld} onClick={download}>
            <Download aria-hidden className="size-4" />
            {analytics.download}
          </Button>
        )}
      </div>
      <div aria-busy={isOld} className={isOld ? 'opacity-60' : ''}>
        {empty ? (
          <NothingYet bot={bot} period={period} />
        ) : (
          <>
            <TotalTiles totals={report.totals} />
            <Charts report={report} />
            <p className="mt-6 text-12 text-ink-soft">{analytics.utc}</p>
          </>
        )}
      </div>
    </div>
  )
}
