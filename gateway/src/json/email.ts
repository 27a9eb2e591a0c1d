import { z } from 'zod'

const message = 'Please enter a valid email address'

/** The pattern by which identity checks an email address. */
const pattern = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]{0,63}[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

/** Documents the rule of an email address. Without a format, by which tools that read the document would apply rules of their own. */
export const emailRule = { format: undefined, pattern: pattern.source, maxLength: 254 }

/** An email address, checked by identity's rule, so that an invalid one is refused before a service looks it up. */
export const email = z
  .string(message)
  .max(1_000, { error: message, abort: true })
  .trim()
  .max(254, message)
  .pipe(z.email({ pattern, error: message }))
  .meta({ description: 'Compared without regard to case', override: emailRule })

/** The body of a call that sends a mail to an address. */
export const emailRequestSchema = z.object({ email }).meta({ id: 'EmailRequest' })

/** Returns the key under which rate limits count an email address. */
export const emailKey = (address: string): string => address.toLowerCase()
