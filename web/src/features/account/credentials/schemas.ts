import { z } from 'zod'
import { anyPassword, email, newPassword } from '../../../data/accounts/field-rules.ts'
import { accountStrings } from '../../../strings/strings.ts'

export const profileSchema = z.object({ email })

export const passwordSchema = z
  .object({ currentPassword: anyPassword, newPassword, confirmPassword: z.string() })
  .refine((fields) => fields.newPassword === fields.confirmPassword, {
    message: accountStrings.auth.rules.matchNew,
    path: ['confirmPassword'],
  })

export type ProfileFields = z.infer<typeof profileSchema>
export type PasswordFields = z.infer<typeof passwordSchema>
