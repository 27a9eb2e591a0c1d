import { describe, expect, it } from '@jest/globals'
import { guestTokenSeconds, isFresh } from './guest-token.ts'

describe('a guest token', () => {
  const issuedAt = 1_000_000_000
  const exp = issuedAt + guestTokenSeconds

  it('is reused for a day', () => {
    expect(isFresh(exp, issuedAt * 1000)).toBe(true)
    expect(isFresh(exp, (issuedAt + 86_400) * 1000 + 999)).toBe(true)
  })

  it('is replaced after a day', () => {
    expect(isFresh(exp, (issuedAt + 86_401) * 1000)).toBe(false)
  })
})
