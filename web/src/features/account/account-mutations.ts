import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { call, request } from '../../api/request.ts'
import type { User } from '../../api/user.ts'
import { toast } from '../../components/toast.ts'
import { accountStrings } from '../../strings/account-strings.ts'
import { useBecome, useUpdateUser } from '../auth/user-queries.ts'
import type { PasswordFields, ProfileFields } from './schemas.ts'
import { useReportFailure } from './use-report-failure.ts'

const { toasts } = accountStrings

const saveProfile = (fields: Partial<ProfileFields & Pick<User, 'insights'>>) =>
  request<User>('/api/user/profile', { method: 'PUT', body: fields })

export function useUpdateEmail() {
  const update = useUpdateUser()
  const report = useReportFailure()
  return useMutation({
    mutationFn: (fields: ProfileFields) => saveProfile(fields),
    onSuccess: (user) => {
      update(user)
      toast(toasts.emailUpdated(user.email))
    },
    onError: (error) => report(error, toasts.emailFailed),
  })
}

export function useChooseInsights() {
  const update = useUpdateUser()
  const report = useReportFailure()
  return useMutation({
    mutationFn: (insights: boolean) => saveProfile({ insights }),
    onSuccess: update,
    onError: (error) => report(error, toasts.insightsFailed),
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  const report = useReportFailure()
  return useMutation({
    mutationFn: ({ confirmPassword: _, ...fields }: PasswordFields) => call('/api/user/password', { method: 'PUT', body: fields }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['sessions'] })
      toast(toasts.passwordChanged)
    },
    onError: (error) => report(error, toasts.passwordFailed),
  })
}

/** Deletes the account, logs out and goes to /auth. */
export function useDeleteAccount() {
  const become = useBecome()
  const navigate = useNavigate()
  const report = useReportFailure()
  return useMutation({
    mutationFn: () => call('/api/user', { method: 'DELETE' }),
    onSuccess: async () => {
      // The session is gone with the account; logging out clears what is left of it in this browser.
      await call('/api/logout', { method: 'POST' }).catch(() => undefined)
      await become(null)
      navigate('/auth', { replace: true })
      toast(toasts.deleted)
    },
    onError: (error) => report(error, toasts.deleteFailed),
  })
}
