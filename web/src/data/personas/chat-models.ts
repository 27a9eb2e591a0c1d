import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'

/** The models that an owner may choose for a persona, the default first. A single one leaves no choice. */
export const chatModelsQuery = queryOptions({
  queryKey: ['chat-models'],
  queryFn: () => bodyOf(api.GET('/api/chat-models')),
  staleTime: 5 * 60_000,
})
