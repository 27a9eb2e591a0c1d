import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../components/button.tsx'
import { fetchMessages } from '../../../data/chat/conversations.ts'
import { retryReads } from '../../../data/client/retry.ts'
import { toastProblem } from '../../../lib/toast/toast.ts'
import { strings } from '../../../strings/strings.ts'
import type { ChatSession } from '../session/chat-session.ts'

interface EarlierMessagesProps {
  session: ChatSession
  conversationId: string
}

/** A button that fetches the messages before the first one shown. */
export function EarlierMessages({ session, conversationId }: EarlierMessagesProps) {
  const load = useMutation({
    ...retryReads,
    mutationFn: () => fetchMessages(conversationId, session.getState().messages[0]?.id),
    onSuccess: ({ messages, hasEarlier }) => session.prepend(messages, hasEarlier),
    onError: () => toastProblem(strings.errors.network),
  })
  return (
    <Button className="self-center" disabled={load.isPending} onClick={() => load.mutate()}>
      {strings.chat.earlier}
    </Button>
  )
}
