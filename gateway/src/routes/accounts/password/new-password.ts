import { z } from 'zod'
import { newPasswordPattern } from '../../../json/text-patterns.ts'

/** A new password. The rule is identity's and is only documented here. */
export const newPassword = z
  .string()
  .max(1_000)
  .meta({
    description:
      'At least 8 characters, with an uppercase letter, a lowercase letter and a number; none of the 3,000 most common passwords',
    override: { minLength: 8, maxLength: 200, pattern: newPasswordPattern },
  })
