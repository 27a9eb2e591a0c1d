import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { hashOf, isOver, newSecret, readAgent, seenAt, worthGiving, worthNoting } from './session.ts'

const day = 86_400_000

describe('a session', () => {
  it('has a secret of 256 bits that nobody has twice', () => {
    const secrets = Array.from({ length: 1000 }, newSecret)
    expect(new Set(secrets).size).toBe(1000)
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  })

  it('is kept by a hash that does not show the secret', () => {
    const secret = newSecret()
    expect(hashOf(secret)).toHaveLength(43)
    expect(hashOf(secret)).not.toContain(secret)
    expect(hashOf(secret)).toBe(hashOf(secret))
  })

  it('runs out 30 days after it was last seen', () => {
    expect(seenAt(5 * day)).toEqual({ lastSeenAt: new Date(5 * day), expiresAt: new Date(35 * day) })
  })

  it('is noted as seen once a minute', () => {
    const { lastSeenAt } = seenAt(day)
    expect(worthNoting({ lastSeenAt }, day + 59_999)).toBe(false)
    expect(worthNoting({ lastSeenAt }, day + 60_000)).toBe(true)
  })

  it('is told to the browser anew once a day', () => {
    const givenAt = new Date(day)
    expect(worthGiving({ givenAt }, 2 * day - 1)).toBe(false)
    expect(worthGiving({ givenAt }, 2 * day)).toBe(true)
  })

  it('is over in a later epoch of its account', () => {
    expect(isOver({ epoch: 1 }, { epoch: 2 })).toBe(true)
    expect(isOver({ epoch: 2 }, { epoch: 2 })).toBe(false)
    expect(isOver({ epoch: 3 }, { epoch: 2 })).toBe(false)
  })

  it('shows any browser name as short plain text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (agent) => {
        expect(readAgent(agent)).toMatch(/^[^\p{Cc}]{0,300}$/u)
      }),
    )
    expect(readAgent(' Fire\0fox/1 ')).toBe('Fire fox/1')
  })
})
