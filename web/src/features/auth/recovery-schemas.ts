import { z } from 'zod'
import { accountStrings } from '../../strings/account-strings.ts'
import { email, newPassword } from './rules.ts'

const { rules } = accountStrings.auth

export const emailSchema = z.object({ email })

export const codeSchema = z.object({
  otp: z
    .string()
    .length(6, rules.otpLength)
    .regex(/^[0-9]*$/, rules.otpDigits),
})

export const resetSchema = z
  .object({ newPassword, confirmPassword: z.string() })
  .refine((fields) => fields.newPassword === fields.confirmPassword, { message: rules.match, path: ['confirmPassword'] })

export type EmailFields = z.infer<typeof emailSchema>
export type CodeFields = z.infer<typeof codeSchema>
export type ResetFields = z.infer<typeof resetSchema>
