import { z } from 'zod'

const message = 'Please enter a valid email address'

/** Documents the rule of an email address, which is narrower than RFC 5321. */
export const emailRule = { format: 'email', pattern: z.regexes.email.source, maxLength: 254 }

/** An email address, checked by identity's rule, so that an invalid one is refused before a service looks it up. */
export const email = z
  .string(message)
  .max(1_000, { error: message, abort: true })
  .trim()
  .max(254, message)
  .pipe(z.email(message))
  .meta({ description: 'Compared without regard to case', override: emailRule })

/** The body of a call that sends a mail to an address. */
export const emailRequestSchema = z.object({ email }).meta({ id: 'EmailRequest' })

/** Returns the key under which rate limits count an email address. */
export const emailKey = (address: string): string => address.toLowerCase()
