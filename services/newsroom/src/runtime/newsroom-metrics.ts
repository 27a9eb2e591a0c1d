import { registry } from '@rostra/kit/metrics'
import { Counter, Gauge, Histogram } from 'prom-client'
import { offlineModelId } from '../domain/articles/article.ts'
import type { StoryMetrics } from '../domain/articles/ports.ts'
import type { EditionMetrics } from '../domain/editions/ports.ts'

const registers = [registry]

const editions = new Counter({
  name: 'rostra_newsroom_editions_total',
  help: 'Editions that have ended, by status (published, failed)',
  labelNames: ['status'],
  registers,
})

const seconds = new Histogram({
  name: 'rostra_newsroom_edition_seconds',
  help: 'Time from the start of an edition until its end',
  buckets: [0.5, 1, 2, 5, 10, 20, 30, 45, 60, 90, 120, 140],
  registers,
})

const stories = new Counter({
  name: 'rostra_newsroom_stories_total',
  help: 'Stories that were due, by author, by writer (model, offline) and by outcome (published, skipped, failed)',
  labelNames: ['author', 'writer', 'outcome'],
  registers,
})

let latestAt: Date | null = null

new Gauge({
  name: 'rostra_newsroom_last_story_age_seconds',
  help: 'Time since the latest story was published; NaN before the first, which no comparison of Prometheus holds for',
  registers,
  collect() {
    this.set(latestAt ? Math.max(0, (Date.now() - latestAt.getTime()) / 1_000) : Number.NaN)
  },
})

export const newsroomMetrics: { editions: EditionMetrics; stories: StoryMetrics } = {
  editions: {
    ended: (status, duration) => {
      editions.inc({ status })
      seconds.observe(duration)
    },
  },
  stories: {
    ended: ({ author, modelId, outcome }) => stories.inc({ author, writer: modelId === offlineModelId ? 'offline' : 'model', outcome }),
    latest: (publishedAt) => {
      latestAt = publishedAt
    },
  },
}
