import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'

/** A conversation that is shared by a link. */
export const sharedConversationQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-conversation', token],
    queryFn: () => bodyOf(api.GET('/api/shared/{token}', { params: { path: { token } } })),
  })
