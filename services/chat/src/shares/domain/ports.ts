import type { Log } from '@rostra/kit/log'
import type { ServedModel } from '@rostra/llm/models'
import type { Conversation } from '../../core/domain/conversations/conversation.ts'
import type { Conversations } from '../../core/domain/conversations/ports.ts'
import type { Exchanges } from '../../core/domain/exchanges/ports.ts'
import type { Personas } from '../../core/domain/personas/ports.ts'
import type { Share } from './share.ts'

/** A copy of a share, to be stored as a conversation. */
export interface ConversationCopy {
  /** The new conversation. */
  conversation: Omit<Conversation, 'id'>
  /** A UUID; empty for none. */
  requestId: string
  share: Share
  tokenHash: string
}

export interface Shares {
  /**
   * Stores the share of a conversation under the hash of its token, replaces an earlier one, and marks the conversation as shared. False
   * when this person has no such conversation.
   */
  put: (person: string, share: Share, tokenHash: string) => Promise<boolean>
  /** Revokes the share of a conversation. */
  end: (conversationId: string) => Promise<void>
  /** Reads a share from MongoDB, never from a cache. */
  byTokenHash: (tokenHash: string) => Promise<Share | null>
  /** Returns a person's shared conversations, the latest share first. */
  listShared: (person: string, limit: number) => Promise<Conversation[]>
  /** Returns the conversation that a person started with this request id, and the token hash of the share that it is a copy of. */
  byRequest: (person: string, requestId: string) => Promise<{ conversation: Conversation; tokenHash: string } | null>
  /** Stores a copy with its exchanges in one transaction. Null when the person has a conversation with this request id. */
  addCopy: (copy: ConversationCopy) => Promise<Conversation | null>
}

/** The ports of the use cases of shares. */
export interface Ports {
  shares: Shares
  conversations: Pick<Conversations, 'byId' | 'postponeEnd'>
  exchanges: Pick<Exchanges, 'tree' | 'byIds'>
  personas: Pick<Personas, 'publicProfile'>
  answeringModel: ServedModel
  /** Called with the id of a new conversation whose exchanges have no events. */
  copied: (conversationId: string) => Promise<void>
  log: Log
}
