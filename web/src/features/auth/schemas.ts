import { config, z } from 'zod'
import { strings } from '../../strings/strings.ts'

// Compiled schemas need eval, which the content security policy forbids.
config({ jitless: true })

const { rules } = strings.auth

export const logInSchema = z.object({
  username: z.string().trim().min(3, rules.username),
  password: z.string().min(6, rules.password6),
})

export const registerSchema = z
  .object({
    username: z
      .string()
      .trim()
      .min(3, rules.username)
      .max(32, rules.usernameLong)
      .regex(/^[A-Za-z0-9_-]*$/, rules.usernameShape),
    email: z.string().trim().pipe(z.email(rules.email)),
    password: z.string().min(8, rules.password8).regex(/[A-Z]/, rules.upper).regex(/[a-z]/, rules.lower).regex(/[0-9]/, rules.digit),
    confirmPassword: z.string(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, { message: rules.match, path: ['confirmPassword'] })

export type LogInFields = z.infer<typeof logInSchema>
export type RegisterFields = z.infer<typeof registerSchema>
