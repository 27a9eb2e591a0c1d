import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useRestoredPages } from '../../lib/navigation/use-restored-pages.ts'
import { refreshSettledCredits } from '../credits/refresh-credits.ts'
import { discussionQuery, refreshRecentDiscussions } from './discussions.ts'
import { followDiscussion } from './follow-discussion.ts'

/** The interval between polls, and the wait before a stream is reopened, in milliseconds. */
const timing = { poll: 1_000, reopen: 10_000 }

/**
 * The current state of a discussion. While it is ongoing, its stream updates it. Until the stream's first event, and after the stream
 * has failed, it is polled every second. A failed stream is reopened after 10 s. It is closed when the page is left, so that the
 * browser may keep the page, and opened again when that is shown again. Refreshes credits and the list once the discussion has ended.
 */
export function useDiscussion(id: string, userId: string) {
  const client = useQueryClient()
  const [isLive, setLive] = useState(false)
  const options = discussionQuery(id, userId)
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.status === 'ongoing' && !isLive ? timing.poll : false),
  })
  const isOngoing = query.data?.status === 'ongoing'
  const restored = useRestoredPages()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a restored page opens its stream again
  useEffect(() => {
    if (!isOngoing) return
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      const stream = followDiscussion(
        id,
        (discussion) => {
          setLive(true)
          client.setQueryData(discussionQuery(id, userId).queryKey, discussion)
        },
        signal,
      )
      stream
        .catch(() => undefined)
        .then(() => {
          if (signal.aborted) return
          setLive(false)
          timer = setTimeout(follow, timing.reopen)
        })
    }
    follow()
    const leave = () => {
      controller.abort()
      clearTimeout(timer)
      setLive(false)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [client, id, userId, isOngoing, restored])

  const wasOngoing = useRef(false)
  useEffect(() => {
    if (wasOngoing.current && !isOngoing) {
      refreshSettledCredits(client)
      refreshRecentDiscussions(client)
    }
    wasOngoing.current = isOngoing
  }, [client, isOngoing])

  return { ...query, isReconnecting: isOngoing && (query.failureCount > 0 || query.isError) }
}
