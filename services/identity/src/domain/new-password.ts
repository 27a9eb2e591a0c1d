import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'
import { plainText, validated } from './validated.ts'

const most = 200
const tooLong = `Password must be at most ${most} characters long`

/** What a password must be where somebody chooses their first one, or a new one by a link. */
export const newPassword = plainText('Please enter a password')
  .min(8, 'Password must be at least 8 characters long')
  .max(most, tooLong)
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/[a-z]/, 'Password must contain at least one lowercase letter')
  .regex(/[0-9]/, 'Password must contain at least one number')

const resetSchema = z.object({ newPassword })

/** The password of a reset. Throws VALIDATION. */
export const readReset = (input: { newPassword: string }): string => validated(resetSchema, input).newPassword

/** The rule of the change by the old password asks for less than that of registration. */
const changed = plainText('Please enter a password').min(6, 'Password must be at least 6 characters long').max(most, tooLong)

const changeSchema = z.object({ currentPassword: changed, newPassword: changed })

export interface PasswordChange {
  currentPassword: string
  newPassword: string
}

/** Throws VALIDATION. */
export const readPasswordChange = (input: PasswordChange): PasswordChange => validated(changeSchema, input)

export const wrongPassword = () => new DomainError('invalid', 'WRONG_PASSWORD', 'Your current password is not correct')
