import { registry } from '@rostra/kit/metrics'
import { Counter, Gauge, Histogram } from 'prom-client'
import { entryTypes } from '../../core/domain/entries/entry.ts'
import type { RefreshMetrics } from '../domain/ports.ts'

const registers = [registry]

const total = new Counter({
  name: 'rostra_zeitgeist_refreshes_total',
  help: 'Refreshes that have ended, by status (published, failed)',
  labelNames: ['status'],
  registers,
})

const seconds = new Histogram({
  name: 'rostra_zeitgeist_refresh_seconds',
  help: 'Time from the start of a refresh until its end',
  buckets: [0.5, 1, 2, 5, 10, 20, 30, 45, 60, 90, 120, 140],
  registers,
})

let publishedAt: Date | null = null

new Gauge({
  name: 'rostra_zeitgeist_refresh_age_seconds',
  help: 'Time since the last edition was published; NaN before the first, which no comparison of Prometheus holds for',
  registers,
  collect() {
    this.set(publishedAt ? Math.max(0, (Date.now() - publishedAt.getTime()) / 1_000) : Number.NaN)
  },
})

const entries = new Gauge({
  name: 'rostra_zeitgeist_entries',
  help: 'Entries that are published now, by type (theme, excerpt, trend)',
  labelNames: ['type'],
  registers,
})

const texts = new Counter({
  name: 'rostra_zeitgeist_texts_total',
  help: 'Texts that were considered for entries, by writer (model, offline) and outcome (chosen, shares-a-run)',
  labelNames: ['writer', 'outcome'],
  registers,
})

export const refreshMetrics: RefreshMetrics = {
  ended: (status, duration) => {
    total.inc({ status })
    seconds.observe(duration)
  },
  edition: (at, counts) => {
    publishedAt = at
    for (const type of entryTypes) entries.set({ type }, counts[type])
  },
  text: (writer, outcome) => texts.inc({ writer, outcome }),
}
