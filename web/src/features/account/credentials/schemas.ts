import { z } from 'zod'
import { anyPassword, email } from '../../../data/accounts/field-rules.ts'
import { accountStrings } from '../../../strings/strings.ts'

export const profileSchema = z.object({ email })

/** Checks lengths only; the server checks the other rules of a new password. */
export const passwordSchema = z
  .object({ currentPassword: anyPassword, newPassword: anyPassword, confirmPassword: anyPassword })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: accountStrings.auth.rules.matchNew,
    path: ['confirmPassword'],
  })

export type ProfileFields = z.infer<typeof profileSchema>
export type PasswordFields = z.infer<typeof passwordSchema>
