import { expect, it } from '@jest/globals'
import { resetToken } from './reset-token.ts'

it.each([
  ['/reset-password#abc-_1', 'abc-_1'],
  ['/reset-password/#abc', 'abc'],
  ['/reset-password/old#abc', 'abc'],
  ['/reset-password#a%2Bb', 'a+b'],
  ['/reset-password#', null],
  ['/auth#abc', null],
  ['/reset-password/abc-_1', 'abc-_1'],
  ['/reset-password/abc/', 'abc'],
  ['/reset-password/more/abc', 'abc'],
  ['/reset-password/a%2Bb', 'a+b'],
  ['/reset-password/a%', 'a%'],
  ['/reset-password', null],
  ['/reset-password//', null],
])('the token of %p is %p', (address, token) => {
  const [pathname = '', hash] = address.split('#')
  expect(resetToken({ pathname, hash: hash === undefined ? '' : `#${hash}` })).toBe(token)
})
