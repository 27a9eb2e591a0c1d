import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'
import { plainText, validate } from '../validation.ts'

const maxLength = 200
const tooLong = `Password must be at most ${maxLength} characters long`

/** The rule for a password at registration and at a reset by link. */
export const newPassword = plainText('Please enter a password')
  .min(8, 'Password must be at least 8 characters long')
  .max(maxLength, tooLong)
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/[a-z]/, 'Password must contain at least one lowercase letter')
  .regex(/[0-9]/, 'Password must contain at least one number')

const resetSchema = z.object({ newPassword })

/** Returns the new password of a reset. Throws VALIDATION. */
export const readReset = (input: { newPassword: string }): string => validate(resetSchema, input).newPassword

/** The rule for a change by the current password. It is weaker than the rule of registration. */
const changedPassword = plainText('Please enter a password').min(6, 'Password must be at least 6 characters long').max(maxLength, tooLong)

const changeSchema = z.object({ currentPassword: changedPassword, newPassword: changedPassword })

export interface PasswordChange {
  currentPassword: string
  newPassword: string
}

/** Returns the passwords of a change. Throws VALIDATION. */
export const readPasswordChange = (input: PasswordChange): PasswordChange => validate(changeSchema, input)

export const wrongPassword = () => new DomainError('invalid', 'WRONG_PASSWORD', 'Your current password is not correct')
