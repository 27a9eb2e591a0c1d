import { z } from 'zod'
import { accountStrings } from '../../strings/account-strings.ts'
import { anyPassword, email } from '../auth/rules.ts'

export const profileSchema = z.object({ email })

/** Core 5 asks for six characters in each; what a new password must be beyond that is the server's to say. */
export const passwordSchema = z
  .object({ currentPassword: anyPassword, newPassword: anyPassword, confirmPassword: anyPassword })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: accountStrings.auth.rules.matchNew,
    path: ['confirmPassword'],
  })

export type ProfileFields = z.infer<typeof profileSchema>
export type PasswordFields = z.infer<typeof passwordSchema>
