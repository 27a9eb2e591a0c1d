import { describe, expect, it } from '@jest/globals'
import { readLogIn } from './log-in.ts'

describe('logging in', () => {
  it('looks the name up without regard to case and leaves the password alone', () => {
    expect(readLogIn({ username: 'Ada', password: ' x ' })).toEqual({ usernameKey: 'ada', password: ' x ' })
  })

  it.each(['', undefined, null, 7, { $gt: '' }, ['ada'], 'ada\0', 'ada\r\n', 'a'.repeat(201)])(
    'refuses %j as a name or a password',
    (wrong) => {
      const refusal = expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION' })
      expect(() => readLogIn({ username: wrong, password: 'Engine1843' })).toThrow(refusal)
      expect(() => readLogIn({ username: 'ada', password: wrong })).toThrow(refusal)
    },
  )
})
