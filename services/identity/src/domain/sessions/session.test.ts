import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { activityAt, generateSecret, hashSecret, isCookieDue, isStale, isTouchDue, sanitizeAgent } from './session.ts'

const day = 86_400_000

describe('a session', () => {
  it('has a unique secret of 256 bits', () => {
    const secrets = Array.from({ length: 1000 }, generateSecret)
    expect(new Set(secrets).size).toBe(1000)
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  })

  it('is stored by a hash that does not contain the secret', () => {
    const secret = generateSecret()
    expect(hashSecret(secret)).toHaveLength(43)
    expect(hashSecret(secret)).not.toContain(secret)
    expect(hashSecret(secret)).toBe(hashSecret(secret))
  })

  it('expires 30 days after its last use', () => {
    expect(activityAt(5 * day, new Date(0))).toEqual({ lastSeenAt: new Date(5 * day), expiresAt: new Date(35 * day) })
  })

  it('expires 180 days after it was opened', () => {
    expect(activityAt(149 * day, new Date(0)).expiresAt).toEqual(new Date(179 * day))
    expect(activityAt(160 * day, new Date(0)).expiresAt).toEqual(new Date(180 * day))
  })

  it('stores its last use once a minute', () => {
    const { lastSeenAt } = activityAt(day, new Date(day))
    expect(isTouchDue({ lastSeenAt }, day + 59_999)).toBe(false)
    expect(isTouchDue({ lastSeenAt }, day + 60_000)).toBe(true)
  })

  it('renews the cookie once a day', () => {
    const cookieSetAt = new Date(day)
    expect(isCookieDue({ cookieSetAt }, 2 * day - 1)).toBe(false)
    expect(isCookieDue({ cookieSetAt }, 2 * day)).toBe(true)
  })

  it('is stale in a later epoch of its account', () => {
    expect(isStale({ epoch: 1 }, { epoch: 2 })).toBe(true)
    expect(isStale({ epoch: 2 }, { epoch: 2 })).toBe(false)
    expect(isStale({ epoch: 3 }, { epoch: 2 })).toBe(false)
  })

  it('shows any User-Agent as short plain text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (agent) => {
        expect(sanitizeAgent(agent)).toMatch(/^[^\p{Cc}]{0,300}$/u)
      }),
    )
    expect(sanitizeAgent(' Fire\0fox/1 ')).toBe('Fire fox/1')
  })
})
