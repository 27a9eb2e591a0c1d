import type { Clock } from '@rostra/kit/async/clock'
import type { RunningWork } from '@rostra/kit/leases/running-work'
import type { Log } from '@rostra/kit/log'
import type { ServedModel } from '@rostra/llm/models'
import type { IngestMetrics } from './activity/ingest-metrics.ts'
import type { Activity, DayKeys, People, TermKey } from './activity/ports.ts'
import type { Decisions } from './decisions/ports.ts'
import type { Entries } from './entries/ports.ts'
import type { Members, Messages } from './members/ports.ts'
import type { Personas } from './personas/ports.ts'
import type { Editions, Refreshes, RefreshMetrics } from './refresh/ports.ts'
import type { Withdrawals } from './withdrawal/ports.ts'

/** Everything that the use cases need; app.ts connects each port to its adapter. */
export interface Ports {
  activity: Activity
  dayKeys: DayKeys
  people: People
  termKey: TermKey
  withdrawals: Withdrawals
  ingestMetrics: IngestMetrics
  members: Members
  messages: Messages
  personas: Personas
  entries: Entries
  decisions: Decisions
  refreshes: Refreshes
  editions: Editions
  /** The refresh that runs in this process: one at a time. */
  running: RunningWork
  metrics: RefreshMetrics
  /** About how many rows `activity` has. */
  activitySize: () => Promise<number>
  /** The model that writes entries. */
  model: ServedModel
  /** The least number of people that an entry needs. */
  minPeople: number
  clock: Clock
  /** Milliseconds since 1970. */
  wallTime: () => number
  log: Log
}
