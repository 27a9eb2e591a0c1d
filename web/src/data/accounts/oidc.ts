import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import type { LinkedIdentity, OidcIssuer } from '../../api/schemas.ts'
import { ApiError, hasStatus } from '../../lib/errors/api-error.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { toast } from '../../lib/toast/toast.ts'
import { accountStrings, oidcStrings } from '../../strings/strings.ts'
import type { Proof } from './account.ts'
import { userQuery, useSwitchUser } from './user.ts'

const { toasts } = oidcStrings

/** The services by which members sign in. They change with a restart of the server only. */
export const issuersQuery = queryOptions({
  queryKey: ['oidc-issuers'],
  queryFn: () => bodyOf(api.GET('/api/oidc')),
  staleTime: Number.POSITIVE_INFINITY,
})

const nextKey = 'rostra.oidc-next'

/** The path that this tab wanted when it left for an issuer. The server names it only for a sign-in that worked. */
export const keptNext = (): string | undefined => readStored(nextKey, 'session') ?? undefined

/** Begins a sign-in, and returns the issuer's page. `variables` names the issuer while that runs. */
export const useStartSignIn = (next: string | null) =>
  useMutation({
    mutationFn: ({ id }: OidcIssuer) => bodyOf(api.POST('/api/oidc/{id}/start', { params: { path: { id } }, body: next ? { next } : {} })),
    onSuccess: () => writeStored(nextKey, next, 'session'),
  })

/** Finishes what this browser began at an issuer, once. */
export function useFinishSignIn(id: string) {
  const client = useQueryClient()
  const switchUser = useSwitchUser()
  return useMutation({
    mutationFn: (response: string) => bodyOf(api.POST('/api/oidc/{id}/finish', { params: { path: { id } }, body: { response } })),
    onSuccess: async (finished) => {
      if ('user' in finished) {
        await switchUser(finished.user)
        toast(accountStrings.toasts.loggedIn(finished.user.username))
      } else if ('linked' in finished) {
        void client.invalidateQueries({ queryKey: ['identities'] })
        // The service may have proven the address of the account.
        void client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true })
        toast(toasts.linked(finished.linked))
      }
    },
  })
}

interface NewMember {
  username: string
  email: string
  insights: boolean
}

export function useSignUpByIssuer() {
  const switchUser = useSwitchUser()
  return useMutation({
    mutationFn: ({ email, ...body }: NewMember) => bodyOf(api.POST('/api/oidc/sign-up', { body: email ? { ...body, email } : body })),
    onSuccess: async (user) => {
      await switchUser(user)
      toast(accountStrings.toasts.registered(user.username))
    },
  })
}

/** Reports whether the person has to go to the issuer again. */
export const isSignInOver = (error: unknown): boolean => error instanceof ApiError && error.reason === 'OIDC_EXPIRED'

/** The identities at issuers that sign in to the account. */
export const identitiesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['identities', userId],
    queryFn: () => bodyOf(api.GET('/api/user/identities')),
    refetchOnMount: 'always',
  })

/** Begins to link an identity, and returns the issuer's page. */
export const useLinkIdentity = ({ id }: OidcIssuer) =>
  useMutation({
    mutationFn: (proof: Proof) => bodyOf(api.POST('/api/user/identities/{id}', { params: { path: { id } }, body: proof })),
  })

export function useUnlinkIdentity({ id }: Pick<LinkedIdentity, 'id'>) {
  const client = useQueryClient()
  const refetch = () => void client.invalidateQueries({ queryKey: ['identities'] })
  return useMutation({
    mutationFn: (proof: Proof) => api.DELETE('/api/user/identities/{id}', { params: { path: { id } }, body: proof }),
    onSuccess: refetch,
    onError: (error) => hasStatus(error, 404) && refetch(),
  })
}
