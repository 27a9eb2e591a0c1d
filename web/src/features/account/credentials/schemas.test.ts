import { expect, it } from '@jest/globals'
import { passwordSchema } from './schemas.ts'

const good = { currentPassword: 'Lovelace1', newPassword: 'Babbage22', confirmPassword: 'Babbage22' }
const short = 'Password must be at least 6 characters long'
const shortNew = 'Password must be at least 8 characters long'

it.each([
  [{}, []],
  [{ currentPassword: '12345' }, [`currentPassword: ${short}`]],
  [{ newPassword: 'Short1a', confirmPassword: 'Short1a' }, [`newPassword: ${shortNew}`]],
  [{ newPassword: 'babbage22', confirmPassword: 'babbage22' }, ['newPassword: Password must contain at least one uppercase letter']],
  [{ confirmPassword: 'Babbage23' }, ["confirmPassword: Passwords don't match"]],
])('changing a password with %p', (fields, messages) => {
  const issues = passwordSchema.safeParse({ ...good, ...fields }).error?.issues ?? []
  expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(messages)
})
