import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { isServerInDevelopment } from '../../lib/development-mode.ts'
import { ApiError } from '../../lib/errors/api-error.ts'
import { refusalText } from '../../lib/errors/refusals.ts'
import { toast, toastError } from '../../lib/toast/toast.ts'
import { accountStrings } from '../../strings/strings.ts'
import { useSwitchUser } from './user.ts'

const { toasts } = accountStrings

/** Requests a one-time code by email. On failure production shows the reason, development shows where to find the code. */
export const useRequestCode = () =>
  useMutation({
    mutationFn: (body: { email: string }) => api.POST('/api/request-otp', { body }),
    onSuccess: () => toast(toasts.otpSent),
    onError: (error) => {
      const reason = refusalText(error, toasts.otpNotSent)
      if (isServerInDevelopment()) toast(toasts.otpDevelopment(reason))
      else toastError(toasts.otpNotice(reason))
    },
  })

/** Signs in by a one-time code. The result is the user, or `{secondFactor}` when the account asks for one. */
export function useLogInByCode() {
  const switchUser = useSwitchUser()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; otp: string }) => bodyOf(api.POST('/api/login-with-otp', { body })),
    onSuccess: async (result) => {
      if ('secondFactor' in result) return
      await switchUser(result)
      void client.invalidateQueries({ queryKey: ['user'] })
      toast(toasts.otpLoggedIn)
    },
    onError: (error) => toastError([toasts.error, error instanceof ApiError ? refusalText(error, toasts.otpInvalid) : toasts.unexpected]),
  })
}
