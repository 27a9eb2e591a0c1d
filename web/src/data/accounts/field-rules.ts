import { config, z } from 'zod'
import { registerRequest } from '../../api/gen/constraints.ts'
import { accountStrings } from '../../strings/strings.ts'

// Off: zod compiles schemas with eval by default, which the content security policy forbids.
config({ jitless: true })

const { rules } = accountStrings.auth

export const email = z.string().trim().pipe(z.email(rules.email))

/** A new password. The server also refuses the most common ones. */
export const newPassword = z
  .string()
  .min(registerRequest.password.minLength, rules.password8)
  .regex(/[A-Z]/, rules.upper)
  .regex(/[a-z]/, rules.lower)
  .regex(/[0-9]/, rules.digit)

/** The least characters of any password, including those set under earlier rules. */
const shortestPassword = 6

/** The schema of an existing password, which checks only its length. */
export const anyPassword = z.string().min(shortestPassword, rules.password6)
