import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, detailOf, hasStatus, request } from '../../api/request.ts'
import type { User, UserStatus } from '../../api/user.ts'
import { readStored, writeStored } from '../../components/stored.ts'
import { toast, toastError } from '../../components/toast.ts'
import { strings } from '../../strings/strings.ts'
import { canSend } from '../credits/credit-rules.ts'
import { forgetDrafts } from '../persona-form/stored-drafts.ts'

const memberHint = 'rostra.member'

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async () => {
    const user = await request<User>('/api/user').catch((error) => {
      if (hasStatus(error, 401)) return null
      throw error
    })
    writeStored(memberHint, user ? '1' : null)
    return user
  },
})

/** Whether this browser was signed in last time. */
export const likelyMember = () => readStored(memberHint) !== null

/** The signed-in user, null for a visitor. `likelyMember` bridges the first call: this browser was signed in last time. */
export function useUser() {
  const { data, isPending, error, refetch } = useQuery(userQuery)
  return { user: data ?? null, isPending, error, refetch, likelyMember: isPending && likelyMember() }
}

/** Credits and role, asked every 30 s; and on every return to the tab while they pay for no message: another tab may have brought some. */
export const userStatusQuery = queryOptions({
  queryKey: ['user', 'status'],
  queryFn: () => request<UserStatus>('/api/user/status'),
  refetchInterval: 30_000,
  refetchOnWindowFocus: ({ state }) => (state.data && !canSend(state.data.messageCredits) ? 'always' : false),
})

/** Credits and role, null while they are not known. Until they have been asked for, what came with the user is shown, but for its 0: that may also mean unknown. */
export function useUserStatus(): Pick<UserStatus, 'messageCredits' | 'role'> | null {
  const { user } = useUser()
  const { data } = useQuery({ ...userStatusQuery, enabled: user !== null })
  return user && (data ?? (user.messageCredits > 0 ? user : null))
}

/** Takes over what the server says of the signed-in user. */
export function useUpdateUser() {
  const client = useQueryClient()
  return (user: User) => client.setQueryData(userQuery.queryKey, user)
}

/** After signing in or out, whatever depends on who is asking is asked again. */
export function useBecome() {
  const client = useQueryClient()
  return async (user: User | null) => {
    writeStored(memberHint, user ? '1' : null)
    if (!user) forgetDrafts()
    await client.cancelQueries({ queryKey: ['user'] })
    client.removeQueries({ queryKey: ['user', 'status'] })
    client.setQueryData(userQuery.queryKey, user)
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' && queryKey[0] !== 'conversation' })
  }
}

export function useLogOut() {
  const become = useBecome()
  return useMutation({
    mutationFn: () => call('/api/logout', { method: 'POST' }),
    onSuccess: async () => {
      await become(null)
      toast(strings.toasts.loggedOut)
    },
    onError: (error) => {
      const [title, text] = strings.toasts.logOutFailed
      toastError([title, detailOf(error, text)])
    },
  })
}
