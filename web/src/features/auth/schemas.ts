import { z } from 'zod'
import { accountStrings } from '../../strings/account-strings.ts'
import { anyPassword, email, newPassword } from './rules.ts'

const { rules } = accountStrings.auth

export const logInSchema = z.object({
  username: z.string().trim().min(3, rules.username),
  password: anyPassword,
})

export const registerSchema = z
  .object({
    username: z
      .string()
      .trim()
      .min(3, rules.username)
      .max(32, rules.usernameLong)
      .regex(/^[A-Za-z0-9_-]*$/, rules.usernameShape),
    email,
    password: newPassword,
    confirmPassword: z.string(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, { message: rules.match, path: ['confirmPassword'] })

export type LogInFields = z.infer<typeof logInSchema>
export type RegisterFields = z.infer<typeof registerSchema>
