import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { Log } from '@rostra/kit/log'
import type { Conversations } from '../../core/domain/conversations/ports.ts'
import type { Credits } from '../../core/domain/credits/ports.ts'
import type { Exchanges } from '../../core/domain/exchanges/ports.ts'
import type { Forget } from '../../core/domain/forget.ts'
import type { Frames } from '../../core/domain/generations/ports.ts'

/** Tombstones of deleted accounts, by person. They are kept while late writes may still store data of that person. */
export interface DeletedAccounts {
  /** Stores a tombstone. */
  add: (person: string) => Promise<void>
  /** Claims a tombstone whose sweep is due; each replica gets a different one. Null when none is due. */
  takeDue: () => Promise<string | null>
  /** Copies the unpublished events of exchanges that are about to be deleted, so that they are still published. */
  keepEvents: (person: string, events: readonly EventEnvelope[]) => Promise<void>
  /** Removes a tombstone once it is older than an hour and its events are published. */
  removeExpired: (person: string) => Promise<void>
}

/**
 * Tombstones of deleted conversations, by id. They are kept for an hour, because a send that was under way may still store an exchange, and
 * have the outcomes of exchanges that billing may still ask for.
 */
export interface DeletedConversations {
  /** Stores tombstones. */
  add: (ids: readonly string[]) => Promise<void>
  /** Claims a tombstone whose sweep is due; each replica gets a different one. Null when none is due. */
  takeDue: () => Promise<string | null>
  /** Copies the unpublished events of exchanges that are about to be deleted, and the ids of those that were charged in the last day. */
  keep: (id: string, kept: { events: readonly EventEnvelope[]; charged: readonly string[] }) => Promise<void>
  /** Returns those of these exchanges that were kept as charged, while the tombstone exists. */
  chargedAmong: (exchangeIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Removes a tombstone once it is older than an hour and its events are published. */
  removeExpired: (id: string) => Promise<void>
}

/** The ports of the use cases of deletions. */
export interface Ports {
  deletedAccounts: DeletedAccounts
  deletedConversations: DeletedConversations
  conversations: Pick<Conversations, 'idsOf' | 'listHidden' | 'remove'>
  exchanges: Pick<Exchanges, 'listForDeletion' | 'deleteOpen' | 'deleteEnded'>
  frames: Pick<Frames, 'read' | 'remove'>
  credits: Pick<Credits, 'settle'>
  /** Stops the answer of an exchange, on whatever replica it runs. */
  stopAnswer: (exchangeId: string) => Promise<void>
  /** Delete the data that the other parts of the service store of people and conversations. */
  forgets: readonly Forget[]
  log: Log
}
