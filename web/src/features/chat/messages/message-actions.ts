import type { ChatSession } from '../session/chat-session.ts'

/** What can be done with the messages of a conversation. The functions stay the same while the conversation is open. */
export interface MessageActions {
  session: ChatSession
  retry: (key: string) => void
  /** Opens the edit box of an own message. */
  edit: (key: string) => void
  regenerate: (key: string) => void
  /** Shows the version before or after a message. `element` keeps its place on the screen. */
  showSibling: (key: string, direction: 'previousId' | 'nextId', element: HTMLElement) => void
}
