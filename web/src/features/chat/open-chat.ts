import { createContext, useContext, useMemo, useState } from 'react'

/** The conversation that a chat panel shows. */
export interface OpenChat {
  conversationId: string
  /** Whether an answer with text has ended. */
  isAnswered: boolean
  /** The last such answer; undefined while its id is unknown. */
  answerId?: string | undefined
}

export const OpenChatContext = createContext<OpenChat | null>(null)

/** Returns the conversation of the panel in whose header a component is; null until it is open. */
export const useOpenChat = (): OpenChat | null => useContext(OpenChatContext)

/** The value of the context in a panel. `onShown` takes what is shown of a conversation. */
export function useOpenChatState(conversationId: string | null) {
  const [shown, onShown] = useState<OpenChat | null>(null)
  const openChat = useMemo((): OpenChat | null => {
    if (conversationId === null) return null
    return shown?.conversationId === conversationId ? shown : { conversationId, isAnswered: false }
  }, [conversationId, shown])
  return { openChat, onShown }
}
