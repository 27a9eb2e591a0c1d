import { describe, expect, it } from '@jest/globals'
import { readPasswordChange, readReset } from './new-password.ts'

const invalidFields = (fields: object) => expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION', details: { fields } })

const common = 'This password is among the 3,000 most common ones. Please choose another one, such as a few unrelated words with a number.'

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
    ['PassW0rd', common],
    ['Trustno1', common],
    ['Engine\u00001843', 'Control characters are not allowed here'],
  ])('rejects %j', (newPassword, message) => {
    expect(() => readReset({ newPassword })).toThrow(invalidFields({ newPassword: message }))
  })
})

describe('readPasswordChange', () => {
  it('accepts a password that satisfies the registration rule, for any present one', () => {
    const change = { currentPassword: 'sixsix', newPassword: 'Engine 1843' }
    expect(readPasswordChange(change)).toEqual(change)
  })

  it('reports one error per field', () => {
    expect(() => readPasswordChange({ currentPassword: 'five5', newPassword: 'sixsix' })).toThrow(
      invalidFields({
        currentPassword: 'Password must be at least 6 characters long',
        newPassword: 'Password must be at least 8 characters long',
      }),
    )
    expect(() => readPasswordChange({ currentPassword: 'Engine1843', newPassword: 'Password1' })).toThrow(
      invalidFields({ newPassword: common }),
    )
  })
})
