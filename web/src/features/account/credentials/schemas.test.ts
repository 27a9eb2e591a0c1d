import { expect, it } from '@jest/globals'
import { passwordSchema } from './schemas.ts'

const good = { currentPassword: 'Lovelace1', newPassword: 'Babbage22', confirmPassword: 'Babbage22' }
const short = 'Password must be at least 6 characters long'

it.each([
  [{}, []],
  [{ currentPassword: '12345' }, [`currentPassword: ${short}`]],
  [{ newPassword: '12345', confirmPassword: '12345' }, [`newPassword: ${short}`, `confirmPassword: ${short}`]],
  [{ confirmPassword: 'Babbage23' }, ["confirmPassword: Passwords don't match"]],
])('changing a password with %p', (fields, messages) => {
  const issues = passwordSchema.safeParse({ ...good, ...fields }).error?.issues ?? []
  expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(messages)
})
