import type { Message } from '../../../api/schemas.ts'
import { type ChatMessage, toChatMessage } from './message.ts'

/** What a session shows. */
export interface ChatState {
  messages: ChatMessage[]
  /** There may be messages before the first one. */
  hasEarlier: boolean
  /** An answer is being written; nothing else can be sent. */
  busy: boolean
  /** Another branch is being fetched; nothing can be sent. */
  switching: boolean
  stopping: boolean
  /** The text of a message that is sent again and again because the product cannot take it; null otherwise. */
  unsent: string | null
  /** The changed text of an own message that could not be replaced, to be edited again; null otherwise. */
  returned: { key: string; text: string } | null
  /** Exchanges that the server accepted in this session. */
  accepted: number
  /** Why the server refused the last send: a reason such as GUEST_LIMIT, its text, and the text that was sent. Null when it did not. */
  refusal: { reason: string; message: string; content: string | null } | null
}

export interface SessionStart {
  conversationId: string
  messages: Message[]
  hasEarlier: boolean
  /** The generation that was running when the page loaded. */
  runningGenerationId: string | null
}

export const initialState = ({ messages, hasEarlier }: SessionStart): ChatState => ({
  messages: messages.map(toChatMessage),
  hasEarlier,
  busy: false,
  switching: false,
  stopping: false,
  unsent: null,
  returned: null,
  accepted: 0,
  refusal: null,
})
