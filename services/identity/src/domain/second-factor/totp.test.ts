import { describe, expect, it } from '@jest/globals'
import { Secret } from 'otpauth'
import { generateTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** The secret of RFC 6238, appendix B. */
const secret = Secret.fromLatin1('12345678901234567890').base32

describe('a code of an authenticator app', () => {
  // The appendix lists 8 digits. A code of 6 digits is their last 6.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('is that of RFC 6238 at %d s', (seconds, code) => {
    expect(stepOfCode(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('is accepted one step early and one step late, and no further', () => {
    const at = 1111111109_000
    const step = 37037036
    const drifted = [-60_000, -30_000, 0, 30_000, 60_000].map((drift) => stepOfCode(secret, '081804', at + drift))
    expect(drifted).toEqual([null, step, step, step, null])
  })

  it('is refused for a step that is not later than the latest', () => {
    const at = 1111111109_000
    const step = 37037036
    expect([step - 1, step, step + 1].map((last) => stepOfCode(secret, '081804', at, last))).toEqual([step, null, null])
  })

  it.each(['', '81804', '0818040', ' 81804', '08180a', '٠٨١٨٠٤'])('has six digits, unlike %j', (code) => {
    expect(stepOfCode(secret, code, 1111111109_000)).toBeNull()
  })
})

describe('a new secret', () => {
  it('has 160 bits', () => {
    expect(generateTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(generateTotpSecret()).not.toBe(generateTotpSecret())
  })

  it('is read by apps from its address', () => {
    expect(totpUri(secret, 'ada_l')).toBe(`otpauth://totp/Rostra:ada_l?issuer=Rostra&secret=${secret}&algorithm=SHA1&digits=6&period=30`)
  })
})
