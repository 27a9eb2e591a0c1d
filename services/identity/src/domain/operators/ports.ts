import type { DeadLetterSummary } from '@rostra/kit/events/event-bus'
import type { OperatedListQuery } from '@rostra/platform/operators'
import type { Account, Suspension } from '../accounts/account.ts'
import type { Notice } from '../mail/mail.ts'

/** An action of a super senator or of the operator's command. */
export interface OperatorAction {
  /** The id of the event that reported it, or a random one. */
  id: string
  at: Date
  /** Empty for the operator's command. */
  operatorId: string
  /** The kind of action, such as `persona-suspended`. */
  action: string
  targetId: string
  targetName: string
  /** Empty when the action needs no reason. */
  reason: string
}

/** The audit log of operators. An action is stored once. */
export interface OperatorActions {
  record: (action: OperatorAction) => Promise<void>
  /** Returns a page, newest first. An empty `action` matches all. */
  list: (query: { action: string; page: number; limit: number }) => Promise<{ actions: OperatorAction[]; total: number }>
  /** Returns the actions that were done to an account, newest first; at most 1,000. */
  ofAccount: (accountId: string) => Promise<OperatorAction[]>
  /** Removes the name of a deleted account from the actions that were done to it. */
  anonymize: (accountId: string) => Promise<void>
}

export interface RegisteredDay {
  /** YYYY-MM-DD, UTC. */
  date: string
  registered: number
}

export interface AccountFigures {
  /** The days on which accounts were registered that still exist. */
  days: readonly RegisteredDay[]
  accounts: number
}

/** Finds and suspends accounts for operators. Each change is atomic with its event, its mail and its entry in the audit log. */
export interface OperatedAccounts {
  search: (query: OperatedListQuery) => Promise<{ accounts: Account[]; total: number }>
  /** Counts the accounts, and those that were registered in the last days; kept for a minute. */
  figures: (days: number) => Promise<AccountFigures>
  /** Suspends an account and starts its next epoch, which ends its sessions. Throws as `checkSuspendable` does. */
  suspend: (id: string, suspension: Suspension) => Promise<Account>
  /** Ends a suspension. Throws as `checkRestorable` does. */
  restore: (id: string, act: Suspension) => Promise<Account>
}

/** Queues a notice unless the event that causes it was handled before. */
export type QueueNoticeOnce = (eventId: string, notice: Notice) => Promise<void>

/** Lists and replays the events that consumers could not handle. */
export interface DeadLetters {
  list: () => Promise<DeadLetterSummary[]>
  /** Replays the dead letters of a topic. Returns their number. */
  replay: (topic: string) => Promise<number>
}
