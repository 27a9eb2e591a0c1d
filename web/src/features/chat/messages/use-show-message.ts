import { type RefObject, useLayoutEffect } from 'react'
import type { ChatMessage } from '../session/message.ts'

interface ShowMessageOptions {
  /** Contains the list of the messages. */
  list: RefObject<HTMLElement | null>
  messages: readonly ChatMessage[]
  /** Null for none. */
  messageId: string | null
}

/** Scrolls to a message and focuses it when it is asked for, if it is among the loaded ones. Returns whether it is. */
export function useShowMessage({ list, messages, messageId }: ShowMessageOptions): boolean {
  const index = messageId === null ? -1 : messages.findIndex(({ id }) => id === messageId)
  const isThere = index !== -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that grows later does not scroll back to the message
  useLayoutEffect(() => {
    const message = isThere ? list.current?.querySelector('ol')?.children[index] : null
    if (!(message instanceof HTMLElement)) return
    message.tabIndex = -1
    message.dataset.found = ''
    message.scrollIntoView({ block: 'center' })
    message.focus({ preventScroll: true })
    return () => {
      delete message.dataset.found
    }
  }, [messageId, isThere])
  return isThere
}
