import { createContext, useContext } from 'react'

/** The conversation that a chat panel shows. */
export interface OpenChat {
  conversationId: string
  /** An answer with text has ended. */
  isAnswered: boolean
}

export const OpenChatContext = createContext<OpenChat | null>(null)

/** Returns the conversation of the panel in whose header a component is; null until it is open. */
export const useOpenChat = (): OpenChat | null => useContext(OpenChatContext)
