import type { ChosenBranch } from '../exchanges/shown-branch.ts'
import type { Conversation } from './conversation.ts'
import type { FirstExchange } from './title-request.ts'

export interface Conversations {
  /**
   * Stores a new conversation under its person and request id, a UUID. Returns the stored one when they have a conversation already. An empty
   * request id is never a repeat.
   */
  add: (conversation: Omit<Conversation, 'id'>, requestId: string) => Promise<Conversation>
  /** Returns a conversation that is not deleted. */
  byId: (id: string) => Promise<Conversation | null>
  /** One page of a person's conversations that have an exchange and are not deleted, latest first. Pages count from 1. */
  listRecent: (person: string, page: number, limit: number) => Promise<{ conversations: Conversation[]; total: number }>
  /** All of a person's conversations that are not deleted, oldest first, from the one after `last` on. */
  listByStart: (person: string, limit: number, last?: Conversation) => Promise<Conversation[]>
  /** Moves the end of a conversation to a later time. Returns false when it has no end, or is gone. */
  postponeEnd: (id: string, until: Date) => Promise<boolean>
  /** The ids of a person's conversations, also of deleted ones, oldest first. */
  idsOf: (person: string, limit: number) => Promise<string[]>
  /** Returns conversations whose end was before a time and that are not deleted, the earliest first. */
  listExpired: (before: Date, limit: number) => Promise<Conversation[]>
  /** Deletes those of these conversations whose end is still before a time, with what is stored only with them. */
  removeExpired: (ids: readonly string[], before: Date) => Promise<void>
  /**
   * Sets the preview, and the time of the latest message if it is later than the stored one; the title only where there is none. Moves the end of a
   * guest's conversation; a member's has none. It is stored within 100 ms, together with those of other conversations.
   */
  touch: (id: string, at: Date, preview: string, title?: string) => Promise<void>
  /** Stores which branch of a conversation is shown, unless one was chosen later. */
  setChosen: (id: string, chosen: ChosenBranch) => Promise<void>
  /** Moves all conversations of one person to another, without their request ids, and returns their number. Their exchanges keep their person. */
  changePerson: (from: string, to: string) => Promise<number>
  /** Stores the title that a person gives to an own conversation. Null when there is none, or it is deleted. */
  rename: (id: string, person: string, title: string) => Promise<Conversation | null>
  /** Stores the title that a model made, unless the conversation is deleted or has a title of its person. */
  setMadeTitle: (id: string, title: string) => Promise<boolean>
  /** Hides an own conversation from everything but its deletion, and forgets its request id. Can be repeated. False when there is none. */
  hide: (id: string, person: string) => Promise<boolean>
  /** Hides those of these conversations whose end is still before a time. They cannot be restored. */
  hideExpired: (ids: readonly string[], before: Date) => Promise<void>
  /** Shows an own conversation again that was hidden at most 10 s ago. Returns one that is not hidden, too; null for any other. */
  restore: (id: string, person: string) => Promise<Conversation | null>
  /** The ids of conversations that were hidden more than 20 s ago, the earliest first. */
  listHidden: (limit: number) => Promise<string[]>
  /** Deletes conversations, and their shares in the same transaction. */
  remove: (ids: readonly string[]) => Promise<void>
}

/** Titles that the model makes in the background. None while the offline model answers. */
export interface Titles {
  /** Has the title of a conversation made from its first exchange. */
  add: (first: FirstExchange) => void
}

/** Reads of conversations for searches and inboxes. */
export interface ConversationLookups {
  /** Returns these conversations by their ids, also deleted ones until their sweep. */
  byIds: (ids: readonly string[]) => Promise<ReadonlyMap<string, Conversation>>
  /** The ids of a person's conversations that are deleted and not swept yet. */
  deletedOf: (person: string) => Promise<string[]>
  /** The ids of conversations with these personas that are deleted and not swept yet, 2,000 at most. */
  deletedOfPersonas: (personaIds: readonly string[]) => Promise<string[]>
}
