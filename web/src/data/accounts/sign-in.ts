import { useMutation } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { refusalText } from '../../lib/errors/refusals.ts'
import { toast, toastError } from '../../lib/toast/toast.ts'
import { accountStrings } from '../../strings/strings.ts'
import { useSwitchUser } from './user.ts'

const { toasts } = accountStrings

/** Signs in by password. The result is the user, or `{secondFactor}` when the account asks for one. */
export function useLogIn() {
  const switchUser = useSwitchUser()
  return useMutation({
    mutationFn: (body: { username: string; password: string }) => bodyOf(api.POST('/api/login', { body })),
    onSuccess: async (result) => {
      if ('secondFactor' in result) return
      await switchUser(result)
      toast(toasts.loggedIn(result.username))
    },
    onError: (error) => {
      const [title, text] = toasts.logInFailed
      toastError([title, refusalText(error, text)])
    },
  })
}

interface NewAccount {
  username: string
  email: string
  password: string
  /** Whether the chats may be used for anonymous insights. */
  insights: boolean
}

export function useRegister() {
  const switchUser = useSwitchUser()
  return useMutation({
    mutationFn: ({ username, email, password, insights }: NewAccount) =>
      bodyOf(api.POST('/api/register', { body: { username, email, password, insights } })),
    onSuccess: async (user) => {
      await switchUser(user)
      toast(toasts.registered(user.username))
    },
    onError: (error) => {
      const [title, text] = toasts.registerFailed
      toastError([title, refusalText(error, text)])
    },
  })
}
