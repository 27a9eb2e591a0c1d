import { registry } from '@rostra/kit/metrics'
import { Gauge } from 'prom-client'
import type { ReportBacklog } from '../domain/ports.ts'

const registers = [registry]

const openReports = new Gauge({
  name: 'rostra_persona_open_reports',
  help: 'Reports on personas that no operator has closed; the same value on every replica',
  registers,
})

const oldestSeconds = new Gauge({
  name: 'rostra_persona_oldest_open_report_seconds',
  help: 'Age of the oldest open report, 0 without any; the same value on every replica',
  registers,
})

/** Sets the gauges of open reports. */
export function setReportGauges({ count, oldestAt }: ReportBacklog, now: Date): void {
  openReports.set(count)
  oldestSeconds.set(oldestAt ? Math.max(0, (now.getTime() - oldestAt.getTime()) / 1_000) : 0)
}
