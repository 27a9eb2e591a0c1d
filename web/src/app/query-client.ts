import { QueryClient } from '@tanstack/react-query'

/** Core 7: no retries, never stale, no refetch on focus; a query that wants otherwise says so itself. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })

/** The browser's own. */
export const queryClient = createQueryClient()
