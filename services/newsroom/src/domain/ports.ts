import type { Clock } from '@rostra/kit/async/clock'
import type { Log } from '@rostra/kit/log'
import type { ServedModel } from '@rostra/llm/models'
import type { Author } from './articles/author.ts'

/** Everything that the use cases need; app.ts connects each port to its adapter. */
export interface Ports {
  /** The model of each author. */
  models: Readonly<Record<Author, ServedModel>>
  clock: Clock
  /** Milliseconds since 1970. */
  wallTime: () => number
  log: Log
}
