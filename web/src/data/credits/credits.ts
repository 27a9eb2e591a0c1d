import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, bodyOf, pageOf } from '../../api/client.ts'
import { whenShownAgain } from '../client/hydration.ts'

export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: () => bodyOf(api.GET('/api/payments/packages')),
})

/** The payments of the account, newest first. */
export const paymentsQuery = (userId: string) =>
  queryOptions({ queryKey: ['payments', userId], queryFn: () => bodyOf(api.GET('/api/payments')), refetchOnMount: whenShownAgain })

/** Opens the payment provider's checkout for a package. */
export const createCheckout = (packageId: string) => bodyOf(api.POST('/api/payments/checkout', { body: { packageId } }))

export const ledgerPageSize = 5

/** One page of the account's ledger, newest entry first. The previous page is shown until it arrives. */
export const ledgerQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['ledger', userId, page],
    queryFn: () => pageOf(api.GET('/api/credits/ledger', { params: { query: { page, limit: ledgerPageSize } } })),
    refetchOnMount: whenShownAgain,
    placeholderData: keepPreviousData,
  })
