import { z } from 'zod'

/** A password of a registration or a reset. The rule is identity's and is only documented here. */
export const newPassword = z
  .string()
  .max(1_000)
  .meta({
    description: 'At least 8 characters, with an uppercase letter, a lowercase letter and a number',
    override: { minLength: 8, maxLength: 200 },
  })

/** A password that replaces a known one. Identity's rule for it is weaker. */
export const changedPassword = z
  .string()
  .max(1_000)
  .meta({ override: { minLength: 6, maxLength: 200 } })
