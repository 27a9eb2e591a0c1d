import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { IdentityService } from '@rostra/proto/identity'
import jwt from 'jsonwebtoken'
import { createHarness, dumpDatabase, type Harness, newRegistration, refused } from '../harness.ts'
import { exchange, newApp, publicUrl } from './test-app.ts'

const keyInvalid = refused('unauthenticated', 'KEY_INVALID')
const day = 86_400_000

let harness: Harness
let gateway: RpcClient
let elsewhere: RpcClient
let chat: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  const replica = await harness.startReplica()
  gateway = replica.as('gateway')
  chat = replica.as('chat')
  elsewhere = (await harness.startReplica()).as('gateway')
})
afterAll(() => harness?.stop())

async function member() {
  const registration = newRegistration()
  const { account, accessToken, sessionSecret } = await gateway.call(IdentityService.Register, registration)
  return { ...registration, id: account?.id ?? '', token: accessToken, sessionSecret }
}
const authenticate = async (secret: string, client = gateway) => {
  const { accessToken } = await client.call(IdentityService.Authenticate, { sessionSecret: secret, audiences: ['chat'] })
  return jwt.decode(accessToken) as jwt.JwtPayload
}
const list = async ({ token }: { token: string }) => (await gateway.call(IdentityService.ListApps, {}, { token })).apps
const renewed = async ({ sessionSecret }: { sessionSecret: string }) => ({
  token: (await gateway.call(IdentityService.Authenticate, { sessionSecret })).accessToken,
})

