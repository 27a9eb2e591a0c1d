import { z } from 'zod'

const complaint = 'Please enter a valid email address'

/** An address of mail, by the same rule as identity's: what has another shape is refused before anybody is asked whether it is known. */
export const email = z
  .string(complaint)
  .trim()
  .max(254, complaint)
  .pipe(z.email(complaint))
  .meta({ description: 'A valid address, without regard to case' })

/** Under what limits count an address. */
export const emailKey = (address: string): string => address.toLowerCase()
