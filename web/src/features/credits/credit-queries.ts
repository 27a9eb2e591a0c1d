import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CreditPackage, LedgerEntry, Payment } from '../../api/payment.ts'
import { call, request } from '../../api/request.ts'

export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: () => request<CreditPackage[]>('/api/payments/packages'),
})

/** One's own payments, the latest first. */
export const paymentsQuery = (userId: string) =>
  queryOptions({ queryKey: ['payments', userId], queryFn: () => request<Payment[]>('/api/payments'), refetchOnMount: 'always' })

export const ledgerPageSize = 5

/** A page of one's own ledger, the latest entry first; shown until the next page is there. */
export const ledgerQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['ledger', userId, page],
    queryFn: async () => {
      const response = await call(`/api/credits/ledger?page=${page}&limit=${ledgerPageSize}`)
      const entries: LedgerEntry[] = await response.json()
      return { entries, total: Number(response.headers.get('X-Total-Count') ?? entries.length) }
    },
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
