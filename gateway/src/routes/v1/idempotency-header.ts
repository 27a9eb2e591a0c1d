import { z } from 'zod'

const pattern = /^[\x21-\x7e][\x20-\x7e]{0,254}$/
const message = 'Idempotency-Key must have 1 to 255 printable ASCII characters'

/** The header by which a program repeats a request: requests of one program with the same key are one. */
export const idempotencyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .regex(pattern, message)
    .optional()
    .meta({ description: 'A repeat with the same key joins the same answer' }),
})
