import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf, pageOf } from '../../api/client.ts'
import { dismissReportsRequest, getAdminReportsQuery } from '../../api/gen/constraints.ts'
import type { ReportedPersona } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { type Decision, suspendPersona } from './operated.ts'
import { useOperate } from './use-operate.ts'

export const reportsPageSize = getAdminReportsQuery.limit.default
/** The most characters of a reason to dismiss. */
export const dismissalMaxLength = dismissReportsRequest.reason.maxLength

interface ReportPage {
  items: ReportedPersona[]
  total: number
}

const allReports = ['console', 'reports']

/** One page of the personas with open reports, the one with the most first. */
export const reportsQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: [...allReports, page, limit],
    queryFn: () => pageOf(api.GET('/api/admin/reports', { params: { query: { page, limit } } })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** The answers that people handed over with the open reports of a persona. */
export const reportedAnswersQuery = (personaId: string) =>
  queryOptions({
    queryKey: ['console', 'reported-answers', personaId],
    queryFn: () => bodyOf(api.GET('/api/admin/reports/{id}/answers', { params: { path: { id: personaId } } })),
    staleTime: 0,
  })

/** Returns a function that removes a persona from the cached queue, so that the next one is shown at once. */
function useTakeOut() {
  const client = useQueryClient()
  return (personaId: string) => {
    client.setQueriesData<ReportPage>({ queryKey: allReports }, (page) => {
      const items = page?.items.filter(({ persona }) => persona.bot.id !== personaId)
      return page && items && items.length < page.items.length ? { items, total: page.total - 1 } : page
    })
  }
}

/** Closes the open reports of a persona. Succeeds for closed reports. `onDecided` is called before the queue changes. */
export function useDismissReports(onDecided: () => void) {
  const takeOut = useTakeOut()
  return useOperate(async ({ id, reason }: Decision) => {
    await bodyOf(api.POST('/api/admin/reports/{id}/dismiss', { params: { path: { id } }, body: { reason } })).catch((error) => {
      if (!hasStatus(error, 404)) throw error
    })
    onDecided()
    takeOut(id)
  })
}

/** Suspends a persona of the queue, which closes its reports. */
export function useSuspendReported(onDecided: () => void) {
  const takeOut = useTakeOut()
  return useOperate(async (decision: Decision) => {
    await suspendPersona(decision)
    onDecided()
    takeOut(decision.id)
  })
}
