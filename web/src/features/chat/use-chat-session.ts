import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { fetchAs } from '../../api/fetch-as.ts'
import { type ChatSession, createChatSession } from '../../chat/chat-session.ts'
import { systemClock } from '../../chat/clock.ts'
import { createHttpTransport } from '../../chat/http-transport.ts'
import type { OpenConversation } from './conversation-queries.ts'
import { newId } from './new-id.ts'
import { toastReport } from './report-toast.ts'

const transport = createHttpTransport(fetchAs)
/** Milliseconds in which the credits of an exchange without a reply are back. */
const putBackWithin = 3_000

/** A session lives as long as the panel shows its conversation; leaving it does not stop a reply. */
export function useSession(conversation: OpenConversation): ChatSession | null {
  const client = useQueryClient()
  const [session, setSession] = useState<ChatSession | null>(null)

  useLayoutEffect(() => {
    const refreshStatus = () => void client.invalidateQueries({ queryKey: ['user', 'status'] })
    const opened = createChatSession(
      {
        transport,
        clock: systemClock,
        newId: () => newId(),
        onReport: toastReport,
        onSettled: () => {
          refreshStatus()
          // What was held for a reply that never came is put back a moment later.
          if (opened.getState().messages.at(-1)?.content === '') systemClock.after(putBackWithin, refreshStatus)
        },
      },
      conversation,
    )
    setSession(opened)
    return () => opened.leave()
  }, [client, conversation])

  return session
}

export function useChatState(session: ChatSession) {
  const state = useSyncExternalStore(session.subscribe, session.getState)
  // A tab that closes in mid-reply only leaves: nothing is asked, the reply goes on at the server.
  useEffect(() => {
    const leave = () => session.leave()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [session])
  return state
}
