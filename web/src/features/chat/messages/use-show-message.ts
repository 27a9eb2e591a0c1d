import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { fetchEarlier } from '../../../data/chat/conversations.ts'
import { toastError, toastProblem } from '../../../lib/toast/toast.ts'
import { branchesStrings, strings } from '../../../strings/strings.ts'
import type { ChatSession } from '../session/chat-session.ts'
import type { ChatMessage } from '../session/message.ts'
import { loadMessage } from './load-message.ts'

interface ShowMessageOptions {
  /** The scroll container. */
  frame: RefObject<HTMLElement | null>
  messages: readonly ChatMessage[]
  /** Null for none. */
  messageId: string | null
}

/** The space above the message, in pixels. */
const space = 72

/** Scrolls to the message `messageId`, focuses and marks it, and returns whether it is loaded. It stays marked until another one is. */
export function useShowMessage({ frame, messages, messageId }: ShowMessageOptions): boolean {
  const index = messageId === null ? -1 : messages.findIndex(({ id }) => id === messageId)
  const isThere = index !== -1
  const marked = useRef<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that grows later does not scroll back to the message
  useLayoutEffect(() => {
    const box = frame.current
    const message = isThere ? box?.querySelector('ol')?.children[index] : null
    if (!box || !(message instanceof HTMLElement)) return
    delete marked.current?.dataset.found
    marked.current = message
    message.tabIndex = -1
    message.dataset.found = ''
    // scrollIntoView would also scroll the page.
    box.scrollTop += message.getBoundingClientRect().top - box.getBoundingClientRect().top - space
    message.focus({ preventScroll: true })
  }, [messageId, isThere])
  return isThere
}

interface LoadMessageOptions {
  conversationId: string
  /** Null for none. */
  messageId: string | null
  /** Keeps the scroll position when the list grows. */
  stay: () => void
  /** Called once the message is shown, or cannot be. Not after a failed request. */
  onHandled: () => void
}

/**
 * Loads the message `messageId` into an open session, and returns whether it is being loaded. Says so when it cannot be shown. The session
 * is null until it is open.
 */
export function useLoadMessage(session: ChatSession | null, { conversationId, messageId, stay, onHandled }: LoadMessageOptions): boolean {
  const [isLoading, setLoading] = useState(false)
  const end = useEffectEvent(onHandled)
  useEffect(() => {
    if (session === null || messageId === null) return
    let isWanted = true
    const load = async () => {
      const options = { fetchEarlier: (before: string) => fetchEarlier(conversationId, before), isWanted: () => isWanted, onReady: stay }
      const outcome = await loadMessage(session, messageId, options).catch(() => 'failed' as const)
      if (!isWanted) return
      setLoading(false)
      if (outcome === 'failed') return toastProblem(strings.errors.network)
      if (outcome === 'not found') toastError(branchesStrings.notFound)
      if (outcome === 'answering') toastError(branchesStrings.answering)
      end()
    }
    setLoading(true)
    void load()
    return () => {
      isWanted = false
      setLoading(false)
    }
  }, [session, conversationId, messageId, stay])
  return isLoading
}
