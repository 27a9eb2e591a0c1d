import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'
import { uniqueKey } from '../accounts/account.ts'
import type { AccountName } from '../accounts/ports.ts'
import { plainText, validate } from '../validation.ts'

const field = (missing: string) => plainText(missing).min(1, missing).max(200, 'At most 200 characters')

const schema = z.object({ username: field('Please enter a username'), password: field('Please enter a password') })

/**
 * Returns the credentials of a login, whose `username` may be an email address: no username has an `@`. Throws VALIDATION for a field that
 * is missing, has control characters or exceeds 200 characters. An impossible name fails later, like a wrong one.
 */
export function readLogIn(input: unknown): { name: AccountName; password: string } {
  const { username, password } = validate(schema, input)
  const key = uniqueKey(username.trim())
  return { name: key.includes('@') ? { emailKey: key } : { usernameKey: key }, password }
}

export const invalidCredentials = () => new DomainError('unauthenticated', 'INVALID_CREDENTIALS', 'Invalid username or password.')
