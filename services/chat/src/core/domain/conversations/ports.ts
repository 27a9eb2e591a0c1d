import type { ChosenBranch } from '../exchanges/shown-branch.ts'
import type { Conversation } from './conversation.ts'
import type { Message } from './message.ts'
import type { FirstExchange } from './title-request.ts'

export interface Conversations {
  /**
   * Stores a new conversation and returns it. When its person has one with this request id (a UUID) already, returns that one. An empty
   * request id is never a repeat.
   */
  add: (conversation: Omit<Conversation, 'id'>, requestId: string) => Promise<Conversation>
  /** Returns the conversation that a person started with this request id (a UUID); null for none. */
  byRequest: (person: string, requestId: string) => Promise<Conversation | null>
  /** The number of a person's conversations, at most 2,000 of them: those without a message too. */
  countOf: (person: string) => Promise<number>
  /** Throws CONVERSATION_LIMIT for a person who has 2,000 conversations. */
  refuseTooMany: (person: string) => Promise<void>
  /** Counts a person's conversations that are not deleted: those that have an exchange, and those with a share. */
  countShown: (person: string) => Promise<{ listed: number; shared: number }>
  /** Returns a conversation that is not deleted. */
  byId: (id: string) => Promise<Conversation | null>
  /**
   * One page of a person's conversations that have an exchange and are not deleted: pinned ones first, the latest pin first, then the
   * others, latest first. Pages count from 1.
   */
  listRecent: (person: string, page: number, limit: number) => Promise<{ conversations: Conversation[]; total: number }>
  /** All of a person's conversations that are not deleted, oldest first, from the one after `last` on. */
  listByStart: (person: string, limit: number, last?: Conversation) => Promise<Conversation[]>
  /** Postpones the expiry of a conversation. False when it does not expire, or is gone. */
  postponeEnd: (id: string, until: Date) => Promise<boolean>
  /** The ids of a person's conversations, also of deleted ones, oldest first. */
  idsOf: (person: string, limit: number) => Promise<string[]>
  /** Returns expired conversations that are not deleted, the earliest first. */
  listExpired: (before: Date, limit: number) => Promise<Conversation[]>
  /** Deletes those of these conversations that are still expired, and their shares and search entries in the same transaction. */
  removeExpired: (ids: readonly string[], before: Date) => Promise<void>
  /**
   * Sets the preview, the time of the latest message unless a later one is stored, and the title where there is none. Postpones the expiry
   * of a guest's conversation, and removes that of a member's. Stored within 100 ms, in a batch with other conversations.
   */
  touch: (id: string, at: Date, preview: string, title?: string) => Promise<void>
  /** Stores the branch that a person chose, unless another was chosen later. */
  setChosen: (id: string, chosen: ChosenBranch) => Promise<void>
  /**
   * Moves all conversations of one person to another, without their request ids and pins, and returns their number. Their exchanges keep
   * their person.
   */
  changePerson: (from: string, to: string) => Promise<number>
  /** Stores the title that a person gives to an own conversation. Null when there is none, or it is deleted. */
  rename: (id: string, person: string, title: string) => Promise<Conversation | null>
  /**
   * Pins an own conversation and returns it, as it does one that is pinned. Null when there is none, or it is deleted. Throws PINS_FULL for
   * a person who has 20 others.
   */
  pin: (id: string, person: string) => Promise<Conversation | null>
  /** Unpins an own conversation and returns it, as it does one that is not pinned. Null when there is none, or it is deleted. */
  unpin: (id: string, person: string) => Promise<Conversation | null>
  /** The ids of a person's pinned conversations that are not deleted, the earliest pin first. */
  listPinned: (person: string) => Promise<string[]>
  /** Stores the title that a model made, unless the conversation is deleted or has a title of its person. */
  setMadeTitle: (id: string, title: string) => Promise<boolean>
  /**
   * Hides an own conversation from everything but its sweep, and removes its request id. With `startedBy`, only one
   * that this program began. Can be repeated. False when there is none.
   */
  hide: (id: string, person: string, startedBy?: string) => Promise<boolean>
  /** Hides all conversations of a person that began before a time, or in the same second, as `hide` does. */
  hideAll: (person: string, before: Date) => Promise<void>
  /** Hides those of these conversations that are still expired. They cannot be restored. */
  hideExpired: (ids: readonly string[], before: Date) => Promise<void>
  /**
   * Shows an own conversation again that was hidden at most 10 s ago, and returns it, as it does one that is not hidden. Null for any
   * other.
   */
  restore: (id: string, person: string) => Promise<Conversation | null>
  /** The ids of conversations that were hidden more than 20 s ago, the earliest first. */
  listHidden: (limit: number) => Promise<string[]>
  /** Deletes conversations, and their shares and search entries in the same transaction. */
  remove: (ids: readonly string[]) => Promise<void>
}

/** Conversations that only refer to a share (`refersTo`). */
export interface References {
  /** Returns the messages of the share, oldest first. Throws CONVERSATION_NOT_FOUND once the share has ended. */
  messagesOf: (conversation: Conversation) => Promise<Message[]>
  /** Copies the share into the conversation, so that its person can go on. Can be repeated. Throws CONVERSATION_NOT_FOUND as well. */
  copy: (conversation: Conversation) => Promise<void>
}

/** Titles that the model makes in the background. The offline model makes none. */
export interface Titles {
  /** Queues a title to be made from a conversation's first exchange. */
  add: (first: FirstExchange) => void
}

/** Reads of conversations for searches and inboxes. */
export interface ConversationLookups {
  /** Returns these conversations by their ids, including deleted ones until their sweep. */
  byIds: (ids: readonly string[]) => Promise<ReadonlyMap<string, Conversation>>
  /** The ids of a person's conversations that are deleted and not swept yet. */
  deletedOf: (person: string) => Promise<string[]>
  /** The ids of conversations with these personas that are deleted and not swept yet, 2,000 at most. */
  deletedOfPersonas: (personaIds: readonly string[]) => Promise<string[]>
}
