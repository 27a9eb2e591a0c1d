import { QueryClient } from '@tanstack/react-query'
import { retryReads } from './retry.ts'

/**
 * Creates a client whose queries neither go stale nor refetch on focus, unless a query says otherwise. With `retries`, queries are retried
 * with growing pauses while the product is unavailable. Without it, as on the server, they fail at once.
 */
export const createQueryClient = ({ retries }: { retries: boolean }) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...(retries ? retryReads : { retry: false }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })

/** The query client of the page. */
export const queryClient = createQueryClient({ retries: true })
