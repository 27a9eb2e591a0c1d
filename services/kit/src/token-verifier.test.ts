import { describe, expect, it } from '@jest/globals'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { issuer } from './claims.ts'
import { createTokenVerifier } from './token-verifier.ts'

async function key(kid: string, alg = 'RS256') {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid, alg }
  const sign = (claims: object, { by = issuer, seconds = 60 } = {}) =>
    new SignJWT({ kind: 'guest', sub: 'g', ...claims })
      .setProtectedHeader({ alg, kid })
      .setIssuer(by)
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(privateKey)
  return { jwk, sign }
}

describe('verifying tokens', () => {
  it('believes a token of a known key, and asks for the keys once', async () => {
    const { jwk, sign } = await key('one')
    let fetched = 0
    const verify = createTokenVerifier({ fetchKeys: async () => ({ keys: fetched++ >= 0 ? [jwk] : [] }) })
    const token = await sign({})
    expect(await verify(token)).toMatchObject({ kind: 'guest', sub: 'g' })
    expect(await verify(token)).toMatchObject({ kind: 'guest', sub: 'g' })
    expect(await verify(await sign({ sub: 'h' }))).toMatchObject({ sub: 'h' })
    expect(fetched).toBe(1)
  })

  it('finds the new key after a rotation, and doesn’t ask again for every forged key id', async () => {
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

  it('refuses what is forged, expired, of another issuer, of another algorithm, or says nothing it knows', async () => {
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

  it('forgets a token when it expires, however often it was believed', async () => {
    const { jwk, sign } = await key('one')
    let time = Date.now()
    const verify = createTokenVerifier({ fetchKeys: async () => ({ keys: [jwk] }), now: () => time })
    const token = await sign({}, { seconds: 2 })
    await verify(token)
    time += 4_000
    await expect(verify(token)).rejects.toMatchObject({ reason: 'TOKEN_INVALID' })
  })
})