describe('the metadata of the authorization server', () => {
  it('names what it has, and nothing of OpenID Connect', async () => {
    const { body } = await exchange(gateway, 'GET', '/.well-known/oauth-authorization-server')
    expect(body).toEqual({
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/oauth/authorize`,
      token_endpoint: `${publicUrl}/oauth/token`,
      registration_endpoint: `${publicUrl}/oauth/register`,
      revocation_endpoint: `${publicUrl}/oauth/revoke`,
      scopes_supported: ['chat', 'read', 'experts'],
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    })
  })

  it.each([
    ['GET', '/oauth/jwks'],
    ['GET', '/jwks'],
    ['GET', '/.well-known/openid-configuration'],
    ['GET', '/oauth/token'],
    ['POST', '/oauth/authorize'],
    ['PUT', '/oauth/register'],
    ['GET', '/oauth/register/anything'],
  ])('does not answer %s %s', async (method, path) => {
    await expect(exchange(gateway, method, path)).rejects.toEqual(refused('not_found', 'NOT_FOUND'))
  })

  it('is for the gateway only', async () => {
    await expect(exchange(chat, 'GET', '/.well-known/oauth-authorization-server')).rejects.toEqual(refused('denied', 'SERVICE_NOT_ALLOWED'))
  })
})

describe('an app that a member allows', () => {
  it('gets a token for what was allowed, which names its budget and resource', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    const begun = await app.begin()
    expect([begun.status, begun.location.pathname]).toEqual([303, '/oauth/consent'])
    const { id, cookie } = begun
    const request = await gateway.call(IdentityService.GetAppRequest, { id, cookie }, { token: ada.token })
    expect(request).toEqual({ id, name: 'Inspector', url: '', destination: 'localhost', scopes: ['chat', 'read'], accessDays: 180 })
    const { access, body } = await app.tokensOf(ada, { scopes: ['chat'], budget: 7 })
    expect([access, body.scope, body.expires_in]).toEqual([expect.stringMatching(/^rt_[\w-]{43}$/), 'chat', 600])
    const [listed] = await list(ada)
    expect(listed).toMatchObject({ name: 'Inspector', scopes: ['chat'], budget: 7, lastUsedAt: '' })
    expect(await authenticate(access, elsewhere)).toMatchObject({
      kind: 'member',
      sub: ada.id,
      sid: listed?.id,
      aud: ['chat'],
      access: { kind: 'app', name: 'Inspector', scopes: ['chat'], budget: 7, resource: 'mcp' },
    })
    expect((await list(ada))[0]?.lastUsedAt).not.toBe('')
    // Each replica keeps the mails that it sent.
    await eventually(async () => {
      const boxes = await Promise.all([gateway, elsewhere].map((client) => client.call(IdentityService.ListDevMailbox, {})))
      const texts = boxes.flatMap(({ mails }) => mails.filter(({ to }) => to === ada.email).map(({ text }) => text))
      expect(texts[0]).toContain('“Inspector”')
    })
  })

  it('comes back with its state and the issuer, and with an error when it is denied', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    const { location } = await app.codeOf(ada)
    expect([location.searchParams.get('state'), location.searchParams.get('iss')]).toEqual(['a state', publicUrl])
    const begun = await app.begin()
    const { continueUrl } = await app.answer(begun, ada, null)
    const back = await exchange(gateway, 'GET', continueUrl.slice(publicUrl.length), { cookie: begun.cookie })
    expect([back.location.origin, back.location.searchParams.get('error')]).toEqual(['http://127.0.0.1:9', 'access_denied'])
  })

  it('asks for every scope when it names none', async () => {
    const ada = await member()
    const { id, cookie } = await (await newApp(gateway)).begin({ scope: undefined })
    const { scopes } = await gateway.call(IdentityService.GetAppRequest, { id, cookie }, { token: ada.token })
    expect(scopes).toEqual(['chat', 'read', 'experts'])
  })

  it('may use any port of the loopback interface', async () => {
    const app = await newApp(gateway)
    expect((await app.begin({ redirect_uri: 'http://127.0.0.1:51234/callback' })).id).not.toBe('')
  })

  it('gets a new refresh token at each use, and ends by the second use of an old one', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    const first = await app.tokensOf(ada)
    const second = await app.refresh(first.refresh)
    expect(second.body.refresh_token).not.toBe(first.refresh)
    expect(await authenticate(second.body.access_token ?? '')).toMatchObject({ sub: ada.id })
    const reused = await app.refresh(first.refresh)
    expect([reused.status, reused.body.error, reused.endedApps]).toEqual([400, 'invalid_grant', [expect.any(String)]])
    await expect(authenticate(second.body.access_token ?? '')).rejects.toEqual(keyInvalid)
    expect((await app.refresh(second.body.refresh_token ?? '')).status).toBe(400)
    expect(await list(ada)).toEqual([])
  })

  it('of concurrent uses of a code or a refresh token one succeeds at most', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    const code = await app.codeOf(ada)
    const redeemed = await Promise.all([app.redeem(code), app.redeem(code), app.redeem(code)])
    expect(redeemed.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    const { refresh } = await app.tokensOf(ada)
    const refreshed = await Promise.all([app.refresh(refresh), app.refresh(refresh), app.refresh(refresh)])
    expect(refreshed.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  it('leaves no secret in the store or the log', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    const code = await app.codeOf(ada)
    const { body } = await app.redeem(code)
    const stored = await dumpDatabase(harness.database)
    const log = await harness.readLog()
    for (const secret of [code.code, body.access_token ?? '', body.refresh_token ?? '']) {
      expect(secret.length).toBeGreaterThan(20)
      expect(stored).not.toContain(secret)
      expect(log).not.toContain(secret)
    }
  })

  it('gets a token for one resource', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    const other = { resource: `${publicUrl}/v1` }
    const { body } = await app.redeem(await app.codeOf(ada, undefined, other), other)
    expect((await authenticate(body.access_token ?? '')).access).toMatchObject({ resource: 'v1' })
  })
})

describe('a code', () => {
  it('is refused with another verifier, address or resource, and by another app', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    const other = await newApp(gateway)
    const changes: Record<string, string>[] = [
      { code_verifier: 'x'.repeat(43) },
      { code_verifier: '' },
      { redirect_uri: 'http://127.0.0.1:10/callback' },
      { resource: `${publicUrl}/v1` },
      { client_id: other.clientId },
    ]
    for (const change of changes) expect([change, (await app.redeem(await app.codeOf(ada), change)).status]).toEqual([change, 400])
  })

  it('that is used twice ends the access that it gave', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    const code = await app.codeOf(ada)
    const { body } = await app.redeem(code)
    await authenticate(body.access_token ?? '')
    const again = await app.redeem(code)
    expect([again.status, again.body.error, again.endedApps.length]).toEqual([400, 'invalid_grant', 1])
    await expect(authenticate(body.access_token ?? '')).rejects.toEqual(keyInvalid)
  })
})

describe('a refresh token', () => {
  it('gives no further scope, no other resource, and nothing to another app', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    const other = await newApp(gateway)
    const { refresh } = await app.tokensOf(ada, { scopes: ['read'], budget: 0 })
    expect((await app.refresh(refresh, { scope: 'chat read' })).body.error).toBe('invalid_scope')
    const { refresh: next } = await app.tokensOf(ada, { scopes: ['read'], budget: 0 })
    expect((await app.refresh(next, { resource: `${publicUrl}/v1` })).status).toBe(400)
    const { refresh: last } = await app.tokensOf(ada, { scopes: ['read'], budget: 0 })
    expect((await other.refresh(last)).body.error).toBe('invalid_grant')
  })

  it('ends 30 days after its last use; an access token after 10 minutes', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    const { access, refresh } = await app.tokensOf(ada)
    harness.clock.now += 601_000
    await expect(authenticate(access)).rejects.toEqual(keyInvalid)
    expect(await list(await renewed(ada))).toHaveLength(1)
    harness.clock.now += 30 * day
    expect((await app.refresh(refresh)).body.error).toBe('invalid_grant')
  })
})
