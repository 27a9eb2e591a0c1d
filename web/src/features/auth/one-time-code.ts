import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, request, serverInDevelopment } from '../../api/request.ts'
import type { User } from '../../api/user.ts'
import { toast, toastError } from '../../components/toast.ts'
import { accountStrings } from '../../strings/account-strings.ts'
import type { CodeFields, EmailFields } from './recovery-schemas.ts'
import { refusalText } from './refusals.ts'
import { useBecome } from './user-queries.ts'

const { toasts } = accountStrings

/** Has a code sent. When that fails, production says what stands in the way, development where to look. */
export const useRequestCode = () =>
  useMutation({
    mutationFn: (fields: EmailFields) => call('/api/request-otp', { method: 'POST', body: fields }),
    onSuccess: () => toast(toasts.otpSent),
    onError: (error) => {
      const reason = refusalText(error, toasts.otpNotSent)
      if (serverInDevelopment()) toast(toasts.otpDevelopment(reason))
      else toastError(toasts.otpNotice(reason))
    },
  })

export function useLogInByCode() {
  const become = useBecome()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (fields: EmailFields & CodeFields) => request<User>('/api/login-with-otp', { method: 'POST', body: fields }),
    onSuccess: async (user) => {
      await become(user)
      void client.invalidateQueries({ queryKey: ['user'] })
      toast(toasts.otpLoggedIn)
    },
    onError: (error) => toastError([toasts.error, error instanceof ApiError ? refusalText(error, toasts.otpInvalid) : toasts.unexpected]),
  })
}
