import { describe, expect, it } from '@jest/globals'
import { notice, requestedMail, waitAfter } from './mail.ts'

const now = 1_700_000_000_000
const lifeOf = ({ requestedAt, expiresAt }: { requestedAt: Date; expiresAt: Date }) => expiresAt.getTime() - requestedAt.getTime()

describe('a mail', () => {
  it('with a code lives ten minutes, any other an hour', () => {
    expect(lifeOf(requestedMail('code', 'ada@example.org', now))).toBe(600_000)
    expect(lifeOf(requestedMail('reset-link', 'ada@example.org', now))).toBe(3_600_000)
    expect(lifeOf(notice('email-changed', 'a', 'ada@example.org', now))).toBe(3_600_000)
  })

  it('has an id of its own', () => {
    const ids = Array.from({ length: 50 }, () => requestedMail('code', 'ada@example.org', now).id)
    expect(new Set(ids).size).toBe(50)
  })

  it('waits longer after each failure, a minute at most', () => {
    expect([1, 2, 3, 4, 5, 60].map(waitAfter)).toEqual([1_000, 5_000, 15_000, 30_000, 60_000, 60_000])
  })
})
