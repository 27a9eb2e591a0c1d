import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { isDue, type KeyRing, refuseHastyRotation, signingKey } from './key-ring.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const key = (kid: string, at: number) => ({ kid, publicJwk: { kty: 'RSA', kid }, privateKey, createdAt: new Date(at) })
const day = 86_400_000
const rotated: KeyRing = { current: key('new', 100 * day), previous: key('old', 70 * day) }

describe('the signing keys', () => {
  it('are renewed after 30 days', () => {
    expect(isDue(rotated, 130 * day - 1)).toBe(false)
    expect(isDue(rotated, 130 * day)).toBe(true)
  })

  it('sign with the old one until every verifier can know the new one', () => {
    expect(signingKey(rotated, 100 * day + 4_999).kid).toBe('old')
    expect(signingKey(rotated, 100 * day + 5_000).kid).toBe('new')
  })

  it('sign with the first one at once', () => {
    expect(signingKey({ current: key('first', day) }, day).kid).toBe('first')
  })

  it('are not rotated again while service tokens of the dropped key live', () => {
    const refusal = expect.objectContaining({ kind: 'state', reason: 'ROTATED_RECENTLY', details: { retryAfter: 60 } })
    expect(() => refuseHastyRotation(rotated, 100 * day + 10 * 60_000)).toThrow(refusal)
    expect(() => refuseHastyRotation(rotated, 100 * day + 11 * 60_000)).not.toThrow()
  })

  it('may be rotated at any time while there is only one', () => {
    expect(() => refuseHastyRotation({ current: key('first', day) }, day)).not.toThrow()
  })
})
