import { useMutation } from '@tanstack/react-query'
import { api, bodyOf } from '../../../api/client.ts'
import type { PendingSignIn } from '../../../api/schemas.ts'
import { ApiError } from '../../../lib/errors/api-error.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { useSwitchUser } from '../user.ts'
import { signWithPasskey } from './passkey-prompt.ts'

/** The factor that a person uses: a passkey, a code of the app, or a recovery code. */
export type FactorAnswer = 'passkey' | { code: string } | { recoveryCode: string }

/** Completes a sign-in with the second factor. */
export function useSecondStep({ token, passkeyOptions }: PendingSignIn) {
  const switchUser = useSwitchUser()
  return useMutation({
    mutationFn: async (answer: FactorAnswer) => {
      if (answer !== 'passkey') return bodyOf(api.POST('/api/login/second-factor', { body: { token, ...answer } }))
      if (!passkeyOptions) throw new Error('The account has no passkey')
      const passkey = await signWithPasskey(passkeyOptions)
      return bodyOf(api.POST('/api/login/second-factor', { body: { token, passkey } }))
    },
    onSuccess: async (user) => {
      await switchUser(user)
      toast(accountStrings.toasts.loggedIn(user.username))
    },
  })
}

/** Reports whether the sign-in has to begin again. */
export const isStepExpired = (error: unknown): boolean => error instanceof ApiError && error.reason === 'SECOND_FACTOR_EXPIRED'

export const isAnswerWrong = (error: unknown): boolean => error instanceof ApiError && error.reason === 'SECOND_FACTOR_INVALID'
