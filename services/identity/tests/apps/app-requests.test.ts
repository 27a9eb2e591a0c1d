import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { createHarness, type Harness, newRegistration, refused } from '../harness.ts'
import { exchange, newApp, publicUrl, redirectUri, register } from './test-app.ts'

const day = 86_400_000
const notFound = refused('not_found', 'APP_REQUEST_NOT_FOUND')

let harness: Harness
let gateway: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).as('gateway')
})
afterAll(() => harness?.stop())

async function member() {
  const { accessToken } = await gateway.call(IdentityService.Register, newRegistration())
  return { token: accessToken }
}

describe('a request is refused', () => {
  it('for another address to return to, without a redirect', async () => {
    const app = await newApp(gateway)
    for (const redirect_uri of [
      'https://evil.example/',
      'http://127.0.0.1:9/other',
      `${redirectUri}?more=1`,
      'http://localhost:9/callback',
    ]) {
      const answer = await app.begin({ redirect_uri })
      expect([answer.status, answer.location.protocol]).toEqual([400, 'none:'])
      expect(answer.text).toMatch(/^The request of the app cannot be continued/)
    }
  })

  it.each([
    [{ code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_type: 'id_token' }, 'unsupported_response_type'],
  ])('with %j', async (changes, error) => {
    const answer = await (await newApp(gateway)).begin(changes)
    expect([answer.status, answer.location.protocol, answer.text]).toEqual([400, 'none:', expect.stringContaining(error)])
  })

  it('to a browser that has not begun it', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    const begun = await app.begin()
    const other = await app.begin()
    for (const cookie of ['', other.cookie]) {
      const call = { id: begun.id, cookie }
      await expect(gateway.call(IdentityService.GetAppRequest, call, ada)).rejects.toEqual(notFound)
      await expect(app.answer(call, ada, { scopes: ['chat'], budget: 1 })).rejects.toEqual(notFound)
    }
    const { continueUrl } = await app.answer(begun, ada, { scopes: ['chat'], budget: 1 })
    const stolen = await exchange(gateway, 'GET', continueUrl.slice(publicUrl.length), { cookie: other.cookie })
    expect([stolen.location.pathname, stolen.location.searchParams.get('code')]).toEqual(['/oauth/consent', null])
  })

  it('at a second answer, for a scope that was not asked for, and for a budget beyond the limit', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    const begun = await app.begin()
    for (const allowed of [
      { scopes: ['experts'], budget: 1 },
      { scopes: [], budget: 1 },
      { scopes: ['chat'], budget: 100_001 },
    ])
      await expect(app.answer(begun, ada, allowed)).rejects.toEqual(refused('invalid', 'VALIDATION'))
    await app.answer(begun, ada, { scopes: ['chat'], budget: 1 })
    await expect(app.answer(begun, ada, { scopes: ['chat'], budget: 1 })).rejects.toEqual(notFound)
  })

  it('to the token of a program', async () => {
    const app = await newApp(gateway)
    const { access } = await app.tokensOf(await member())
    const { accessToken } = await gateway.call(IdentityService.Authenticate, { sessionSecret: access, audiences: ['identity'] })
    const program = { token: accessToken }
    const beyond = refused('denied', 'INSUFFICIENT_SCOPE')
    await expect(app.answer(await app.begin(), program, { scopes: ['chat'], budget: 9 })).rejects.toEqual(beyond)
    await expect(gateway.call(IdentityService.ListApps, {}, program)).rejects.toEqual(beyond)
  })

  it('to an account with 20 apps', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    for (let count = 0; count < 20; count++) await app.answer(await app.begin(), ada, { scopes: ['chat'], budget: 1 })
    await expect(app.answer(await app.begin(), ada, { scopes: ['chat'], budget: 1 })).rejects.toEqual(refused('exists', 'APP_LIMIT'))
  })
})

describe('the registration of an app', () => {
  it('keeps its name as one line of plain text and its https page, and drops the rest', async () => {
    const { status, body } = await register(gateway, {
      client_name: '  My\n\u202e<b>app</b>  ',
      client_uri: 'https://app.example/',
      logo_uri: 'https://app.example/logo.png',
      scope: 'openid admin',
      client_secret: 'x',
      token_endpoint_auth_method: 'client_secret_basic',
    })
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ client_name: 'My <b>app</b>', client_uri: 'https://app.example/', token_endpoint_auth_method: 'none' }),
    ])
    expect(JSON.stringify(body)).not.toMatch(/secret|openid|admin|logo/)
    expect((await register(gateway, { client_uri: 'http://app.example/' })).body).not.toHaveProperty('client_uri')
  })

  it.each([
    [{ redirect_uris: [] }, 'invalid_client_metadata'],
    [{ redirect_uris: Array(11).fill(redirectUri) }, 'invalid_client_metadata'],
    [{ redirect_uris: [`https://a.example/${'x'.repeat(1_000)}`] }, 'invalid_client_metadata'],
    [{ redirect_uris: ['http://a.example/'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://a.example/#part'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://user@a.example/'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['data:text/html,x'] }, 'invalid_redirect_uri'],
  ])('refuses %j', async (metadata, error) => {
    const { status, body } = await register(gateway, metadata)
    expect([status, body.error]).toEqual([400, error])
  })

  it('ends after 24 hours, unless a member has allowed the app', async () => {
    const unused = await newApp(gateway)
    const used = await newApp(gateway)
    await used.tokensOf(await member())
    harness.clock.now += day + 1_000
    expect((await unused.begin()).status).toBe(400)
    expect((await used.begin()).id).not.toBe('')
  })
})
