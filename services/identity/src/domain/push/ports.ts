import type { PushContent, PushDelivery, PushNotice, PushOutcome } from './delivery.ts'
import type { PushSubscription, PushTarget } from './subscription.ts'

export interface PushSubscriptions {
  /**
   * Stores the subscription of a session's browser, or renews it. The same endpoint of another account is removed, and of the account's
   * subscriptions all but the `most` that were used last.
   */
  save: (target: PushTarget & Pick<PushSubscription, 'accountId' | 'sessionId'>, options: { now: Date; most: number }) => Promise<void>
  byId: (accountId: string, id: string) => Promise<PushSubscription | null>
  /** Returns the subscriptions of these accounts, the latest used first. */
  ofAccounts: (accountIds: readonly string[]) => Promise<PushSubscription[]>
  /** Stores a use. */
  touch: (accountId: string, id: string, usedAt: Date) => Promise<void>
  remove: (accountId: string, id: string) => Promise<void>
  removeByEndpoint: (accountId: string, endpoint: string) => Promise<void>
  removeOfSession: (accountId: string, sessionId: string) => Promise<void>
  /** Removes all subscriptions of an account, except those of the session `keptSessionId`. */
  removeOfAccount: (accountId: string, keptSessionId: string | null) => Promise<void>
}

/** The deliveries that are due, and those of the last hour. Leases use the store's clock. */
export interface PushDeliveries {
  /** Queues a notice for subscriptions. Does nothing for those that have it already. */
  add: (notice: PushNotice, subscriptionIds: readonly string[]) => Promise<void>
  /** Returns the number of kept deliveries of an account. */
  count: (accountId: string) => Promise<number>
  /** Leases the delivery that has been due for longest; null when none is due. */
  lease: () => Promise<PushDelivery | null>
  retryAfter: (delivery: PushDelivery, delayMs: number) => Promise<void>
  /** Ends the attempts of a delivery. */
  end: (delivery: PushDelivery) => Promise<void>
  removeOfAccount: (accountId: string) => Promise<void>
}

/** Sends a push by the browser's push service, encrypted for the browser. Resolves within 10 s, and never rejects. */
export type SendPush = (target: PushTarget, content: PushContent) => Promise<PushOutcome>
