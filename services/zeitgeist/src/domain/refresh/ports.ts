import type { TextCandidate } from '../entries/choose-text.ts'
import type { PlannedTopic, TopicChange } from './plan.ts'
import type { EntryCounts, Refresh, RefreshCause } from './refresh.ts'

type Owned = Pick<Refresh, 'id' | 'owner'>

/** Refreshes. At most one is open. A write that returns false had no effect: another replica owns the refresh, or it has ended. */
export interface Refreshes {
  /** Opens a refresh; null when another one is open. Publishes that the operator, if any, asked for it. */
  open: (cause: RefreshCause, cutAt: Date, operatorId?: string) => Promise<Refresh | null>
  byId: (id: string) => Promise<Refresh | null>
  /** Deletes an open refresh that has done nothing. */
  cancel: (refresh: Owned) => Promise<void>
  /** Of the refreshes that have ended, returns the one that was started last. */
  latestEnded: () => Promise<Refresh | null>
  /** Returns the published refresh that was started last. */
  latestPublished: () => Promise<Refresh | null>
  /** Stores the plan, and whether topics were decided. Can be repeated. */
  storePlan: (refresh: Owned, plan: readonly PlannedTopic[], hasDecided: boolean) => Promise<boolean>
  planOf: (id: string) => Promise<PlannedTopic[]>
  /** Stores the candidates for the text of one planned entry. */
  storeText: (refresh: Owned, key: string, candidates: readonly TextCandidate[]) => Promise<boolean>
  /** Records that all texts are stored. */
  storeWritten: (refresh: Owned) => Promise<boolean>
  /** Ends a refresh without an edition, and deletes its plan. */
  fail: (refresh: Owned) => Promise<boolean>

  /** Renews the lease of the refresh that runs here. Returns false when it is not this replica's any more. */
  renew: (refresh: Owned) => Promise<boolean>
  contact: () => Promise<Date>
  takeOver: (expiredBefore: Date) => Promise<Refresh | null>
  /** Ends the lease of a refresh now, so that another replica takes it over at its next round. */
  releaseLease: (refresh: Owned) => Promise<void>
}

export type PublishResult = 'published' | 'lease-lost' | 'withdrawal'

/** Publishes what refreshes make. */
export interface Editions {
  /** Counts the withdrawals so far. A publication that names another count than the current one has no effect. */
  withdrawals: () => Promise<number>
  /**
   * Publishes the changes and ends the refresh, all or nothing. `withdrawal`: a withdrawal came after the count was read, and the changes have
   * to be checked again.
   */
  publish: (refresh: Refresh, changes: readonly TopicChange[], withdrawals: number) => Promise<PublishResult>
}

/** Why a running refresh is aborted. `drain`: the process stops, and another replica goes on with it. */
export type AbortReason = 'lease-lost' | 'drain' | 'too-slow'

export interface RefreshRun {
  work: (signal: AbortSignal) => Promise<void>
  /** Called when the work fails or takes too long, but not when another replica goes on with it. */
  failed: (error: unknown) => Promise<void>
}

/** The refresh that runs in this process. */
export interface RunningRefresh {
  /** Runs a refresh for `limitMs` at most. Resolves when it no longer runs here. */
  run: (refresh: Owned, limitMs: number, run: RefreshRun) => Promise<void>
  current: () => Owned | null
  abort: (reason: AbortReason) => void
  /** This process stops: it starts no refresh and takes none over. */
  isDraining: () => boolean
}

export interface RefreshMetrics {
  ended: (status: 'published' | 'failed', seconds: number) => void
  /** When the current edition was published, and what it has. */
  edition: (publishedAt: Date | null, counts: EntryCounts) => void
  withdrawn: (cause: 'person' | 'persona', entries: number) => void
  text: (writer: 'model' | 'offline', outcome: 'chosen' | 'shares-a-run') => void
}
