import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import type { AppAccess, AppDecision } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { toast } from '../../lib/toast/toast.ts'
import { appStrings } from '../../strings/strings.ts'
import { useReportFailure } from './use-report-failure.ts'

const { toasts } = appStrings

/** The apps that may act for the account, newest first. */
export const appsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['apps', userId],
    queryFn: () => bodyOf(api.GET('/api/apps')),
    refetchOnMount: 'always',
  })

/** Removes an app. Succeeds for one that was removed elsewhere. */
export function useRevokeApp() {
  const client = useQueryClient()
  const report = useReportFailure()
  return useMutation({
    mutationFn: async ({ id }: AppAccess) => {
      try {
        await api.DELETE('/api/apps/{id}', { params: { path: { id } } })
      } catch (error) {
        if (!hasStatus(error, 404)) throw error
      }
    },
    onSuccess: (_, { name }) => toast(toasts.revoked(name)),
    onError: (error) => report(error, toasts.revokeFailed),
    onSettled: () => client.invalidateQueries({ queryKey: ['apps'] }),
  })
}

/** What an app asks the member for. */
export const appRequestQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['app-request', userId, id],
    queryFn: () => bodyOf(api.GET('/api/oauth/requests/{id}', { params: { path: { id } } })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Answers what an app asks for. Its result is the address at which the browser continues. */
export function useAnswerAppRequest(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AppDecision) => bodyOf(api.POST('/api/oauth/requests/{id}', { params: { path: { id } }, body })),
    onError: (error) => {
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
    },
  })
}
