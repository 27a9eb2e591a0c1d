import type { Clock } from '@rostra/kit/async/clock'
import type { LeaseStore } from '@rostra/kit/leases/keep-leases'
import type { OwnedWork, RunningWork } from '@rostra/kit/leases/running-work'
import type { Log } from '@rostra/kit/log'
import type { ServedModel } from '@rostra/llm/models'
import type { EntryCounts } from '../../core/domain/entries/entry.ts'
import type { Ports as CorePorts } from '../../core/domain/ports.ts'
import type { PlannedTopic, TopicChange } from './plan.ts'
import type { Refresh } from './refresh.ts'
import type { TextCandidate } from './texts/choose-text.ts'

/**
 * `lease-lost`: another replica owns the refresh. `withdrawal`: one, or an excluded term, was counted
 * after the plan was checked, so that it must be checked again.
 */
export type PublishResult = 'published' | 'lease-lost' | 'withdrawal'

/** Refreshes. At most one is open. A write that returns false had no effect: another replica owns the refresh, or it has ended. */
export interface Refreshes {
  leases: LeaseStore<Refresh>
  /** Opens a refresh; null when another one is open. Publishes that the operator, if any, asked for it. */
  open: (cutAt: Date, operatorId?: string) => Promise<Refresh | null>
  byId: (id: string) => Promise<Refresh | null>
  /** Deletes an open refresh that has done nothing. */
  cancel: (refresh: OwnedWork) => Promise<void>
  /** Of the refreshes that have ended, returns the one that was started last. */
  latestEnded: () => Promise<Refresh | null>
  /** Returns the published refresh that was started last. */
  latestPublished: () => Promise<Refresh | null>
  /** Stores the plan, and whether topics were decided. Can be repeated. */
  storePlan: (refresh: OwnedWork, plan: readonly PlannedTopic[], hasDecided: boolean) => Promise<boolean>
  planOf: (id: string) => Promise<PlannedTopic[]>
  /** Stores the candidates for the text of one planned entry. */
  storeText: (refresh: OwnedWork, key: string, candidates: readonly TextCandidate[]) => Promise<boolean>
  /** Records that all texts are stored. */
  storeWritten: (refresh: OwnedWork) => Promise<boolean>
  /** Publishes what changes and ends the refresh, all or nothing, if `withdrawals` is still the count of withdrawals. */
  publish: (refresh: OwnedWork, changes: readonly TopicChange[], withdrawals: number) => Promise<PublishResult>
  /** Ends a refresh without an edition, and deletes its plan. */
  fail: (refresh: OwnedWork) => Promise<boolean>
}

export interface RefreshMetrics {
  ended: (status: 'published' | 'failed', seconds: number) => void
  /** When the current edition was published, and what it has. */
  edition: (publishedAt: Date | null, counts: EntryCounts) => void
  text: (writer: 'model' | 'offline', outcome: 'chosen' | 'shares-a-run') => void
}

/** What the use cases of refreshes need. */
export interface Ports extends CorePorts {
  refreshes: Refreshes
  /** The refresh that runs in this process: one at a time. */
  running: RunningWork
  metrics: RefreshMetrics
  /** The model that writes entries. */
  model: ServedModel
  clock: Clock
  log: Log
}
