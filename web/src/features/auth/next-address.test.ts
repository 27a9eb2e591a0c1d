import { describe, expect, it } from '@jest/globals'
import { nextAddress } from './next-address.ts'

describe('the way back after signing in', () => {
  it('is the address one came from', () => {
    expect(nextAddress('/persona/ada?x=1#y')).toBe('/persona/ada?x=1#y')
  })

  it.each([
    null,
    '',
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '/\t/evil.test',
    '/.//evil.test',
    'javascript:alert(1)',
    '/auth?next=/auth',
    '/login',
    '/otp-login',
    '/forgot-password?x=1',
    '/reset-password/abc',
  ])('is the start page instead of %p', (next) => {
    expect(nextAddress(next)).toBe('/')
  })
})
