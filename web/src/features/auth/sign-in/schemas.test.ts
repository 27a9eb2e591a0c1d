import { describe, expect, it } from '@jest/globals'
import { logInSchema, registerSchema } from './schemas.ts'

const good = { username: 'ada', email: 'ada@example.org', password: 'Lovelace1', confirmPassword: 'Lovelace1' }
const firstMessages = (fields: Partial<typeof good>) => {
  const result = registerSchema.safeParse({ ...good, ...fields })
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

describe('registering', () => {
  it('accepts a valid account', () => expect(firstMessages({})).toEqual([]))

  it.each([
    [{ username: 'ab' }, 'username: Username must be at least 3 characters long'],
    [{ username: 'a b c' }, 'username: Username can only contain letters, numbers, hyphens, and underscores'],
    [{ email: 'ada' }, 'email: Please enter a valid email address'],
    [{ password: 'Short1', confirmPassword: 'Short1' }, 'password: Password must be at least 8 characters long'],
    [{ password: 'lovelace1', confirmPassword: 'lovelace1' }, 'password: Password must contain at least one uppercase letter'],
    [{ password: 'LOVELACE1', confirmPassword: 'LOVELACE1' }, 'password: Password must contain at least one lowercase letter'],
    [{ password: 'Lovelaces', confirmPassword: 'Lovelaces' }, 'password: Password must contain at least one number'],
    [{ confirmPassword: 'Lovelace2' }, 'confirmPassword: Passwords do not match'],
  ])('refuses %p', (fields, message) => expect(firstMessages(fields)).toEqual([message]))
})

it('logging in requires 3 and 6 characters', () => {
  const issues = logInSchema.safeParse({ username: 'ab', password: '12345' }).error?.issues
  expect(issues?.map(({ message }) => message)).toEqual([
    'Username must be at least 3 characters long',
    'Password must be at least 6 characters long',
  ])
})
