import type { Log } from '@rostra/kit/log'
import type { ServedModel } from '@rostra/llm/models'
import type { Conversation } from '../../core/domain/conversations/conversation.ts'
import type { Conversations } from '../../core/domain/conversations/ports.ts'
import type { Exchanges } from '../../core/domain/exchanges/ports.ts'
import type { Personas } from '../../core/domain/personas/ports.ts'
import type { Share } from './share.ts'

/** What a copy of a share begins with. */
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
   * Stores the share of a conversation under the hash of its token, in place of an earlier one, and notes it in the conversation. False
   * when this person has no such conversation.
   */
  put: (person: string, share: Share, tokenHash: string) => Promise<boolean>
  /** Ends the share of a conversation. */
  end: (conversationId: string) => Promise<void>
  /** Reads the current state, never a copy of it. */
  byTokenHash: (tokenHash: string) => Promise<Share | null>
  /** The conversations of a person that are shared, those that were shared last first. */
  listShared: (person: string, limit: number) => Promise<Conversation[]>
  /** The conversation that a person began with this request id, and the token hash of the share that it is a copy of. */
  byRequest: (person: string, requestId: string) => Promise<{ conversation: Conversation; tokenHash: string } | null>
  /** Stores a copy as a whole, with its exchanges, or not at all. Null when the person has a conversation with this request id. */
  addCopy: (copy: ConversationCopy) => Promise<Conversation | null>
}

/** What the use cases of shares need. */
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
