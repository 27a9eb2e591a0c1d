import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'

/** What the account keeps, and may keep. */
export const storageQuery = (userId: string) =>
  queryOptions({ queryKey: ['storage', userId], queryFn: () => bodyOf(api.GET('/api/user/storage')), refetchOnMount: 'always' })
