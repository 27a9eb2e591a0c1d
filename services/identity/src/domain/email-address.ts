import { z } from 'zod'
import { plainText, validated } from './validated.ts'

export interface EmailAddress {
  email: string
  /** What the address is unique by. */
  emailKey: string
}

/** Two names are the same when their keys are: names and addresses don't differ by case. */
export const keyOf = (name: string): string => name.toLowerCase()

const complaint = 'Please enter a valid email address'

// 254 is the longest address that SMTP carries (RFC 5321).
export const emailField = plainText(complaint).trim().max(254, complaint).pipe(z.email(complaint))

const schema = z.object({ email: emailField })

/** Throws VALIDATION for what isn't an address. */
export function readEmail(input: { email: string }): EmailAddress {
  const { email } = validated(schema, input)
  return { email, emailKey: keyOf(email) }
}
