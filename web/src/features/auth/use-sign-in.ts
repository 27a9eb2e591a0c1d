import { useMutation } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import type { User } from '../../api/user.ts'
import { toast, toastError } from '../../components/toast.ts'
import { accountStrings } from '../../strings/account-strings.ts'
import { refusalText } from './refusals.ts'
import type { LogInFields, RegisterFields } from './schemas.ts'
import { useBecome } from './user-queries.ts'

export function useLogIn() {
  const become = useBecome()
  return useMutation({
    mutationFn: (fields: LogInFields) => request<User>('/api/login', { method: 'POST', body: fields }),
    onSuccess: async (user) => {
      await become(user)
      toast(accountStrings.toasts.loggedIn(user.username))
    },
    onError: (error) => {
      const [title, text] = accountStrings.toasts.logInFailed
      toastError([title, refusalText(error, text)])
    },
  })
}

export function useRegister() {
  const become = useBecome()
  return useMutation({
    mutationFn: ({ confirmPassword: _, ...fields }: RegisterFields) => request<User>('/api/register', { method: 'POST', body: fields }),
    onSuccess: async (user) => {
      await become(user)
      toast(accountStrings.toasts.registered(user.username))
    },
    onError: (error) => {
      const [title, text] = accountStrings.toasts.registerFailed
      toastError([title, refusalText(error, text)])
    },
  })
}
