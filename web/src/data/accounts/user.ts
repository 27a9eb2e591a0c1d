import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, bodyOf } from '../../api/client.ts'
import type { User, UserStatus } from '../../api/schemas.ts'
import { detailOf, hasStatus } from '../../lib/errors/api-error.ts'
import { leaveSite } from '../../lib/navigation/leave-site.ts'
import { hasSessionHint } from '../../lib/session-hint.ts'
import { toast, toastError } from '../../lib/toast/toast.ts'
import { strings } from '../../strings/strings.ts'
import { toneOf } from '../credits/credit-rules.ts'
import { removeAllUploads } from '../knowledge/upload-queues.ts'
import { removeDrafts } from '../personas/draft-storage.ts'
import { endedSession } from './session/ended-session.ts'
import { removeTabDrafts, takeOverGuestDrafts } from './session/tab-drafts.ts'

const userKey = ['user'] as const

/**
 * The signed-in user; null for a visitor. A browser without a session does not ask. A member whose session has ended elsewhere stays the
 * page's user, so that it keeps what was typed: see `endedSession`.
 */
export const userQuery = queryOptions({
  queryKey: userKey,
  queryFn: async ({ client }): Promise<User | null> => {
    const user = hasSessionHint() ? await fetchUser() : null
    const known = client.getQueryData<User | null>(userKey) ?? null
    if (user && user.id !== known?.id) changeReader(client, known, user)
    if (user) endedSession.leave(user, known)
    else if (known) endedSession.begin(known)
    return user ?? known
  },
})

/** Fetches the signed-in user; null for a visitor. */
export const fetchUser = (): Promise<User | null> =>
  bodyOf(api.GET('/api/user')).catch((error) => {
    if (hasStatus(error, 401)) return null
    throw error
  })

/**
 * The signed-in user; null for a visitor. `error` is null once the user is known, also when a refetch fails. `likelyMember` is true until
 * the first response when this browser may have a session.
 */
export function useUser() {
  const { data, isPending, error, refetch } = useQuery(userQuery)
  return { user: data ?? null, isPending, error: data === undefined ? error : null, refetch, likelyMember: isPending && hasSessionHint() }
}

/**
 * Credits and role, polled every 30 s. With few credits also refetched on window focus: another tab may have bought some.
 */
export const userStatusQuery = queryOptions({
  queryKey: ['user', 'status'],
  queryFn: () => bodyOf(api.GET('/api/user/status')),
  refetchInterval: 30_000,
  refetchOnWindowFocus: ({ state }) => (state.data && toneOf(state.data.messageCredits) !== 'enough' ? 'always' : false),
})

/** Credits and role; null while unknown. Until the first poll they come from the user, except 0 credits, which may mean unknown. */
export function useUserStatus(): Pick<UserStatus, 'messageCredits' | 'role'> | null {
  const { user } = useUser()
  const { data } = useQuery({ ...userStatusQuery, enabled: user !== null })
  return user && (data ?? (user.messageCredits > 0 ? user : null))
}

/** The most personas that the account may own. Refetches the user once the polled role differs from the user's. */
export function usePersonaLimit(user: User): number {
  const client = useQueryClient()
  const role = useUserStatus()?.role ?? user.role
  useEffect(() => {
    if (role !== user.role) void client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true })
  }, [client, role, user.role])
  return user.totalBotLimit
}

/** Returns a function that stores a newer version of the signed-in user. */
export function useUpdateUser() {
  const client = useQueryClient()
  return (user: User) => client.setQueryData(userQuery.queryKey, user)
}

/** Removes what belongs to the member who leaves the page. A guest who signs in keeps the unsent texts. */
function changeReader(client: QueryClient, known: User | null, next: User | null) {
  client.removeQueries({ queryKey: userStatusQuery.queryKey })
  if (known && known.id !== next?.id) {
    removeDrafts(known.id)
    removeTabDrafts(known.id)
  }
  if (!known && next) takeOverGuestDrafts(next.id)
}

/** Returns a function to call after a sign-in or sign-out: it sets the user and refetches data that depends on the caller. */
export function useSwitchUser() {
  const client = useQueryClient()
  return async (user: User | null) => {
    const known = client.getQueryData<User | null>(userKey) ?? null
    if (!user) removeDrafts(null)
    if (!user || (known && known.id !== user.id)) removeAllUploads(client)
    await client.cancelQueries({ queryKey: ['user'] })
    changeReader(client, known, user)
    endedSession.leave(user)
    client.setQueryData(userQuery.queryKey, user)
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' && queryKey[0] !== 'conversation' })
  }
}

/** Signs out. Returns the page of the issuer that ends its own session too; undefined for most sign-ins. */
export const logOut = async (): Promise<string | undefined> => (await api.POST('/api/logout')).data?.signOutUrl

export function useLogOut() {
  const client = useQueryClient()
  const switchUser = useSwitchUser()
  return useMutation({
    mutationFn: logOut,
    onSuccess: async (signOutUrl) => {
      const known = client.getQueryData(userQuery.queryKey)
      await switchUser(null)
      endedSession.leave(null, known)
      if (signOutUrl) return leaveSite(signOutUrl)
      toast(strings.toasts.loggedOut)
    },
    onError: (error) => {
      const [title, text] = strings.toasts.logOutFailed
      toastError([title, detailOf(error, text)])
    },
  })
}
