import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'

/** Whether the caller is an admin; refetched each time a page opens. */
export const adminCheckQuery = queryOptions({
  queryKey: ['admin-check'],
  queryFn: () => bodyOf(api.GET('/api/admin/check')),
  staleTime: 0,
})
