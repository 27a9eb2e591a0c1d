import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { createTokenVerifier as createVerifier, type PublicKeySet } from './token-verifier.ts'

const issuer = 'tests'
const claims = z.object({ kind: z.literal('guest'), sub: z.string(), exp: z.number(), aud: z.array(z.string()).default([]) })
const createTokenVerifier = (options: { fetchKeys: () => Promise<PublicKeySet>; now?: () => number }) => {
  const verify = createVerifier({ issuer, claims, ...options })
  return (token: string, audience = 'here') => verify(token, audience)
}

async function key(kid: string, algorithm: jwt.Algorithm = 'RS256') {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid }
  const sign = async (claims: object, { by = issuer, seconds = 60 } = {}) => {
    const exp = Math.floor(Date.now() / 1000) + seconds
    return jwt.sign({ kind: 'guest', sub: 'g', aud: ['here'], exp, ...claims }, privateKey, { algorithm, keyid: kid, issuer: by })
  }
  return { jwk, sign }
}

describe('verifying tokens', () => {
  it('accepts a token of a known key and fetches the keys once', async () => {
    const { jwk, sign } = await key('one')
    let fetched = 0
    const verify = createTokenVerifier({ fetchKeys: async () => ({ keys: fetched++ >= 0 ? [jwk] : [] }) })
    const token = await sign({})
    expect(await verify(token)).toMatchObject({ kind: 'guest', sub: 'g' })
    expect(await verify(token)).toMatchObject({ kind: 'guest', sub: 'g' })
    expect(await verify(await sign({ sub: 'h' }))).toMatchObject({ sub: 'h' })
    expect(fetched).toBe(1)
  })

  it('fetches the new key after a rotation, and does not fetch again for every forged key id', async () => {
    const [old, next, forged] = await Promise.all([key('old'), key('new'), key('forged')])
    const keys = [old.jwk]
    let time = Date.now()
    let fetched = 0
    const verify = createTokenVerifier({ fetchKeys: async () => ({ keys: fetched++ >= 0 ? [...keys] : [] }), now: () => time })
    await verify(await old.sign({}))
    keys.push(next.jwk)
    time += 3_000
    expect(await verify(await next.sign({}))).toMatchObject({ kind: 'guest' })
    expect(await verify(await old.sign({ sub: 'x' }))).toMatchObject({ sub: 'x' })
    for (let index = 0; index < 5; index++) await expect(verify(await forged.sign({ sub: String(index) }))).rejects.toThrow()
    expect(fetched).toBe(2)
  })

  it('refuses a token that is forged, expired, of another issuer or algorithm, or with unknown claims', async () => {
    const [real, liar, symmetric] = await Promise.all([key('one'), key('one'), key('one', 'PS256')])
    const verify = createTokenVerifier({ fetchKeys: async () => ({ keys: [real.jwk] }) })
    const tokens = [
      await liar.sign({}),
      await symmetric.sign({}),
      await real.sign({}, { seconds: -10 }),
      await real.sign({}, { by: 'somebody' }),
      `${await real.sign({})}x`,
      '',
      'a.b.c',
    ]
    for (const token of tokens) await expect(verify(token)).rejects.toMatchObject({ reason: 'TOKEN_INVALID' })
    await expect(verify(await real.sign({ kind: 'root' }))).rejects.toThrow()
  })

  it('refuses a token for another audience, or for none, also when it knows the token', async () => {
    const { jwk, sign } = await key('one')
    const verify = createTokenVerifier({ fetchKeys: async () => ({ keys: [jwk] }) })
    const token = await sign({ aud: ['here', 'next'] })
    await expect(verify(token, 'here')).resolves.toMatchObject({ sub: 'g' })
    await expect(verify(token, 'next')).resolves.toMatchObject({ sub: 'g' })
    await expect(verify(token, 'elsewhere')).rejects.toMatchObject({ reason: 'TOKEN_INVALID' })
    await expect(verify(await sign({ aud: [] }))).rejects.toMatchObject({ reason: 'TOKEN_INVALID' })
    await expect(verify(await sign({ aud: undefined }))).rejects.toMatchObject({ reason: 'TOKEN_INVALID' })
  })

  it('refuses a cached token once it expires', async () => {
    const { jwk, sign } = await key('one')
    let time = Date.now()
    const verify = createTokenVerifier({ fetchKeys: async () => ({ keys: [jwk] }), now: () => time })
    const token = await sign({}, { seconds: 2 })
    await verify(token)
    time += 9_000
    await expect(verify(token)).rejects.toMatchObject({ reason: 'TOKEN_INVALID' })
  })
})
