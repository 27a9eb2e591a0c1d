import { z } from 'zod'
import { plainText, validate } from '../validation.ts'
import { isCommonPassword } from './common-passwords.ts'

const maxLength = 200
const tooLong = `Password must be at most ${maxLength} characters long`

/** The rule of a new password: at registration, reset and change. */
export const newPassword = plainText('Please enter a password')
  .min(8, 'Password must be at least 8 characters long')
  .max(maxLength, tooLong)
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/[a-z]/, 'Password must contain at least one lowercase letter')
  .regex(/[0-9]/, 'Password must contain at least one number')
  .refine(
    (password) => !isCommonPassword(password),
    'This password is among the 3,000 most common ones. Please choose another one, such as a few unrelated words with a number.',
  )

const resetSchema = z.object({ newPassword })

/** Returns the new password of a reset. Throws VALIDATION. */
export const readReset = (input: { newPassword: string }): string => validate(resetSchema, input).newPassword

/** The schema of an existing password. */
const currentPassword = plainText('Please enter a password').min(6, 'Password must be at least 6 characters long').max(maxLength, tooLong)

const changeSchema = z.object({ currentPassword, newPassword })

export interface PasswordChange {
  currentPassword: string
  newPassword: string
}

/** Returns the passwords of a change. Throws VALIDATION. */
export const readPasswordChange = (input: PasswordChange): PasswordChange => validate(changeSchema, input)
