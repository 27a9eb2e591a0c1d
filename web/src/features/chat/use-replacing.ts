import { type RefObject, useCallback, useMemo } from 'react'
import { preloadMarkdown } from '../../components/message/markdown-text.tsx'
import { toastError } from '../../lib/toast/toast.ts'
import { branchesStrings } from '../../strings/strings.ts'
import { logError } from './log-error.ts'
import type { MessageActions } from './messages/message-actions.ts'
import { useEditing } from './messages/use-editing.ts'
import { useHeldPosition } from './messages/use-held-position.ts'
import type { ChatSession } from './session/chat-session.ts'
import type { ChatState } from './session/chat-state.ts'
import type { ChatMessage } from './session/message.ts'

interface ReplacingOptions {
  frame: RefObject<HTMLElement | null>
  /** An edited text that could not be sent, to be edited again. */
  returned: ChatState['returned']
  retry: (key: string) => void
  stop: () => void
  /** Reports whether the credits suffice. Shows a notice when they do not. */
  canPay: () => boolean
  /** Called with a text that disappears without being sent, to keep it. */
  onUnsent: (text: string) => void
  onFocusInput: () => void
  scrollToEnd: () => void
  /** Keeps the scroll position when the messages change. */
  stay: () => void
}

/** The actions that edit own messages, generate answers again or continue them, and switch between the versions of a message. */
export function useReplacing(
  session: ChatSession,
  state: ChatState,
  { frame, returned, retry, stop, canPay, onUnsent, onFocusInput, scrollToEnd, stay }: ReplacingOptions,
) {
  const hold = useHeldPosition(frame, state.messages)

  const keepUnsent = useCallback(() => {
    const { messages } = session.getState()
    const isUnsent = ({ isFromBot, isStored }: ChatMessage, index: number) => !isFromBot && !isStored && messages[index + 1]?.canRetry
    const text = messages.findLast(isUnsent)?.content
    if (text !== undefined) onUnsent(text)
  }, [session, onUnsent])

  const afterSend = useCallback(() => {
    preloadMarkdown()
    // Moves the focus, because the pressed button disappears.
    onFocusInput()
    scrollToEnd()
  }, [onFocusInput, scrollToEnd])

  const editing = useEditing(session, {
    returned,
    onFocusInput,
    onSend: (key, text) => {
      if (!canPay()) return false
      keepUnsent()
      const sent = session.edit(key, text)
      if (sent) afterSend()
      return sent
    },
  })
  const { open } = editing

  const actions = useMemo<MessageActions>(
    () => ({
      session,
      retry,
      stop: () => {
        // Moves the focus, because the pressed button disappears.
        onFocusInput()
        stop()
      },
      again: () => {
        onFocusInput()
        session.again()
      },
      edit: (key) => open(key),
      regenerate: (key) => {
        if (!canPay()) return
        keepUnsent()
        if (session.regenerate(key)) afterSend()
      },
      goOn: (key) => {
        if (!canPay()) return
        keepUnsent()
        if (session.goOn(key)) afterSend()
      },
      ask: (question) => {
        if (canPay() && session.send(question)) afterSend()
      },
      showSibling: (key, direction, element) => {
        const onReady = () => {
          keepUnsent()
          stay()
          hold(element)
        }
        session.showSibling(key, direction, onReady).catch((failure) => {
          logError('Showing another version', failure)
          toastError(branchesStrings.showFailed)
        })
      },
    }),
    [session, retry, stop, onFocusInput, open, canPay, keepUnsent, afterSend, stay, hold],
  )
  return { actions, editing }
}
