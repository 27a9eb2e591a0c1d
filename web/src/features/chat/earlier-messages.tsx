import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatSession } from '../../chat/chat-session.ts'
import { Button } from '../../components/button.tsx'
import { toastProblem } from '../../components/toast.ts'
import { strings } from '../../strings/strings.ts'
import { messagesOf } from './conversation-queries.ts'

interface EarlierMessagesProps {
  session: ChatSession
  conversationId: string
}

/** Fetches the page of messages before the first that is shown. */
export function EarlierMessages({ session, conversationId }: EarlierMessagesProps) {
  const [more, setMore] = useState(true)
  const load = useMutation({
    mutationFn: () => messagesOf(conversationId, session.getState().messages[0]?.id),
    onSuccess: ({ messages, hasEarlier }) => {
      session.prepend(messages)
      setMore(hasEarlier)
    },
    onError: () => toastProblem(strings.errors.network),
  })
  if (!more) return null
  return (
    <Button className="self-center" disabled={load.isPending} onClick={() => load.mutate()}>
      {strings.chat.earlier}
    </Button>
  )
}
