import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf, pageOf } from '../../api/client.ts'

const fresh = { staleTime: 0, refetchInterval: 60_000 }

/** The number of personas with open reports. The queries of this file are polled every 60 s. */
export const openReportsQuery = queryOptions({
  queryKey: ['console', 'waiting', 'reports'],
  queryFn: async () => (await pageOf(api.GET('/api/admin/reports', { params: { query: { limit: 1 } } }))).total,
  ...fresh,
})

/** The number of dead letters. */
export const waitingLettersQuery = queryOptions({
  queryKey: ['console', 'waiting', 'dead-letters'],
  queryFn: async () => (await bodyOf(api.GET('/api/admin/dead-letters'))).reduce((sum, { count }) => sum + count, 0),
  ...fresh,
})

export const suspendedPersonasQuery = queryOptions({
  queryKey: ['console', 'waiting', 'personas'],
  queryFn: async () => (await pageOf(api.GET('/api/admin/personas', { params: { query: { suspended: true, limit: 1 } } }))).total,
  ...fresh,
})

export const suspendedAccountsQuery = queryOptions({
  queryKey: ['console', 'waiting', 'people'],
  queryFn: async () => (await pageOf(api.GET('/api/admin/people', { params: { query: { suspended: true, limit: 1 } } }))).total,
  ...fresh,
})
