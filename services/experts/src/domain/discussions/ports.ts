import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { LeaseStore } from '@rostra/kit/leases/keep-leases'
import type { RunningWork } from '@rostra/kit/leases/running-work'
import type { Suspension } from '@rostra/platform/accounts/suspension'
import type { SharedWork } from '../shared-work.ts'
import type { Conclusion, Discussion, EarlierDiscussion, EndStatus, Expert, ExpertProfile, OpenDiscussion, Step } from './discussion.ts'
import type { HoldOutcome } from './outcome.ts'

export interface NewDiscussion {
  id: string
  memberId: string
  requestId: string
  prompt: string
  followsUp: EarlierDiscussion | null
  experts: readonly Expert[]
  order: readonly string[]
  profiles: readonly ExpertProfile[]
  delimiterSeed: string
  offline: boolean
  model: string
}

export type ClaimResult = { kind: 'claimed'; discussion: OpenDiscussion } | { kind: 'duplicate'; discussion: Discussion }

/** The member who starts a discussion, and from where. The address is null once another replica has taken the discussion over. */
export interface Starter {
  memberId: string
  isConfirmed: boolean
  clientAddress: string | null
}

/** The limit on discussions that failed although models have run: 10 an hour for a member, 30 an hour for a network. */
export interface FailedDiscussions {
  /** Throws TOO_MANY_UNANSWERED, with the seconds until the next start is allowed. Counts nothing. */
  refuseTooMany: (starter: Starter) => Promise<void>
  /** Counts a failed discussion, and `runs` calls of models as free work. */
  count: (starter: Starter, runs: number) => Promise<void>
}

/** The end of a discussion. */
export interface Ending {
  status: EndStatus
  conclusion: Conclusion | null
  failure: string | null
  /** The chair's step, if the chair was asked; stored with the end. */
  chairStep: Step | null
}

/** The fields of a discussion that its deletion needs. */
export interface DeletableDiscussion {
  id: string
  open: boolean
  /** Events that are not published yet. */
  unpublished: readonly EventEnvelope[]
}

/**
 * Discussions. A write of an open discussion names its owner, and has no effect once another owner has it. Reads leave out claims unless
 * they say otherwise.
 */
export interface Discussions {
  newId: () => string
  /** Stores a claim, unless the member's request id has one already. */
  claim: (discussion: NewDiscussion) => Promise<ClaimResult>
  /** Returns the member's discussion with a request id, also a claim. */
  byRequest: (memberId: string, requestId: string) => Promise<Discussion | null>
  /** Makes a claim ongoing. Returns false when it has another owner or was deleted. Idempotent. */
  admit: (discussion: Discussion) => Promise<boolean>
  /** Deletes a claim of this replica whose insert has an unknown result. */
  discardClaim: (id: string) => Promise<void>
  deleteClaim: (discussion: Pick<Discussion, 'id' | 'owner'>) => Promise<void>
  /**
   * Stores the results of steps in one write, unless one of them is already stored. Returns the stored discussion; null when it has another
   * owner or was deleted. Idempotent.
   */
  storeSteps: (discussion: OpenDiscussion, steps: readonly Step[]) => Promise<OpenDiscussion | null>
  /**
   * Stores the end with its event, and removes the secrets. Returns false when the discussion has another owner or was deleted. Idempotent.
   */
  storeEnd: (discussion: OpenDiscussion, ending: Ending) => Promise<boolean>

  byId: (id: string) => Promise<Discussion | null>
  list: (memberId: string, skip: number, limit: number) => Promise<{ discussions: Discussion[]; total: number }>
  /** Returns a page of a member's discussions, earliest first, after `last`. */
  listByCreation: (memberId: string, limit: number, last?: Discussion) => Promise<Discussion[]>
  /** Returns the versions of the existing discussions among these ids. */
  versions: (ids: readonly string[]) => Promise<Map<string, number>>
  /** In the order of the ids. */
  outcomes: (ids: readonly string[]) => Promise<HoldOutcome[]>

  /** Stores the hash of a completed discussion's share token and replaces an earlier one. Returns false when the discussion was deleted. */
  setShare: (id: string, tokenHash: string) => Promise<boolean>
  removeShare: (id: string) => Promise<void>
  byShare: (tokenHash: string) => Promise<Discussion | null>
  /**
   * Stores the suspension of a member's account with its discussions, or its end, unless a later change is stored. It hides their links.
   */
  setSuspension: (memberId: string, suspension: Suspension) => Promise<void>
  /** Returns the discussions of a member that have a link, the latest share first. */
  listShared: (memberId: string, limit: number) => Promise<SharedWork[]>

  listForDeletion: (memberId: string, limit: number) => Promise<DeletableDiscussion[]>
  deleteOpen: (id: string) => Promise<void>
  deleteEnded: (ids: readonly string[]) => Promise<void>

  /** Expired leases of ongoing discussions are taken over first. */
  leases: LeaseStore<OpenDiscussion>
}

/** The discussions that run in this process. */
export type RunningDiscussions = Pick<RunningWork, 'run' | 'abort' | 'isFull'>

/** Notifies followers of changes to discussions on any replica. */
export interface DiscussionChanges {
  /**
   * Watches a discussion until `release` is called. `next` resolves once its version differs from `version`, or the signal aborts: with the
   * discussion when this process has changed it, else with null. Throws OVERLOADED when this process has as many followers as it may.
   */
  watch: (id: string) => { next: (version: number, signal: AbortSignal) => Promise<Discussion | null>; release: () => void }
}

/** Metrics of discussions. */
export interface DiscussionMetrics {
  step: (kind: Step['kind'], outcome: 'ok' | 'failed') => void
  revisionsSkipped: () => void
  /** `unconcluded`: completed without a conclusion, because the chair failed. */
  ended: (status: EndStatus | 'unconcluded', seconds: number) => void
}
