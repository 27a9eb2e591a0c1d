import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../../api/client.ts'
import type { Passkey } from '../../../api/schemas.ts'
import { hasStatus } from '../../../lib/errors/api-error.ts'
import type { Proof } from '../account.ts'
import { waysIn } from '../sessions.ts'

/** The second factor of the account, and whether this session was opened with it. */
export const secondFactorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['second-factor', userId],
    queryFn: () => bodyOf(api.GET('/api/user/second-factor')),
    refetchOnMount: 'always',
  })

/**
 * Returns a mutation that changes the second factor. Refetches ways in and rights: a first factor
 * ends other sessions, API keys and apps, and may restore rights.
 */
export function useChangeFactor<Input, Result>(run: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  const refetch = (...keys: string[][]) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey })
  }
  return useMutation({
    mutationFn: run,
    onSuccess: () => refetch(['second-factor'], ...waysIn, ['admin-check'], ['user', 'status']),
    onError: (error) => {
      if (hasStatus(error, 401)) refetch(['user'])
      if (hasStatus(error, 403) || hasStatus(error, 404) || hasStatus(error, 409)) refetch(['second-factor'])
    },
  })
}

/** Starts the setup of an authenticator app. The account changes only once a code of the app is confirmed. */
export const useStartApp = () =>
  useMutation({ mutationFn: (proof: Proof) => bodyOf(api.POST('/api/user/second-factor/totp', { body: proof })) })

/** Confirms the app by its first code. The result contains recovery codes when it is the first factor. */
export const useConfirmApp = () =>
  useChangeFactor((code: string) => bodyOf(api.POST('/api/user/second-factor/totp/confirm', { body: { code } })))

export const useRemoveApp = () => useChangeFactor((proof: Proof) => api.DELETE('/api/user/second-factor/totp', { body: proof }))

export const useRemovePasskey = ({ id }: Passkey) =>
  useChangeFactor((proof: Proof) => api.DELETE('/api/user/second-factor/passkeys/{id}', { params: { path: { id } }, body: proof }))

export const useNewRecoveryCodes = () =>
  useChangeFactor((proof: Proof) => bodyOf(api.POST('/api/user/second-factor/recovery-codes', { body: proof })))
