import { z } from 'zod'
import { registerRequest } from '../../../api/gen/constraints.ts'
import { anyPassword, email, newPassword } from '../../../data/accounts/field-rules.ts'
import { accountStrings } from '../../../strings/strings.ts'

const { rules } = accountStrings.auth
const { username } = registerRequest

export const logInSchema = z.object({
  username: z.string().trim().min(username.minLength, rules.username),
  password: anyPassword,
})

/** The fields of a new account without a password. */
export const nameSchema = z.object({
  username: z
    .string()
    .trim()
    .min(username.minLength, rules.username)
    .max(username.maxLength, rules.usernameLong)
    .regex(new RegExp(username.pattern), rules.usernameShape),
  email,
})

export const registerSchema = nameSchema
  .extend({
    password: newPassword,
    confirmPassword: z.string(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, { message: rules.match, path: ['confirmPassword'] })

export type LogInFields = z.infer<typeof logInSchema>
export type NameFields = z.infer<typeof nameSchema>
export type RegisterFields = z.infer<typeof registerSchema>
