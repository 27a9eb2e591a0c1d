import { z } from 'zod'
import { plainText, validate } from '../validation.ts'
import { uniqueKey } from './account.ts'

export interface EmailAddress {
  email: string
  /** The form in which the address is unique. */
  emailKey: string
}

const invalidEmail = 'Please enter a valid email address'

// 254 is the longest address that SMTP carries (RFC 5321).
/** At most 64 characters before the `@` and 63 in each label after it (RFC 5321, RFC 1035). Mail cannot be delivered to longer ones. */
const pattern = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]{0,63}[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

export const emailField = plainText(invalidEmail)
  .trim()
  .max(254, invalidEmail)
  .pipe(z.email({ pattern, error: invalidEmail }))

const schema = z.object({ email: emailField })

/** Returns an email address with its key. Throws VALIDATION for any other text. */
export function readEmail(input: { email: string }): EmailAddress {
  const { email } = validate(schema, input)
  return { email, emailKey: uniqueKey(email) }
}
