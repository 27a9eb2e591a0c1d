import { config, z } from 'zod'
import { accountStrings } from '../../strings/account-strings.ts'

// Compiled schemas need eval, which the content security policy forbids.
config({ jitless: true })

const { rules } = accountStrings.auth

export const email = z.string().trim().pipe(z.email(rules.email))

/** What an account begins with, and what a reset link sets. */
export const newPassword = z
  .string()
  .min(8, rules.password8)
  .regex(/[A-Z]/, rules.upper)
  .regex(/[a-z]/, rules.lower)
  .regex(/[0-9]/, rules.digit)

export const anyPassword = z.string().min(6, rules.password6)
