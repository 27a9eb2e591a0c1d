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

/**
 * Tombstones of deleted conversations, by id, kept for an hour: a send that was on its way may still store an exchange. They have what billing may
 * still ask about the exchanges.
 */
export interface DeletedConversations {
  /** Stores tombstones. */
  add: (ids: readonly string[]) => Promise<void>
  /** Claims a tombstone whose sweep is due; each replica gets a different one. Null when none is due. */
  takeDue: () => Promise<string | null>
  /** Stores the unpublished events of exchanges that are about to be deleted, and which of them have an answer of the last day. */
  keep: (id: string, kept: { events: readonly EventEnvelope[]; answered: readonly string[] }) => Promise<void>
  /** Returns those of these exchanges that were kept as answered, while the tombstone exists. */
  answeredAmong: (exchangeIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Removes a tombstone once it is older than an hour and its events are published. */
  removeExpired: (id: string) => Promise<void>
}
