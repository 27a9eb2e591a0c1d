import { createContext, useContext, useMemo, useState } from 'react'

/** The conversation that a chat panel shows. */
export interface OpenChat {
  conversationId: string
  /** Whether an answer with text has ended. */
  isAnswered: boolean
}

export const OpenChatContext = createContext<OpenChat | null>(null)

/** Returns the conversation of the panel in whose header a component is; null until it is open. */
export const useOpenChat = (): OpenChat | null => useContext(OpenChatContext)

/** The value of the context in a panel. `onAnswered` takes the id of a conversation that has an answer. */
export function useOpenChatState(conversationId: string | null) {
  const [answeredId, onAnswered] = useState<string | null>(null)
  const isAnswered = answeredId === conversationId
  const openChat = useMemo(
    (): OpenChat | null => (conversationId === null ? null : { conversationId, isAnswered }),
    [conversationId, isAnswered],
  )
  return { openChat, onAnswered }
}
