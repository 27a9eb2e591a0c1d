import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { toast } from '../../lib/toast/toast.ts'
import { accountStrings } from '../../strings/strings.ts'
import { useReportFailure } from './use-report-failure.ts'

const { toasts } = accountStrings

/** The sessions of the account: this browser's first, then by latest use. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId],
    queryFn: () => bodyOf(api.GET('/api/user/sessions')),
    select: (sessions) => [...sessions].sort((a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt)),
    refetchOnMount: 'always',
  })

/** The keys of the queries for what a new password and the first second factor end: other sessions, API keys and apps. */
export const waysIn = [['sessions'], ['keys'], ['apps']]

/** Ends a session. Succeeds for a session that has already ended. */
async function endSession(id: string) {
  try {
    await api.DELETE('/api/user/sessions/{id}', { params: { path: { id } } })
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
}

/** Ends one or several sessions, then shows the toast `done`. While it runs, `variables.ids` are the sessions that end. */
export function useEndSessions() {
  const client = useQueryClient()
  const report = useReportFailure()
  return useMutation({
    mutationFn: async ({ ids }: { ids: string[]; done: readonly [string, string] }) => {
      const outcomes = await Promise.allSettled(ids.map(endSession))
      const failure = outcomes.find((outcome) => outcome.status === 'rejected')
      if (failure) throw failure.reason
    },
    onSuccess: (_, { done }) => toast(done),
    onError: (error) => report(error, toasts.signOutFailed),
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  })
}
