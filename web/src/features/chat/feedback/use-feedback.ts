import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Feedback } from '../../../api/schemas.ts'
import { saveFeedback } from '../../../data/chat/feedback.ts'
import { logError } from '../log-error.ts'
import type { ChatSession } from '../session/chat-session.ts'

/**
 * The person's feedback on an answer, and the mutation that changes it. A change is shown at once, and rolled back when it cannot be
 * stored. Changes are stored one after the other.
 */
export function useFeedback(session: ChatSession, messageId: string, feedback: Feedback | null) {
  const client = useQueryClient()
  const mutationKey = ['feedback', messageId]
  const stored = useRef(feedback)
  const save = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: (next: Feedback | null) => saveFeedback(messageId, next),
    onMutate: (next) => session.setFeedback(messageId, next),
    onSuccess: (saved) => {
      stored.current = saved
    },
    onError: (error) => {
      logError('Rating an answer', error)
      // Skipped while a later change waits, which is shown instead.
      if (client.isMutating({ mutationKey }) === 1) session.setFeedback(messageId, stored.current)
    },
  })
  return { save, isSaving: useIsMutating({ mutationKey }) > 0 }
}
