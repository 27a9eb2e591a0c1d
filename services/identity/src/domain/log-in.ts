import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'
import { keyOf } from './email-address.ts'
import { plainText, validated } from './validated.ts'

const field = (missing: string) => plainText(missing).min(1, missing).max(200, 'At most 200 characters')

const schema = z.object({ username: field('Please enter a username'), password: field('Please enter a password') })

/**
 * What somebody logs in with. Throws VALIDATION for what is missing, has control characters or is endless; whatever else no account
 * could have is left to be wrong, like any other mistake in typing.
 */
export function readLogIn(input: unknown): { usernameKey: string; password: string } {
  const { username, password } = validated(schema, input)
  return { usernameKey: keyOf(username), password }
}

export const invalidCredentials = () => new DomainError('unauthenticated', 'INVALID_CREDENTIALS', 'Invalid username or password.')
