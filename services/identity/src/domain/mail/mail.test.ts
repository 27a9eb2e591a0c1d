import { describe, expect, it } from '@jest/globals'
import { notice, readMailKind, requestedMail, retryDelayMs } from './mail.ts'

const now = 1_700_000_000_000
const lifetimeOf = ({ requestedAt, expiresAt }: { requestedAt: Date; expiresAt: Date }) => expiresAt.getTime() - requestedAt.getTime()

describe('a mail', () => {
  it('with a code expires after ten minutes, any other after an hour', () => {
    expect(lifetimeOf(requestedMail('code', 'ada@example.org', now))).toBe(600_000)
    expect(lifetimeOf(requestedMail('reset-link', 'ada@example.org', now))).toBe(3_600_000)
    expect(lifetimeOf(notice('email-changed', 'a', 'ada@example.org', now))).toBe(3_600_000)
  })

  it('has a unique id', () => {
    const ids = Array.from({ length: 50 }, () => requestedMail('code', 'ada@example.org', now).id)
    expect(new Set(ids).size).toBe(50)
  })

  it('is retried after growing delays: of a minute for an hour, then of ten', () => {
    expect([1, 2, 3, 4, 5, 60, 61].map(retryDelayMs)).toEqual([1_000, 5_000, 15_000, 30_000, 60_000, 60_000, 600_000])
  })

  it('of an unknown stored kind is an error', () => {
    expect(readMailKind('reset-link')).toBe('reset-link')
    for (const stored of ['', 'newsletter', 'Code']) expect(() => readMailKind(stored)).toThrow('unknown kind of mail')
  })
})
