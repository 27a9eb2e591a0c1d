import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api, bodyOf } from '../../api/client.ts'
import type { UpdateProfileRequest } from '../../api/schemas.ts'
import { toast } from '../../lib/toast/toast.ts'
import { accountStrings } from '../../strings/strings.ts'
import { waysIn } from './sessions.ts'
import { useReportFailure } from './use-report-failure.ts'
import { logOut, userQuery, useSwitchUser, useUpdateUser } from './user.ts'

const { toasts } = accountStrings

/** The proof of a reauthentication: the password, or a mailed code. */
export type Proof = { password: string } | { otp: string }

/** The name of an account setting. */
export type Choice = Exclude<keyof UpdateProfileRequest, 'email' | 'password' | 'otp'>

const saveProfile = (body: UpdateProfileRequest) => bodyOf(api.PUT('/api/user/profile', { body }))

export function useUpdateEmail() {
  const update = useUpdateUser()
  const report = useReportFailure()
  return useMutation({
    mutationFn: ({ email, proof }: { email: string; proof: Proof }) => saveProfile({ email, ...proof }),
    onSuccess: (user) => {
      update(user)
      toast(user.pendingEmail ? toasts.emailPending(user.pendingEmail) : toasts.emailUpdated(user.email))
    },
    onError: (error) => report(error, toasts.emailFailed),
  })
}

/** Mails the link again that confirms the account's own address. */
export function useResendConfirmation() {
  const update = useUpdateUser()
  const report = useReportFailure()
  return useMutation({
    mutationFn: (email: string) => saveProfile({ email }),
    onSuccess: update,
    onError: (error) => report(error, toasts.confirmationFailed),
  })
}

export function useUpdateChoice(choice: Choice) {
  const update = useUpdateUser()
  const report = useReportFailure()
  return useMutation({
    mutationFn: (isOn: boolean) => saveProfile({ [choice]: isOn }),
    onSuccess: update,
    onError: (error) => report(error, toasts.choiceFailed),
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  const report = useReportFailure()
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }) =>
      api.PUT('/api/user/password', { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      for (const queryKey of waysIn) void client.invalidateQueries({ queryKey })
      toast(toasts.passwordChanged)
    },
    onError: (error) => report(error, toasts.passwordFailed),
  })
}

/** Confirms a new address, or undoes a change, by the token of a mailed link. */
export function useEmailLink() {
  const update = useUpdateUser()
  const switchUser = useSwitchUser()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ token }: { token: string; does: 'confirm' | 'undo' }) => bodyOf(api.POST('/api/confirm-email', { body: { token } })),
    onSuccess: async ({ passwordRemoved: _passwordRemoved, ...user }, { does }) => {
      const isOwn = client.getQueryData(userQuery.queryKey)?.id === user.id
      if (does === 'undo' && isOwn) await switchUser(null)
      if (does === 'confirm' && isOwn) update(user)
      toast(does === 'undo' ? toasts.emailRestored(user.email) : toasts.emailUpdated(user.email))
    },
  })
}

/** Deletes the account, logs out and goes to /auth. */
export function useDeleteAccount() {
  const switchUser = useSwitchUser()
  const navigate = useNavigate()
  const report = useReportFailure()
  return useMutation({
    mutationFn: (proof: Proof) => api.DELETE('/api/user', { body: proof }),
    onSuccess: async () => {
      // Removes the cookies. The session itself ended with the account.
      await logOut().catch(() => undefined)
      await switchUser(null)
      navigate('/auth', { replace: true })
      toast(toasts.deleted)
    },
    onError: (error) => report(error, toasts.deleteFailed),
  })
}

/** Starts the download of all data of the account; the body of the response is left unread. */
export async function openExport(): Promise<Response> {
  const { response } = await api.GET('/api/user/export', { parseAs: 'stream' })
  return response
}
