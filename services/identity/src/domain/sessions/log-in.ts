import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'
import { uniqueKey } from '../accounts/account.ts'
import { plainText, validate } from '../validation.ts'

const field = (missing: string) => plainText(missing).min(1, missing).max(200, 'At most 200 characters')

const schema = z.object({ username: field('Please enter a username'), password: field('Please enter a password') })

/**
 * Returns the credentials of a login. Throws VALIDATION for a field that is missing, has control characters or exceeds 200 characters. An
 * impossible username fails later, like a wrong one.
 */
export function readLogIn(input: unknown): { usernameKey: string; password: string } {
  const { username, password } = validate(schema, input)
  return { usernameKey: uniqueKey(username), password }
}

export const invalidCredentials = () => new DomainError('unauthenticated', 'INVALID_CREDENTIALS', 'Invalid username or password.')
