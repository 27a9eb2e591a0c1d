import { describe, expect, it } from '@jest/globals'
import { readLogIn } from './log-in.ts'

describe('readLogIn', () => {
  it('lower-cases the username or the address, and keeps the password as typed', () => {
    expect(readLogIn({ username: 'Ada', password: ' x ' })).toEqual({ name: { usernameKey: 'ada' }, password: ' x ' })
    expect(readLogIn({ username: ' Ada@Example.org ', password: 'x' })).toEqual({ name: { emailKey: 'ada@example.org' }, password: 'x' })
  })

  it.each(['', undefined, null, 7, { $gt: '' }, ['ada'], 'ada\0', 'ada\r\n', 'a'.repeat(201)])(
    'rejects %j as a username or a password',
    (value) => {
      const refusal = expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION' })
      expect(() => readLogIn({ username: value, password: 'Engine1843' })).toThrow(refusal)
      expect(() => readLogIn({ username: 'ada', password: value })).toThrow(refusal)
    },
  )
})
