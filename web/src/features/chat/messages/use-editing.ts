import { useCallback, useEffect, useState } from 'react'
import type { ChatSession } from '../session/chat-session.ts'
import type { ChatState } from '../session/chat-state.ts'

interface Edited {
  key: string
  text: string
  /** The element that gets the focus after cancelling. */
  openedBy: 'button' | 'input'
}

interface EditingOptions {
  /** An edited text that could not be sent; null for none. */
  returned: ChatState['returned']
  /** Sends the changed text. Returns whether it was sent. */
  onSend: (key: string, text: string) => boolean
  onFocusInput: () => void
}

/** The own message that is being edited, at most one. An edited text that could not be sent is opened again. */
export function useEditing(session: ChatSession, { returned, onSend, onFocusInput }: EditingOptions) {
  const [edited, setEdited] = useState<Edited | null>(null)
  const contentOf = (key: string) => session.getState().messages.find((message) => message.key === key)?.content

  useEffect(() => {
    if (returned) setEdited({ ...returned, openedBy: 'button' })
  }, [returned])

  const open = useCallback(
    (key: string, openedBy: Edited['openedBy'] = 'button') => {
      const message = session.getState().messages.find((other) => other.key === key)
      if (message) setEdited({ key, text: message.content, openedBy })
    },
    [session],
  )
  const cancel = () => {
    if (edited?.openedBy === 'input') onFocusInput()
    setEdited(null)
  }
  const isChanged = edited !== null && edited.text.trim() !== contentOf(edited.key)
  const send = () => {
    if (!isChanged) cancel()
    else if (onSend(edited.key, edited.text)) setEdited(null)
  }
  /** Opens the last own message, for the ↑ key. */
  const openLast = () => {
    const last = session.getState().messages.findLast(({ isFromBot, isStored }) => !isFromBot && isStored)
    if (last) open(last.key, 'input')
  }
  return {
    open,
    openLast,
    /** The edited text that is not sent; null for none. */
    unsent: isChanged ? edited.text : null,
    /** The key of the message whose edit box is open, with the props of the box. */
    box: edited && {
      key: edited.key,
      text: edited.text,
      onText: (text: string) => setEdited({ ...edited, text }),
      onSend: send,
      onCancel: cancel,
    },
  }
}
