import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, bodyOf, pageOf } from '../../api/client.ts'
import { getAdminPeopleQuery, getAdminPersonasQuery, operatorReason } from '../../api/gen/constraints.ts'
import type { OperatedAccount, OperatedPersona } from '../../api/schemas.ts'
import { useOperate } from './use-operate.ts'

/** Personas, and accounts, on one page of a list. */
/** The most UTF-16 units of a search for people or personas. */
export const maxOperatedSearch = getAdminPersonasQuery.search.maxLength
export const personasPageSize = getAdminPersonasQuery.limit.default
export const peoplePageSize = getAdminPeopleQuery.limit.default
/** The lengths of a reason. */
export const reasonLimits = operatorReason.reason

interface OperatedQuery {
  search: string
  /** Whether only suspended ones are listed. */
  suspended: boolean
  page: number
  limit: number
}

/** One page of the personas that operators see, newest first; always fetched again, and shown until the next page arrives. */
export const operatedPersonasQuery = (query: OperatedQuery) =>
  queryOptions({
    queryKey: ['console', 'personas', query],
    queryFn: () => pageOf(api.GET('/api/admin/personas', { params: { query } })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** One page of the accounts, newest first; always refetched, and shown until the next page arrives. */
export const peopleQuery = (query: OperatedQuery) =>
  queryOptions({
    queryKey: ['console', 'people', query],
    queryFn: () => pageOf(api.GET('/api/admin/people', { params: { query } })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export interface Decision {
  id: string
  /** The reason, which the owner reads. */
  reason: string
}

const withReason = ({ id, reason }: Decision) => ({ params: { path: { id } }, body: { reason } })

export const suspendPersona = (decision: Decision): Promise<OperatedPersona> =>
  bodyOf(api.POST('/api/admin/personas/{id}/suspend', withReason(decision)))

export const useSuspendPersona = () => useOperate(suspendPersona)

export const useRestorePersona = () =>
  useOperate((decision: Decision): Promise<OperatedPersona> => bodyOf(api.POST('/api/admin/personas/{id}/restore', withReason(decision))))

export const useSuspendAccount = () =>
  useOperate((decision: Decision): Promise<OperatedAccount> => bodyOf(api.POST('/api/admin/people/{id}/suspend', withReason(decision))))

export const useRestoreAccount = () =>
  useOperate((decision: Decision): Promise<OperatedAccount> => bodyOf(api.POST('/api/admin/people/{id}/restore', withReason(decision))))
