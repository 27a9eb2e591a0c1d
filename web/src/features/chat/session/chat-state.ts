import type { Message } from '../../../api/schemas.ts'
import { type ChatMessage, toChatMessage } from './message.ts'

/** The shown state of a session. */
export interface ChatState {
  messages: ChatMessage[]
  /** Whether there may be messages before the first one. */
  hasEarlier: boolean
  /** Whether an answer is being written, so that nothing else can be sent. */
  busy: boolean
  /** Whether another branch is being fetched, so that nothing can be sent. */
  switching: boolean
  stopping: boolean
  /** The text of a message that is being retried because the product is unavailable; null otherwise. */
  unsent: string | null
  /** The edited text of an own message that could not be replaced, to be edited again; null otherwise. */
  returned: { key: string; text: string } | null
  /** Whether the messages are those of a share, until the first own one is accepted. */
  onlyShared: boolean
  /** Exchanges that the server accepted in this session. */
  accepted: number
  /** The refusal of the last send: its reason, such as GUEST_LIMIT, the server's text, and the sent text. Null when it was accepted. */
  refusal: { reason: string; message: string; content: string | null } | null
}

export interface SessionStart {
  conversationId: string
  messages: Message[]
  hasEarlier: boolean
  /** The generation that was running when the page loaded. */
  runningGenerationId: string | null
  /** The answer that it continues; null when it writes a new one. */
  continuedMessageId: string | null
  onlyShared?: boolean
}

/** The messages that a send removed from the list: an own message or an answer, and all after it. */
export interface Replaced {
  messages: ChatMessage[]
  key: string
}

/** What a running exchange changes in the list. */
export interface Run {
  botKey: string
  userKey: string | null
  replaced?: Replaced
  /** The answer that the exchange continues, as it was before. */
  former?: ChatMessage | undefined
}

export const initialState = ({ messages, hasEarlier, onlyShared = false }: SessionStart): ChatState => ({
  messages: messages.map(toChatMessage),
  hasEarlier,
  busy: false,
  switching: false,
  stopping: false,
  unsent: null,
  returned: null,
  onlyShared,
  accepted: 0,
  refusal: null,
})
