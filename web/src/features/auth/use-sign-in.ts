import { useMutation } from '@tanstack/react-query'
import { ApiError, detailOf, request } from '../../api/request.ts'
import type { User } from '../../api/user.ts'
import { toast, toastError } from '../../components/toast.ts'
import { strings } from '../../strings/strings.ts'
import type { LogInFields, RegisterFields } from './schemas.ts'
import { useBecome } from './user-queries.ts'

/** What a refusal says about single fields: the server's own list, or the field that a taken name belongs to. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  if (error.reason === 'USERNAME_TAKEN') return { username: error.detail }
  if (error.reason === 'EMAIL_TAKEN') return { email: error.detail }
  return error.fields
}

export function useLogIn() {
  const become = useBecome()
  return useMutation({
    mutationFn: (fields: LogInFields) => request<User>('/api/login', { method: 'POST', body: fields }),
    onSuccess: async (user) => {
      await become(user)
      toast(strings.toasts.loggedIn(user.username))
    },
    onError: (error) => {
      const [title, text] = strings.toasts.logInFailed
      toastError([title, detailOf(error, text)])
    },
  })
}

export function useRegister() {
  const become = useBecome()
  return useMutation({
    mutationFn: ({ confirmPassword: _, ...fields }: RegisterFields) => request<User>('/api/register', { method: 'POST', body: fields }),
    onSuccess: async (user) => {
      await become(user)
      toast(strings.toasts.registered(user.username))
    },
    onError: (error) => {
      const [title, text] = strings.toasts.registerFailed
      toastError([title, detailOf(error, text)])
    },
  })
}
