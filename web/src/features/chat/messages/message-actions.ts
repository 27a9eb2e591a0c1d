import type { ChatSession } from '../session/chat-session.ts'

/** The actions on messages of a conversation. The functions are stable while the conversation is open. */
export interface MessageActions {
  session: ChatSession
  retry: (key: string) => void
  /** Stops the answer that is being written. */
  stop: () => void
  /** Asks for it once more, by the same request. */
  again: () => void
  /** Opens the edit box of an own message. */
  edit: (key: string) => void
  regenerate: (key: string) => void
  /** Continues an answer that was cut off. */
  goOn: (key: string) => void
  /** Sends a question that an answer offers. */
  ask: (question: string) => void
  /** Shows the version before or after a message. Keeps the screen position of `element`. */
  showSibling: (key: string, direction: 'previousId' | 'nextId', element: HTMLElement) => void
}
