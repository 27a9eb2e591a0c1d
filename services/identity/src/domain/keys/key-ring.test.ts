import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { activeKey, isRotationDue, type KeyRing, refuseEarlyRotation } from './key-ring.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const key = (kid: string, at: number) => ({ kid, publicJwk: { kty: 'RSA', kid }, privateKey, createdAt: new Date(at) })
const day = 86_400_000
const rotated: KeyRing = { current: key('new', 100 * day), previous: key('old', 70 * day) }

describe('the key ring', () => {
  it('is due for rotation after 30 days', () => {
    expect(isRotationDue(rotated, 130 * day - 1)).toBe(false)
    expect(isRotationDue(rotated, 130 * day)).toBe(true)
  })

  it('signs with the previous key for the first 5 seconds of a new key', () => {
    expect(activeKey(rotated, 100 * day + 4_999).kid).toBe('old')
    expect(activeKey(rotated, 100 * day + 5_000).kid).toBe('new')
  })

  it('signs with the first key at once', () => {
    expect(activeKey({ current: key('first', day) }, day).kid).toBe('first')
  })

  it('rejects a rotation within 11 minutes of the previous one', () => {
    const refusal = expect.objectContaining({ kind: 'state', reason: 'ROTATED_RECENTLY', details: { retryAfter: 60 } })
    expect(() => refuseEarlyRotation(rotated, 100 * day + 10 * 60_000)).toThrow(refusal)
    expect(() => refuseEarlyRotation(rotated, 100 * day + 11 * 60_000)).not.toThrow()
  })

  it('allows a rotation at any time while it holds one key', () => {
    expect(() => refuseEarlyRotation({ current: key('first', day) }, day)).not.toThrow()
  })
})
