import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, hasStatus, request } from '../../api/request.ts'
import { toast } from '../../components/toast.ts'
import { accountStrings } from '../../strings/account-strings.ts'
import { useReportFailure } from './use-report-failure.ts'

const { toasts } = accountStrings

export interface Session {
  id: string
  createdAt: string
  lastSeenAt: string
  agent: string
  current: boolean
}

/** Where one is signed in: this browser first, then by when it was last seen. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId],
    queryFn: () => request<Session[]>('/api/user/sessions'),
    select: (sessions) => [...sessions].sort((a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt)),
    refetchOnMount: 'always',
  })

/** Ends a session; one that has ended already is as good. */
async function end(id: string) {
  try {
    await call(`/api/user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
}

/** Signs out of one session, or of several. `variables.ids` are those under way. */
export function useEndSessions() {
  const client = useQueryClient()
  const report = useReportFailure()
  return useMutation({
    mutationFn: async ({ ids }: { ids: string[]; said: readonly [string, string] }) => {
      const outcomes = await Promise.allSettled(ids.map(end))
      const failure = outcomes.find((outcome) => outcome.status === 'rejected')
      if (failure) throw failure.reason
    },
    onSuccess: (_, { said }) => toast(said),
    onError: (error) => report(error, toasts.signOutFailed),
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  })
}
