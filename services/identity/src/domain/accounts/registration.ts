import { DomainError } from '@rostra/kit/errors'
import { readsAsProduct } from '@rostra/platform/reserved-names'
import { z } from 'zod'
import { plainText, validate } from '../validation.ts'
import { uniqueKey } from './account.ts'
import { emailField } from './email-address.ts'
import { newPassword } from './new-password.ts'

export interface Registration {
  username: string
  /** The form in which the username is unique. */
  usernameKey: string
  email: string
  emailKey: string
  password: string
}

const schema = z.object({
  username: plainText('Please enter a username')
    .min(3, 'Username must be at least 3 characters long')
    .max(32, 'Username must be at most 32 characters long')
    .regex(/^[A-Za-z0-9_-]*$/, 'Username can only contain letters, numbers, hyphens and underscores'),
  email: emailField,
  password: newPassword,
})

/** Reserved names, in addition to those that `readsAsProduct` finds: they could impersonate the product or its staff. */
const reserved = new Set([
  'admin',
  'administrator',
  'root',
  'system',
  'operator',
  'moderator',
  'staff',
  'team',
  'official',
  'owner',
  'rostra',
  'support',
  'help',
  'security',
  'abuse',
  'info',
  'mail',
  'postmaster',
  'webmaster',
  'api',
  'www',
  'anonymous',
  'guest',
  'null',
  'undefined',
])

/** The usernames of demo members, including future ones. */
const demoMember = /^demo-member-\d+$/

/** Returns a valid registration. Throws VALIDATION for an invalid field, USERNAME_TAKEN for a reserved name. */
export function readRegistration(input: unknown): Registration {
  const { username, email, password } = validate(schema, input)
  const usernameKey = uniqueKey(username)
  if (reserved.has(usernameKey) || demoMember.test(usernameKey) || readsAsProduct(username)) throw usernameTaken()
  return { username, usernameKey, email, emailKey: uniqueKey(email), password }
}

export const usernameTaken = () => new DomainError('exists', 'USERNAME_TAKEN', 'This username is already taken')
export const emailTaken = () => new DomainError('exists', 'EMAIL_TAKEN', 'An account with this email address already exists')
