import { type RefObject, useLayoutEffect } from 'react'
import type { ChatMessage } from '../session/message.ts'

interface ShowMessageOptions {
  /** The scroll container. */
  frame: RefObject<HTMLElement | null>
  messages: readonly ChatMessage[]
  /** Null for none. */
  messageId: string | null
}

/** The space above the message, in pixels. */
const space = 72

/** Scrolls to the message `messageId` and focuses it, if it is loaded. Returns whether it is loaded. */
export function useShowMessage({ frame, messages, messageId }: ShowMessageOptions): boolean {
  const index = messageId === null ? -1 : messages.findIndex(({ id }) => id === messageId)
  const isThere = index !== -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that grows later does not scroll back to the message
  useLayoutEffect(() => {
    const box = frame.current
    const message = isThere ? box?.querySelector('ol')?.children[index] : null
    if (!box || !(message instanceof HTMLElement)) return
    message.tabIndex = -1
    message.dataset.found = ''
    // scrollIntoView would also scroll the page.
    box.scrollTop += message.getBoundingClientRect().top - box.getBoundingClientRect().top - space
    message.focus({ preventScroll: true })
    return () => {
      delete message.dataset.found
    }
  }, [messageId, isThere])
  return isThere
}
