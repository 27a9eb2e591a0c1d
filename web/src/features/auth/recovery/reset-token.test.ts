import { expect, it } from '@jest/globals'
import { resetToken } from './reset-token.ts'

it.each([
  ['/auth/abc', null],
  ['/reset-password/abc-_1', 'abc-_1'],
  ['/reset-password/abc/', 'abc'],
  ['/reset-password/more/abc', 'abc'],
  ['/reset-password/a%2Bb', 'a+b'],
  ['/reset-password/a%', 'a%'],
  ['/reset-password', null],
  ['/reset-password//', null],
])('the token of %p is %p', (path, token) => {
  expect(resetToken(path)).toBe(token)
})
