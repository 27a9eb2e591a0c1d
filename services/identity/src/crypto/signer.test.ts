import { describe, expect, it } from '@jest/globals'
import { createTokenVerifier } from '@rostra/kit/token-verifier'
import { decodeProtectedHeader } from 'jose'
import type { KeyRing } from '../domain/key-ring.ts'
import { makeSigningKey } from './rsa-key.ts'
import { createSigner } from './signer.ts'

const start = 1_700_000_000_000
const [first, second] = await Promise.all([makeSigningKey(new Date(start)), makeSigningKey(new Date(start + 60_000))])
const kidOf = ({ token }: { token: string }) => decodeProtectedHeader(token).kid

describe('signing', () => {
  it('gives tokens that a verifier believes until they run out', async () => {
    let now = start
    const signer = createSigner({ ring: async () => ({ current: first }), now: () => now })
    const verify = createTokenVerifier({ fetchKeys: async () => ({ keys: [first.publicJwk as { kty: string }] }), now: () => now })
    const { token, expiresAt } = await signer.issue({ kind: 'guest', sub: 'g' }, 60)
    expect(expiresAt).toEqual(new Date(start + 60_000))
    await expect(verify(token)).resolves.toEqual({ kind: 'guest', sub: 'g', exp: start / 1000 + 60 })
    now = start + 61_000
    await expect(verify(token)).rejects.toThrow(expect.objectContaining({ reason: 'TOKEN_INVALID' }))
  })

  it('takes up a key that another replica made, once it has settled', async () => {
    let now = start
    let ring: KeyRing = { current: first }
    const signer = createSigner({ ring: async () => ring, now: () => now })
    const issue = () => signer.issue({ kind: 'guest', sub: 'g' }, 60).then(kidOf)
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
      ring: async () => {
        if (++reads === 1) throw new Error('no primary')
        return { current: first }
      },
      now: () => start,
    })
    const issue = () => signer.issue({ kind: 'guest', sub: 'g' }, 60)
    await expect(issue()).rejects.toThrow('no primary')
    await Promise.all(Array.from({ length: 20 }, issue))
    expect(reads).toBe(2)
  })

  it('does not pretend without a key', async () => {
    const signer = createSigner({ ring: async () => null, now: () => start })
    await expect(signer.issue({ kind: 'guest', sub: 'g' }, 60)).rejects.toThrow('there is no signing key yet')
  })
})
