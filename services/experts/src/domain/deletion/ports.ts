import type { EventEnvelope } from '@rostra/kit/events/event-bus'

/** Tombstones of deleted accounts, by account id, kept while late writes may still store data of that account. */
export interface DeletedAccounts {
  /** Stores a tombstone. */
  add: (memberId: string) => Promise<void>
  /** Claims a tombstone whose sweep is due; each replica gets a different one. Null when none is due. */
  takeDue: () => Promise<string | null>
  /** Stores the unpublished events of discussions that will be deleted, so that they are still published. */
  keepEvents: (memberId: string, events: readonly EventEnvelope[]) => Promise<void>
  /** Removes a tombstone once it is older than an hour and its events are published. */
  removeExpired: (memberId: string) => Promise<void>
}
