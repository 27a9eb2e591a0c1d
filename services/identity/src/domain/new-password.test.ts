import { describe, expect, it } from '@jest/globals'
import { readPasswordChange, readReset } from './new-password.ts'

const complaints = (fields: object) => expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION', details: { fields } })

describe('the password of a reset', () => {
  it('follows the rule of registration', () => {
    expect(readReset({ newPassword: 'Engine1843' })).toBe('Engine1843')
  })

  it.each([
    ['Short1', 'Password must be at least 8 characters long'],
    ['engine1843', 'Password must contain at least one uppercase letter'],
    ['ENGINE1843', 'Password must contain at least one lowercase letter'],
    ['EngineEngine', 'Password must contain at least one number'],
    [`Aa1${'x'.repeat(198)}`, 'Password must be at most 200 characters long'],
    ['Engine\u00001843', 'Control characters are not allowed here'],
  ])('is not %j', (newPassword, complaint) => {
    expect(() => readReset({ newPassword })).toThrow(complaints({ newPassword: complaint }))
  })
})

describe('a change by the old password', () => {
  it('asks for six characters', () => {
    const change = { currentPassword: 'sixsix', newPassword: 'six six' }
    expect(readPasswordChange(change)).toEqual(change)
  })

  it('complains about each field by itself', () => {
    const short = 'Password must be at least 6 characters long'
    expect(() => readPasswordChange({ currentPassword: 'five5', newPassword: '' })).toThrow(
      complaints({ currentPassword: short, newPassword: short }),
    )
    expect(() => readPasswordChange({ currentPassword: 'Engine1843', newPassword: 'x'.repeat(201) })).toThrow(
      complaints({ newPassword: 'Password must be at most 200 characters long' }),
    )
  })
})
