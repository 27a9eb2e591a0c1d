import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'

/** How the material of personas is searched. Asking tries the embedding server. */
export const materialSearchQuery = queryOptions({
  queryKey: ['console', 'material-search'],
  queryFn: () => bodyOf(api.GET('/api/admin/search')),
  staleTime: 60_000,
})
