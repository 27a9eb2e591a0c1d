import { describe, expect, it } from '@jest/globals'
import { guestTokenSeconds, isYoung } from './guest.ts'

describe("a guest's token", () => {
  const issuedAt = 1_000_000_000
  const exp = issuedAt + guestTokenSeconds

  it('stays the same for a day', () => {
    expect(isYoung(exp, issuedAt * 1000)).toBe(true)
    expect(isYoung(exp, (issuedAt + 86_400) * 1000 + 999)).toBe(true)
  })

  it('is renewed after a day', () => {
    expect(isYoung(exp, (issuedAt + 86_401) * 1000)).toBe(false)
  })
})
