import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { typesByTouch } from '../../../components/message/input-keys.ts'
import { hasBegun, type OpenConversation } from '../../../data/chat/conversations.ts'
import { historyKey, listsKey } from '../../../data/chat/history.ts'
import { httpTransport } from '../../../data/chat/http-transport.ts'
import { refetchNotesAfterAnswer } from '../../../data/chat/memories.ts'
import { refetchStatus, showPaid } from '../../../data/chat/paid-answer.ts'
import { isPushed } from '../../../lib/background/notification-choice.ts'
import { useRestoredPages } from '../../../lib/navigation/use-restored-pages.ts'
import { newId } from '../../../lib/new-id.ts'
import { type ChatSession, createChatSession } from './chat-session.ts'
import type { SessionStart } from './chat-state.ts'
import { systemClock } from './clock.ts'
import { toastReport } from './toast-report.ts'

/** Milliseconds after which the credits held for an exchange without an answer are released. */
const releaseDelay = 3_000

/** Milliseconds after which the model has made the title from the first exchange. */
const titleDelay = 5_000

/** Returns a session that shows a conversation and reaches no server: on the server, and until the page has its own. */
const idleSession = (conversation: SessionStart): ChatSession =>
  createChatSession(
    {
      transport: httpTransport,
      clock: systemClock,
      random: Math.random,
      newId: () => newId(),
      shownPrice: () => null,
      onReport: () => {},
      onSettled: () => {},
    },
    { ...conversation, runningGenerationId: null, continuedMessageId: null },
  )

/**
 * Creates a session for the time in which the panel shows its conversation. Leaving it does not stop an answer. A page that the
 * browser kept in its back/forward cache was left: it gets another session, with what was said meanwhile and the answer that still
 * runs. So does a hidden page that leaves its streams. Until then, and for a conversation that has not begun, the session is idle.
 * `price`: the shown price of an answer in credits, to which each send agrees; null for none.
 */
export function useSession(conversation: OpenConversation, price: number | null): { session: ChatSession; isIdle: boolean } {
  const client = useQueryClient()
  const [session, setSession] = useState<ChatSession | null>(null)
  const idle = useMemo(() => idleSession(conversation), [conversation])
  const [returns, setReturns] = useState(0)
  const restored = useRestoredPages() + returns

  const shownPrice = useRef(price)
  useEffect(() => {
    shownPrice.current = price
  }, [price])

  // Not before the first paint: an update at hydration would reach parts whose code is not known yet.
  useEffect(() => {
    if (!hasBegun(conversation)) return
    const refetch = (queryKey: readonly string[]) => void client.invalidateQueries({ queryKey })
    const opened = createChatSession(
      {
        transport: httpTransport,
        clock: systemClock,
        random: Math.random,
        newId: () => newId(),
        shownPrice: () => shownPrice.current,
        onReport: toastReport,
        onSettled: (paid, sentAt) => {
          showPaid(client, paid, sentAt)
          refetchNotesAfterAnswer(client, systemClock.after)
          // The title is of the first exchange: at once of its message, later by the model.
          const hasNewTitle = opened.getState().messages.length <= 3
          refetch(hasNewTitle ? historyKey : listsKey)
          if (hasNewTitle) systemClock.after(titleDelay, () => refetch(historyKey))
          // Refetches credits later, when the hold of an exchange without an answer is released.
          if (opened.getState().messages.at(-1)?.content === '') systemClock.after(releaseDelay, () => refetchStatus(client))
        },
      },
      restored === 0 ? conversation : { ...conversation, runningGenerationId: null, continuedMessageId: null },
    )
    let isShown = true
    const show = () => isShown && setSession(opened)
    // A phone suspends a hidden page without notice, so that the server would think that it is read. A push tells the reader.
    let wasLeft = false
    const onVisibility = () => {
      if (document.hidden) {
        wasLeft = isWriting(opened) && isPushed() && typesByTouch()
        if (wasLeft) opened.leave()
      } else if (wasLeft) setReturns((before) => before + 1)
    }
    document.addEventListener('visibilitychange', onVisibility)
    if (restored === 0) show()
    else void opened.refresh().then(show)
    return () => {
      isShown = false
      document.removeEventListener('visibilitychange', onVisibility)
      opened.leave()
    }
  }, [client, conversation, restored])

  return { session: session ?? idle, isIdle: session === null }
}

/** Whether an answer runs that has begun, so that the server has the message. */
function isWriting(session: ChatSession): boolean {
  const { busy, messages } = session.getState()
  const last = messages.at(-1)
  return busy && last?.isFromBot === true && last.content !== ''
}

export function useChatState(session: ChatSession) {
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState)
  // Closing the tab during an answer only leaves the session. The generation continues on the server.
  useEffect(() => {
    const leave = () => session.leave()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [session])
  return state
}

/** The events of a reader who comes back: to the window, to the network, to the tab. */
const returns = ['focus', 'online', 'visibilitychange'] as const

/**
 * Shows what other windows have added to a session when the reader comes back to this one
 * or to the network. `onReady` as for `refresh`. Null for none.
 */
export function useRefreshOnReturn(session: ChatSession | null, onReady: () => void) {
  useEffect(() => {
    if (!session) return
    // A window that comes to the front reports both its visibility and its focus.
    let isRunning = false
    const refresh = async () => {
      if (isRunning || document.visibilityState === 'hidden' || session.getState().busy) return
      isRunning = true
      await session.refresh(onReady)
      isRunning = false
    }
    const onReturn = () => void refresh()
    for (const event of returns) window.addEventListener(event, onReturn)
    return () => {
      for (const event of returns) window.removeEventListener(event, onReturn)
    }
  }, [session, onReady])
}
