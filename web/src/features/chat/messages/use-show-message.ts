import { type RefObject, useLayoutEffect } from 'react'
import type { ChatMessage } from '../session/message.ts'

interface ShowMessageOptions {
  /** Scrolls. */
  frame: RefObject<HTMLElement | null>
  messages: readonly ChatMessage[]
  /** Null for none. */
  messageId: string | null
}

/** Pixels above the message. */
const space = 72

/** Scrolls to a message and focuses it when it is asked for, if it is among the loaded ones. Returns whether it is. */
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
    // Not by scrollIntoView, which also scrolls the page.
    box.scrollTop += message.getBoundingClientRect().top - box.getBoundingClientRect().top - space
    message.focus({ preventScroll: true })
    return () => {
      delete message.dataset.found
    }
  }, [messageId, isThere])
  return isThere
}
