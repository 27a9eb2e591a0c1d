import { describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import fc from 'fast-check'
import { readRegistration } from './registration.ts'

const ada = { username: 'Ada_L', email: 'Ada@Example.org', password: 'Engine1843' }
const nameCharacters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-']

function fieldErrors(input: unknown): Record<string, string> {
  try {
    readRegistration(input)
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'VALIDATION') return error.details.fields ?? {}
    throw error
  }
  return {}
}

describe('readRegistration', () => {
  it('keeps the username as typed and derives its key in lower case', () => {
    const { username, usernameKey, email, emailKey } = readRegistration({ ...ada, email: '  Ada@Example.org ' })
    expect([username, usernameKey, email, emailKey]).toEqual(['Ada_L', 'ada_l', 'Ada@Example.org', 'ada@example.org'])
  })

  it('accepts any unreserved username of 3 to 32 letters, digits, hyphens and underscores', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...nameCharacters), minLength: 3, maxLength: 32 }), (name) => {
        const username = `${name.slice(0, 31)}9`
        expect(readRegistration({ ...ada, username }).usernameKey).toBe(username.toLowerCase())
      }),
    )
  })

  it('rejects a username with any other character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), (odd) => {
        fc.pre(!/^[A-Za-z0-9_-]*$/.test(odd))
        expect(fieldErrors({ ...ada, username: `ada${odd}` })).toHaveProperty('username')
      }),
    )
  })

  it.each([
    ['username', 'ad', 'Username must be at least 3 characters long'],
    ['username', 'a'.repeat(33), 'Username must be at most 32 characters long'],
    ['email', 'ada@', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@b.cd`, 'Please enter a valid email address'],
    ['email', `${'a'.repeat(65)}@b.cd`, 'Please enter a valid email address'],
    ['email', `ada@${'b'.repeat(64)}.cd`, 'Please enter a valid email address'],
    ['password', 'Short1a', 'Password must be at least 8 characters long'],
    ['password', 'engine1843', 'Password must contain at least one uppercase letter'],
    ['password', 'ENGINE1843', 'Password must contain at least one lowercase letter'],
    ['password', 'AnalyticalEngine', 'Password must contain at least one number'],
    [
      'password',
      'Password1',
      'This password is among the 3,000 most common ones. Please choose another one, such as a few unrelated words with a number.',
    ],
    ['password', `Aa1${'a'.repeat(198)}`, 'Password must be at most 200 characters long'],
  ])('reports the error of the %s %j', (field, value, message) => {
    expect(fieldErrors({ ...ada, [field]: value })).toEqual({ [field]: message })
  })

  it.each(['username', 'email', 'password'])('rejects control characters in the %s', (field) => {
    for (const control of ['\0', '\n', '\x1b', '\x7f', '\x85', '\ud800'])
      expect(Object.keys(fieldErrors({ ...ada, [field]: `${ada[field as 'email']}${control}` }))).toEqual([field])
  })

  it.each(['username', 'email', 'password'])('rejects any type but string for the %s', (field) => {
    for (const wrong of [undefined, null, 7, true, [], ['ada'], { $gt: '' }])
      expect(Object.keys(fieldErrors({ ...ada, [field]: wrong }))).toEqual([field])
  })

  it.each([null, 'ada', 7, []])('rejects the input %j, which is not an object', (input) => {
    expect(fieldErrors(input)).toHaveProperty('input')
  })

  it.each([
    'admin',
    'Rostra',
    'r0stra',
    'Rostra-Support',
    'rostra_admin',
    'ROOT',
    'support',
    'operator',
    'Demo-Member-01',
    'demo-member-99',
  ])('rejects the reserved username %s', (username) => {
    expect(() => readRegistration({ ...ada, username })).toThrow(expect.objectContaining({ kind: 'exists', reason: 'USERNAME_TAKEN' }))
  })
})
