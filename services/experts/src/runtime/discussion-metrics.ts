import { registry } from '@rostra/kit/metrics'
import { Counter, Gauge, Histogram } from 'prom-client'
import type { DiscussionMetrics } from '../domain/discussions/ports.ts'

const registers = [registry]

const total = new Counter({
  name: 'rostra_discussions_total',
  help: 'Discussions that have ended, by status (completed, unconcluded, failed)',
  labelNames: ['status'],
  registers,
})

const seconds = new Histogram({
  name: 'rostra_discussion_seconds',
  help: 'Time from the creation of a discussion until its end',
  // The alert for slow discussions is at 120 s; a discussion ends after 150 s.
  buckets: [0.5, 1, 2, 5, 10, 20, 30, 45, 60, 90, 120, 150, 180],
  registers,
})

const steps = new Counter({
  name: 'rostra_discussion_steps_total',
  help: 'Steps of discussions that have ended, by kind (draft, revision, chair) and outcome (ok, failed)',
  labelNames: ['kind', 'outcome'],
  registers,
})

const skipped = new Counter({
  name: 'rostra_discussion_revisions_skipped_total',
  help: 'Discussions whose round of revisions was skipped because all drafts agreed',
  registers,
})

export const runningGauge = new Gauge({
  name: 'rostra_discussions_running',
  help: 'Discussions that this process runs now',
  registers,
})

export const limitGauge = new Gauge({
  name: 'rostra_discussions_limit',
  help: 'Discussions that this process runs at once before it refuses new ones',
  registers,
})

export const discussionMetrics: DiscussionMetrics = {
  step: (kind, outcome) => steps.inc({ kind, outcome }),
  revisionsSkipped: () => skipped.inc(),
  ended: (status, duration) => {
    total.inc({ status })
    seconds.observe(duration)
  },
}
