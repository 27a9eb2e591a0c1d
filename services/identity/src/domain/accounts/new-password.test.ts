import { describe, expect, it } from '@jest/globals'
import { readPasswordChange, readReset } from './new-password.ts'

const invalidFields = (fields: object) => expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION', details: { fields } })

describe('readReset', () => {
  it('accepts a password that satisfies the registration rule', () => {
    expect(readReset({ newPassword: 'Engine1843' })).toBe('Engine1843')
  })

  it.each([
    ['Short1', 'Password must be at least 8 characters long'],
    ['engine1843', 'Password must contain at least one uppercase letter'],
    ['ENGINE1843', 'Password must contain at least one lowercase letter'],
    ['EngineEngine', 'Password must contain at least one number'],
    [`Aa1${'x'.repeat(198)}`, 'Password must be at most 200 characters long'],
    ['Engine\u00001843', 'Control characters are not allowed here'],
  ])('rejects %j', (newPassword, message) => {
    expect(() => readReset({ newPassword })).toThrow(invalidFields({ newPassword: message }))
  })
})

describe('readPasswordChange', () => {
  it('accepts passwords of six characters', () => {
    const change = { currentPassword: 'sixsix', newPassword: 'six six' }
    expect(readPasswordChange(change)).toEqual(change)
  })

  it('reports one error per field', () => {
    const short = 'Password must be at least 6 characters long'
    expect(() => readPasswordChange({ currentPassword: 'five5', newPassword: '' })).toThrow(
      invalidFields({ currentPassword: short, newPassword: short }),
    )
    expect(() => readPasswordChange({ currentPassword: 'Engine1843', newPassword: 'x'.repeat(201) })).toThrow(
      invalidFields({ newPassword: 'Password must be at most 200 characters long' }),
    )
  })
})
