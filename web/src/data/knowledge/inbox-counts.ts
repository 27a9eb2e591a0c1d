import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { useUser } from '../accounts/user.ts'
import { whenShownAgain } from '../client/hydration.ts'

/** The number of open items by the id of own personas, without personas that have none. Polled every 60 s. */
export const inboxCountsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['inbox', 'counts', userId],
    queryFn: () => bodyOf(api.GET('/api/inbox/counts')),
    refetchOnMount: whenShownAgain,
    refetchInterval: 60_000,
  })

/** Returns the number of open items of all own personas; 0 for a visitor and while unknown. */
export function useOpenItems(): number {
  const { user } = useUser()
  const { data = {} } = useQuery({ ...inboxCountsQuery(user?.id ?? ''), enabled: user !== null })
  return Object.values(data).reduce((sum, count) => sum + count, 0)
}
