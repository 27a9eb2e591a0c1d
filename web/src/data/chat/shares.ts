import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, bodyOf } from '../../api/client.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { newId } from '../../lib/new-id.ts'
import { retryReads } from '../client/retry.ts'
import { historyKey } from './history.ts'

/** How long a cached shared conversation is shown without checking that it is still shared, in milliseconds. */
const sharedFor = 5_000

/** A conversation that is shared by a link. */
export const sharedConversationQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-conversation', token],
    queryFn: () => bodyOf(api.GET('/api/shared/{token}', { params: { path: { token } } })),
    staleTime: sharedFor,
  })

/**
 * What the caller shares by links, latest first. `isIncomplete`: discussions and questions could not be read. `userId`: null for a guest.
 */
export const sharesQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['shares', userId],
    queryFn: async () => {
      const { data: shares = [], response } = await api.GET('/api/shares')
      return { shares, isIncomplete: response.headers.get('X-Missing-Shares') === 'true' }
    },
    refetchOnMount: 'always',
  })

/** Refetches the list of shares, and what says whether it is shared, after a link was created or has ended. */
export function refreshShares(client: QueryClient) {
  for (const queryKey of [['shares'], historyKey, ['discussion'], ['asked-questions']]) void client.invalidateQueries({ queryKey })
}

/** Creates the link of a conversation. An earlier link ends. `messageId`: the last answer on the screen. */
export const shareConversation = (id: string, body: { withName: boolean; messageId?: string | undefined }) =>
  bodyOf(api.POST('/api/conversations/{id}/share', { params: { path: { id } }, body }))

/** Ends the link of a conversation. Succeeds for a deleted conversation, which has none. */
export async function revokeConversationShare(id: string): Promise<void> {
  try {
    await api.DELETE('/api/conversations/{id}/share', { params: { path: { id } } })
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
}

/** Copies a shared conversation into one of the caller. All attempts until a success use one request id, for one copy. */
export function useContinueShared(token: string) {
  const client = useQueryClient()
  const requestId = useRef<string>(null)
  return useMutation({
    ...retryReads,
    mutationFn: () => {
      requestId.current ??= newId()
      const body = { requestId: requestId.current }
      return bodyOf(api.POST('/api/shared/{token}/continue', { params: { path: { token } }, body }))
    },
    onSuccess: () => {
      requestId.current = null
    },
    onError: (error) => {
      // The link has ended. The page shows it after the refetch.
      if (hasStatus(error, 404)) void client.invalidateQueries({ queryKey: sharedConversationQuery(token).queryKey })
    },
  })
}
