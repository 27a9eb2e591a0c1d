import type { ChosenBranch } from '../exchanges/shown-branch.ts'
import type { Conversation } from './conversation.ts'

export interface Conversations {
  /**
   * Stores a new conversation under its person and request id, a UUID. Returns the stored one when they have a conversation already. An empty
   * request id is never a repeat.
   */
  add: (conversation: Omit<Conversation, 'id'>, requestId: string) => Promise<Conversation>
  byId: (id: string) => Promise<Conversation | null>
  /** One page of a person's conversations that have an exchange, latest first. Pages count from 1. */
  listRecent: (person: string, page: number, limit: number) => Promise<{ conversations: Conversation[]; total: number }>
  /** All of a person's conversations, oldest first, from the one after `last` on. */
  listByStart: (person: string, limit: number, last?: Conversation) => Promise<Conversation[]>
  /** Moves the end of a conversation to a later time. Returns false when it has no end, or is gone. */
  postponeEnd: (id: string, until: Date) => Promise<boolean>
  /** Returns conversations whose end was before a time, the earliest first. */
  listExpired: (before: Date, limit: number) => Promise<Conversation[]>
  /** Deletes those of these conversations whose end is still before a time, with their shares. */
  removeExpired: (ids: readonly string[], before: Date) => Promise<void>
  /**
   * Sets the preview, and the time of the latest message if it is later than the stored one. Moves the end of a guest's conversation; a member's has
   * none. It is stored within 100 ms, together with those of other conversations.
   */
  touch: (id: string, at: Date, preview: string) => Promise<void>
  /** Stores which branch of a conversation is shown, unless one was chosen later. */
  setChosen: (id: string, chosen: ChosenBranch) => Promise<void>
  /** Moves all conversations of one person to another, without their request ids, and returns their number. Their exchanges keep their person. */
  changePerson: (from: string, to: string) => Promise<number>
  /** Deletes conversations and their shares. */
  remove: (ids: readonly string[]) => Promise<void>
}
