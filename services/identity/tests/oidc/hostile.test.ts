import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { createHarness, type Harness, refused } from '../harness.ts'
import { type HostileIssuer, startHostileIssuer } from './hostile-issuer.ts'

const clientId = 'rostra'

let harness: Harness
let gateway: RpcClient
let hostile: HostileIssuer
beforeAll(async () => {
  harness = await createHarness()
  hostile = await startHostileIssuer(clientId)
  const settings = { clientId, clientSecret: 'a secret', label: 'Hostile' }
  const issuers = [
    { ...settings, id: 'hostile', issuer: hostile.url },
    { ...settings, id: 'gone', issuer: 'http://127.0.0.1:9', label: 'Gone' },
  ]
  gateway = (await harness.startReplica({ OIDC_ISSUERS: JSON.stringify(issuers) })).as('gateway')
})
afterAll(async () => {
  await harness?.stop()
  await hostile?.stop()
})

const begin = (issuerId = 'hostile') => gateway.call(IdentityService.StartIssuerSignIn, { issuerId })

/** Signs in with claims in place of the right ones, and with another answer of the authorization page. */
async function finish(claims: Record<string, unknown>, answer: Record<string, string> = {}) {
  const { url, browserSecret } = await begin()
  hostile.claims = claims
  const response = hostile.answer(url, answer)
  return gateway.call(IdentityService.FinishIssuerSignIn, { issuerId: 'hostile', response, browserSecret })
}

describe('the answer of an issuer', () => {
  it('is accepted when all of it is right', async () => {
    expect((await finish({})).signUp).toMatchObject({ email: 'hostile@example.org' })
  })

  it.each([
    ['another nonce', { nonce: 'of another sign-in' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://other.example' }],
    ['another audience', { aud: 'another client' }],
    ['a past expiry', { exp: Math.floor(Date.now() / 1000) - 3_600 }],
    ['no subject', { sub: undefined }],
    ['a subject that is too long', { sub: 'x'.repeat(256) }],
  ])('with %s in its token is refused', async (_, claims) => {
    await expect(finish(claims)).rejects.toEqual(refused('denied', 'OIDC_REFUSED'))
  })

  it('in the name of another issuer is refused', async () => {
    await expect(finish({}, { iss: 'https://other.example' })).rejects.toEqual(refused('denied', 'OIDC_REFUSED'))
  })

  it('without a code, or with an unknown error, is refused', async () => {
    await expect(finish({}, { code: '' })).rejects.toEqual(refused('denied', 'OIDC_REFUSED'))
    await expect(finish({}, { error: 'server_error' })).rejects.toEqual(refused('denied', 'OIDC_REFUSED'))
  })

  it('with an address that is not valid here leaves it to the person', async () => {
    expect((await finish({ email: 'a@b', sub: 'other-1' })).signUp?.email).toBe('')
    expect((await finish({ email: ['a@example.org'], sub: 'other-2' })).signUp?.email).toBe('')
  })
})

describe('an issuer that is down', () => {
  const down = refused('unavailable', 'ISSUER_UNAVAILABLE')

  it('refuses its own sign-in only', async () => {
    await expect(begin('gone')).rejects.toEqual(down)
    expect((await begin()).url).toContain(hostile.url)
  })

  it('while the browser is there says so, and is asked again', async () => {
    hostile.fails = true
    await expect(finish({})).rejects.toEqual(down)
    hostile.fails = false
    expect((await finish({})).signUp).not.toBeNull()
  })
})

it('the log names the failure, but no person and no secret', async () => {
  await expect(finish({ nonce: 'of another sign-in', email: 'secret-person@example.org' })).rejects.toThrow()
  const log = await harness.readLog()
  expect(log).toContain('a sign-in by an issuer failed')
  expect(log).not.toContain('secret-person')
  expect(log).not.toContain('a secret')
})
