import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import type { AccessKey, NewAccessKey } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { toast } from '../../lib/toast/toast.ts'
import { keyStrings } from '../../strings/strings.ts'
import { useReportFailure } from './use-report-failure.ts'

const { toasts } = keyStrings

/** The API keys of the account, newest first. */
export const keysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['keys', userId],
    queryFn: () => bodyOf(api.GET('/api/keys')),
    refetchOnMount: 'always',
  })

/** Makes a key. Its result, which has the key itself, is forgotten with the component. */
export function useCreateKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewAccessKey) => bodyOf(api.POST('/api/keys', { body })),
    gcTime: 0,
    onSuccess: () => void client.invalidateQueries({ queryKey: ['keys'] }),
    onError: (error) => {
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
    },
  })
}

/** Revokes a key. Succeeds for a key that was revoked elsewhere. */
export function useRevokeKey() {
  const client = useQueryClient()
  const report = useReportFailure()
  return useMutation({
    mutationFn: async ({ id }: AccessKey) => {
      try {
        await api.DELETE('/api/keys/{id}', { params: { path: { id } } })
      } catch (error) {
        if (!hasStatus(error, 404)) throw error
      }
    },
    onSuccess: (_, { name }) => toast(toasts.revoked(name)),
    onError: (error) => report(error, toasts.revokeFailed),
    onSettled: () => client.invalidateQueries({ queryKey: ['keys'] }),
  })
}
