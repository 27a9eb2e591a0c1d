import type { ServedModel } from '@rostra/llm/models'
import type { Suspension } from '@rostra/platform/accounts/suspension'
import type { Conversation } from '../../core/domain/conversations/conversation.ts'
import type { Conversations } from '../../core/domain/conversations/ports.ts'
import type { GuestQuota } from '../../core/domain/credits/ports.ts'
import type { Exchanges } from '../../core/domain/exchanges/ports.ts'
import type { Personas } from '../../core/domain/personas/ports.ts'
import type { Hooks } from '../../core/domain/ports.ts'
import type { Share } from './share.ts'

/** A conversation that refers to a share. */
export interface Continuation {
  /** The new conversation. */
  conversation: Omit<Conversation, 'id'>
  /** A UUID; empty for none. */
  requestId: string
  tokenHash: string
}

export interface Shares {
  /**
   * Stores the share of a conversation under the hash of its token, and marks the conversation as shared. Replaces an earlier share, which
   * ends. False when this person has no such conversation.
   */
  put: (person: string, share: Share, tokenHash: string) => Promise<boolean>
  /** Ends the share of a conversation, and with it the conversations that only refer to it. */
  end: (conversationId: string) => Promise<void>
  /** Stores the suspension of a person's account with its conversations, or its end, unless a later change is stored. */
  setSuspension: (person: string, suspension: Suspension) => Promise<void>
  /** Reads a share from MongoDB, never from a cache. */
  byTokenHash: (tokenHash: string) => Promise<Share | null>
  /** Returns a person's shared conversations, the latest share first. */
  listShared: (person: string, limit: number) => Promise<Conversation[]>
  /** Returns the conversation that a person started with this request id, and the token hash of the share that it is a copy of. */
  byRequest: (person: string, requestId: string) => Promise<{ conversation: Conversation; tokenHash: string } | null>
  /**
   * Stores a conversation that refers to a share. Null when the person has a conversation with this request id. Throws SHARE_NOT_FOUND once
   * the share has ended.
   */
  addReference: (continuation: Continuation) => Promise<Conversation | null>
  /**
   * Copies a share's exchanges into a conversation that refers to it, in one transaction. False when it does not refer to a share any more.
   * Throws CONVERSATION_NOT_FOUND for one that ended with the share.
   */
  copyInto: (conversation: Pick<Conversation, 'id'>, share: Share) => Promise<boolean>
}

/** The ports of the use cases of shares. */
export interface Ports {
  shares: Shares
  conversations: Pick<Conversations, 'byId' | 'postponeEnd' | 'refuseTooMany'>
  exchanges: Pick<Exchanges, 'tree' | 'byIds'>
  personas: Pick<Personas, 'publicProfile'>
  answeringModel: ServedModel
  guestMessagesLeft: GuestQuota['left']
  titleChanged: Hooks['titleChanged']
}
