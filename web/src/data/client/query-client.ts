import { QueryClient } from '@tanstack/react-query'

/** Creates a client whose queries neither retry, nor go stale, nor refetch on focus, unless a query says otherwise. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })

/** The query client of the page. */
export const queryClient = createQueryClient()
