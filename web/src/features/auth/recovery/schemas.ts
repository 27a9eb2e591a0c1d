import { z } from 'zod'
import { loginWithOtpRequest } from '../../../api/gen/constraints.ts'
import { email, newPassword } from '../../../data/accounts/field-rules.ts'
import { accountStrings } from '../../../strings/strings.ts'

const { rules } = accountStrings.auth
const { otp } = loginWithOtpRequest

export const emailSchema = z.object({ email })

export const codeSchema = z.object({
  otp: z.string().length(otp.maxLength, rules.otpLength).regex(new RegExp(otp.pattern), rules.otpDigits),
})

export const resetSchema = z
  .object({ newPassword, confirmPassword: z.string() })
  .refine((fields) => fields.newPassword === fields.confirmPassword, { message: rules.match, path: ['confirmPassword'] })

export type EmailFields = z.infer<typeof emailSchema>
export type CodeFields = z.infer<typeof codeSchema>
export type ResetFields = z.infer<typeof resetSchema>
