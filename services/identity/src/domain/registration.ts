import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'
import { emailField, keyOf } from './email-address.ts'
import { newPassword } from './new-password.ts'
import { plainText, validated } from './validated.ts'

export interface Registration {
  username: string
  /** What the name is unique by. */
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

/** Names that could pass for the product or the people who run it. */
const reserved = new Set([
  ...['admin', 'administrator', 'root', 'system', 'operator', 'moderator', 'staff', 'team', 'official', 'owner'],
  ...['rostra', 'support', 'help', 'security', 'abuse', 'info', 'mail', 'postmaster', 'webmaster', 'api', 'www'],
  ...['anonymous', 'guest', 'null', 'undefined'],
])

/** What somebody registers with. Throws VALIDATION for input that breaks a rule, USERNAME_TAKEN for a reserved name. */
export function readRegistration(input: unknown): Registration {
  const { username, email, password } = validated(schema, input)
  const usernameKey = keyOf(username)
  if (reserved.has(usernameKey)) throw usernameTaken()
  return { username, usernameKey, email, emailKey: keyOf(email), password }
}

export const usernameTaken = () => new DomainError('exists', 'USERNAME_TAKEN', 'This username is already taken')
export const emailTaken = () => new DomainError('exists', 'EMAIL_TAKEN', 'An account with this email address already exists')
