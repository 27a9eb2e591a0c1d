import { registry } from '@rostra/kit/metrics'
import { Counter, Histogram } from 'prom-client'
import type { IngestMetrics } from '../domain/ingest-metrics.ts'

const registers = [registry]

const messages = new Counter({
  name: 'rostra_insights_messages_total',
  help: 'Messages that were looked at for insights, by outcome (counted, guest, empty, too-old, private-persona, no-consent, missing)',
  labelNames: ['outcome'],
  registers,
})

const seconds = new Histogram({
  name: 'rostra_insights_ingest_seconds',
  help: 'Time to count the messages of a batch of up to 500 exchanges',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

export const ingestMetrics: IngestMetrics = {
  messages: (outcome, count) => void (count > 0 && messages.inc({ outcome }, count)),
  batchSeconds: (value) => seconds.observe(value),
}
