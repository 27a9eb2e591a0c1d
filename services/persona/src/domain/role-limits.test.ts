import { describe, expect, it } from '@jest/globals'
import { refuseBeyondLimit, refusePrivate } from './role-limits.ts'

describe('the limits of a role', () => {
  it.each([
    ['citizen', 5],
    ['orator', 10],
    ['super_senator', 100],
    ['consul', 5],
    ['__proto__', 5],
  ])('let a %s have %i personas', (role, most) => {
    expect(() => refuseBeyondLimit(role, most - 1)).not.toThrow()
    expect(() => refuseBeyondLimit(role, most)).toThrow(
      expect.objectContaining({ kind: 'denied', reason: 'PERSONA_LIMIT', message: `You have reached your limit of ${most} AI personas` }),
    )
  })

  it.each(['citizen', 'consul', ''])('keep a %s from making a persona private, but not from saving one that is', (role) => {
    expect(() => refusePrivate(role, true)).toThrow(expect.objectContaining({ kind: 'denied', reason: 'PRIVATE_NOT_ALLOWED' }))
    expect(() => refusePrivate(role, true, true)).not.toThrow()
    expect(() => refusePrivate(role, false)).not.toThrow()
  })

  it.each(['orator', 'super_senator'])('let an %s make a persona private', (role) => {
    expect(() => refusePrivate(role, true)).not.toThrow()
  })
})
