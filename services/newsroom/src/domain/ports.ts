import type { Clock } from '@rostra/kit/async/clock'
import type { RunningWork } from '@rostra/kit/leases/running-work'
import type { Log } from '@rostra/kit/log'
import type { ServedModel } from '@rostra/llm/models'
import type { Archive } from './archive/ports.ts'
import type { Author } from './articles/author.ts'
import type { Articles, StoryMetrics } from './articles/ports.ts'
import type { EditionMetrics, Editions, Writing } from './editions/ports.ts'
import type { Zeitgeist } from './material/ports.ts'

/** Everything that the use cases need; app.ts connects each port to its adapter. */
export interface Ports {
  articles: Articles
  archive: Archive
  editions: Editions
  /** The edition that runs in this process: one at a time. */
  running: RunningWork
  zeitgeist: Zeitgeist
  writing: Writing
  metrics: { editions: EditionMetrics; stories: StoryMetrics }
  /** The model of each author. */
  models: Readonly<Record<Author, ServedModel>>
  clock: Clock
  /** Milliseconds since 1970. */
  wallTime: () => number
  log: Log
}
