import { z } from 'zod'

/** The shape only: what a password must be is identity's to say. */
export const newPassword = z
  .string()
  .max(1_000)
  .meta({ description: 'At least 8 characters, with an uppercase letter, a lowercase letter and a number' })
