import type { EventEnvelope } from '@rostra/kit/events/event-bus'

/** Tombstones of deleted accounts, by person, kept while late writes may still store data of that person. */
export interface DeletedAccounts {
  /** Stores a tombstone. */
  add: (person: string) => Promise<void>
  /** Claims a tombstone whose sweep is due; each replica gets a different one. Null when none is due. */
  takeDue: () => Promise<string | null>
  /** Stores events of exchanges that are about to be deleted, so that they are still published. */
  keepEvents: (person: string, events: readonly EventEnvelope[]) => Promise<void>
  /** Removes a tombstone once it is older than an hour and its events are published. */
  removeExpired: (person: string) => Promise<void>
}
