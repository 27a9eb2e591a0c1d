import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, pageOf } from '../../api/client.ts'
import { getAdminAuditQuery, getAdminPaymentsQuery } from '../../api/gen/constraints.ts'

export const paymentsPageSize = getAdminPaymentsQuery.limit.default
export const auditPageSize = getAdminAuditQuery.limit.default

interface RecordsQuery {
  page: number
  limit: number
}

/** One page of the payments, newest first. `userId`: of one account; empty for all. `reversed`: only refunds and disputes. */
export const accountPaymentsQuery = (query: RecordsQuery & { userId: string; reversed: boolean }) =>
  queryOptions({
    queryKey: ['console', 'payments', query],
    queryFn: () => pageOf(api.GET('/api/admin/payments', { params: { query } })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** One page of the actions of operators, newest first. `action`: one action's name; empty for all. */
export const auditQuery = (query: RecordsQuery & { action: string }) =>
  queryOptions({
    queryKey: ['console', 'audit', query],
    queryFn: () => pageOf(api.GET('/api/admin/audit', { params: { query } })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
