import { describe, expect, it } from '@jest/globals'
import { nextPath } from './next-path.ts'

describe('the path after signing in', () => {
  it('is the path of the previous page', () => {
    expect(nextPath('/persona/ada?x=1#y')).toBe('/persona/ada?x=1#y')
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
  ])('is the landing page for %p', (next) => {
    expect(nextPath(next)).toBe('/')
  })
})
