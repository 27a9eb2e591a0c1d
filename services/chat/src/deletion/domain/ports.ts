import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { Log } from '@rostra/kit/log'
import type { Conversations } from '../../core/domain/conversations/ports.ts'
import type { Credits } from '../../core/domain/credits/ports.ts'
import type { Exchanges } from '../../core/domain/exchanges/ports.ts'
import type { Forget } from '../../core/domain/forget.ts'
import type { Frames } from '../../core/domain/generations/ports.ts'

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
 * Tombstones of deleted conversations, by id, kept for an hour: a send that was on its way may still store an exchange. They have what
 * billing may still ask about the exchanges.
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

/** What the use cases of deletions need. */
export interface Ports {
  deletedAccounts: DeletedAccounts
  deletedConversations: DeletedConversations
  conversations: Pick<Conversations, 'idsOf' | 'listHidden' | 'remove'>
  exchanges: Pick<Exchanges, 'listForDeletion' | 'deleteOpen' | 'deleteEnded'>
  frames: Pick<Frames, 'read' | 'remove'>
  credits: Pick<Credits, 'settle'>
  /** Stops the answer of an exchange, on whatever replica it runs. */
  stopAnswer: (exchangeId: string) => Promise<void>
  /** What the other parts of the service store of people and conversations. */
  forgets: readonly Forget[]
  log: Log
}
