import { describe, expect, it } from '@jest/globals'
import { createProductVerifier } from '@rostra/platform/tokens'
import jwt from 'jsonwebtoken'
import type { KeyRing } from '../domain/keys/key-ring.ts'
import { generateSigningKey } from './generate-signing-key.ts'
import { createSigner } from './signer.ts'

const start = 1_700_000_000_000
const [first, second] = await Promise.all([generateSigningKey(new Date(start)), generateSigningKey(new Date(start + 60_000))])
const guest = { kind: 'guest', sub: 'g', aud: ['chat'] } as const
const kidOf = ({ token }: { token: string }) => (jwt.decode(token, { complete: true }) as jwt.Jwt).header.kid

describe('the signer', () => {
  it('issues tokens that a verifier accepts until they expire', async () => {
    let now = start
    const signer = createSigner({ readKeys: async () => ({ current: first }), now: () => now })
    const verify = createProductVerifier({ fetchKeys: async () => ({ keys: [first.publicJwk as { kty: string }] }), now: () => now })
    const { token, expiresAt } = await signer.issue(guest, 60)
    expect(expiresAt).toEqual(new Date(start + 60_000))
    await expect(verify(token, 'chat')).resolves.toEqual({ ...guest, exp: start / 1000 + 60 })
    now = start + 66_000
    await expect(verify(token, 'chat')).rejects.toThrow(expect.objectContaining({ reason: 'TOKEN_INVALID' }))
  })

  it('signs with a key of another replica once it is active', async () => {
    let now = start
    let ring: KeyRing = { current: first }
    const signer = createSigner({ readKeys: async () => ring, now: () => now })
    const issue = () => signer.issue(guest, 60).then(kidOf)
    expect(await issue()).toBe(first.kid)
    ring = { current: second, previous: first }
    now = start + 63_000
    expect(await issue()).toBe(first.kid)
    now = start + 65_000
    expect(await issue()).toBe(second.kid)
  })

  it('reads the keys once for many tokens, and again after a failure', async () => {
    let reads = 0
    const signer = createSigner({
      readKeys: async () => {
        if (++reads === 1) throw new Error('no primary')
        return { current: first }
      },
      now: () => start,
    })
    const issue = () => signer.issue(guest, 60)
    await expect(issue()).rejects.toThrow('no primary')
    await Promise.all(Array.from({ length: 20 }, issue))
    expect(reads).toBe(2)
  })

  it('returns the same token for the same claims as long as it may be used again', async () => {
    let now = start
    const signer = createSigner({ readKeys: async () => ({ current: first }), now: () => now })
    const issue = (aud: string) => signer.issue({ ...guest, aud: [aud] }, 60, { reuseSeconds: 20 })
    const { token, expiresAt } = await issue('chat')
    now += 19_999
    expect(await issue('chat')).toEqual({ token, expiresAt })
    expect((await issue('billing')).token).not.toBe(token)
    now += 1
    expect((await issue('chat')).expiresAt).toEqual(new Date(start + 80_000))
  })

  it('throws without a key', async () => {
    const signer = createSigner({ readKeys: async () => null, now: () => start })
    await expect(signer.issue(guest, 60)).rejects.toThrow('there is no signing key yet')
  })
})
