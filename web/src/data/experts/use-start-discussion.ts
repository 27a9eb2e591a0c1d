import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, bodyOf } from '../../api/client.ts'
import { newId } from '../../lib/new-id.ts'
import { repeatWhileUnavailable } from '../client/retry.ts'
import { refreshCredits } from '../credits/refresh-credits.ts'
import { circleQuery } from './circle.ts'
import { refreshRecentDiscussions } from './discussions.ts'

/**
 * The mutation that starts a discussion and returns its id. It is retried for up to 30 s while the product is unavailable and the component
 * is mounted; `isRepeating` is true then. All attempts at one prompt use one request id, with which the server starts and charges one
 * discussion.
 */
export function useStartDiscussion(userId: string, followsUp: string | null) {
  const client = useQueryClient()
  const [isRefused, setRefused] = useState(false)
  const attempt = useRef({ prompt: '', requestId: '' })
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const start = useMutation({
    mutationFn: async (prompt: string) => {
      if (attempt.current.prompt !== prompt) attempt.current = { prompt, requestId: newId() }
      const body = attempt.current
      const { discussionId } = await repeatWhileUnavailable(
        () => bodyOf(api.POST('/api/expert-discussions', { body: { ...body, ...(followsUp && { followsUp }) } })),
        {
          isWanted: () => isMounted.current,
          onRefused: () => setRefused(true),
        },
      )
      return discussionId
    },
    onSuccess: () => {
      attempt.current = { prompt: '', requestId: '' }
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
