import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, bodyOf } from '../../api/client.ts'
import { repeatWhileUnavailable } from '../client/retry.ts'
import { refreshCredits } from '../credits/refresh-credits.ts'
import { circleQuery } from './circle.ts'
import { refreshRecentDiscussions } from './discussions.ts'
import { forgetAttempt, requestIdOf } from './start-attempt.ts'

/**
 * The mutation that starts a discussion and returns its id. It is retried for up to 30 s while the product is unavailable and the component
 * is mounted; `isRepeating` is true then. All attempts at one prompt use one request id, with which the server starts and charges one
 * discussion. `onBegun` is called with the prompt once it has begun, also after an unmount.
 */
export function useStartDiscussion(userId: string, followsUp: string | null, onBegun: (prompt: string) => void) {
  const client = useQueryClient()
  const [isRefused, setRefused] = useState(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const start = useMutation({
    mutationFn: async (prompt: string) => {
      const body = { prompt, requestId: requestIdOf(userId, prompt, followsUp) }
      const { discussionId } = await repeatWhileUnavailable(
        () => bodyOf(api.POST('/api/expert-discussions', { body: { ...body, ...(followsUp && { followsUp }) } })),
        {
          isWanted: () => isMounted.current,
          onRefused: () => setRefused(true),
        },
      )
      return discussionId
    },
    onSuccess: (_, prompt) => {
      // A form that was opened meanwhile still has the prompt: starting it again opens this discussion.
      if (isMounted.current) forgetAttempt(userId)
      onBegun(prompt)
      refreshRecentDiscussions(client)
    },
    // Refetches the circle, which may have changed elsewhere.
    onError: () => void client.invalidateQueries({ queryKey: circleQuery(userId).queryKey }),
    // Refetches the credits: the price is held now, or a refusal means that credits were spent elsewhere.
    onSettled: () => {
      setRefused(false)
      refreshCredits(client)
    },
  })
  return { ...start, isRepeating: start.isPending && isRefused }
}
