import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { route } from '../../src/routing/route.ts'
import { account } from '../support/account-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

const chatRoute = route({
  method: 'post',
  path: '/v1/test/chat',
  summary: 'Needs the scope chat',
  bearer: 'chat',
  responses: { 200: z.object({ caller: z.unknown() }) },
  handle: async ({ client }) => ({ status: 200, body: { caller: client.caller } }),
})
const anyRoute = route({
  method: 'get',
  path: '/v1/test/any',
  summary: 'Needs any scope',
  bearer: 'any',
  responses: { 200: z.object({ id: z.string() }) },
  handle: async ({ client }) => ({ status: 200, body: { id: client.caller.kind === 'member' ? client.caller.id : '' } }),
})
/** Calls methods beyond the scopes, as a route with a mistake would. */
const careless = route({
  method: 'get',
  path: '/v1/test/careless/{method}',
  summary: 'Calls a method of a service',
  bearer: 'any',
  params: z.object({ method: z.enum(['GetAccount', 'SendAndWait']) }),
  responses: { 200: z.object({}) },
  handle: async ({ params, call }, { identity, chat }) => {
    if (params.method === 'GetAccount') await identity.call(IdentityService.GetAccount, {}, call)
    else await chat.call(ChatService.SendAndWait, {}, call)
    return { status: 200, body: {} }
  },
})

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({}, { routes: [chatRoute, anyRoute, careless] })
  gateway.identity.on('GetAccount', () => account)
})
afterAll(() => gateway?.stop())

const metadata = 'resource_metadata="https://rostra.example/.well-known/oauth-protected-resource/v1"'
const statusOf = async (path: string, headers: Record<string, string>, method = 'GET') =>
  (await gateway.fetch(path, { method, headers })).status

describe('a route of programs', () => {
  it('is for the member of the key, within the scopes of the key', async () => {
    const response = await gateway.fetch('/v1/test/chat', { method: 'POST', headers: await gateway.asKey(['chat'], 'ada') })
    expect(response.status).toBe(200)
    const access = { kind: 'key', id: 'key-ada-chat', name: 'key of ada', scopes: ['chat'] }
    expect((await response.json()).caller).toMatchObject({ kind: 'member', id: 'ada', sessionId: 'key-ada-chat', access })

    const refused = await gateway.fetch('/v1/test/chat', { method: 'POST', headers: await gateway.asKey(['read', 'experts']) })
    expect([refused.status, (await refused.json()).error.code]).toEqual([403, 'insufficient_scope'])
    expect(refused.headers.get('www-authenticate')).toBe(`Bearer error="insufficient_scope", scope="chat", ${metadata}`)
    expect(await statusOf('/v1/test/any', await gateway.asKey(['experts']))).toBe(200)
  })

  it.each([
    ['no header', {}, ''],
    ['an unknown key', { authorization: `Bearer rk_${'x'.repeat(43)}` }, 'invalid_token'],
    ['a key in the wrong scheme', { authorization: 'Basic cmtfYWJj' }, ''],
    ['no key', { authorization: 'Bearer ' }, ''],
    ['a long header', { authorization: `Bearer rk_${'x'.repeat(2_000)}` }, ''],
  ])('answers 401 to a call with %s, and says where a token comes from', async (_what, headers, error) => {
    const response = await gateway.fetch('/v1/test/any', { headers: headers as Record<string, string> })
    expect([response.status, (await response.json()).error.code]).toEqual([401, 'invalid_api_key'])
    const refusal = error && `error="${error}", error_description="The token is not valid, or has ended", `
    expect(response.headers.get('www-authenticate')).toBe(`Bearer ${refusal}${metadata}`)
  })

  it('has metadata by RFC 9728, which name the authorization server and the resource of its tokens', async () => {
    const response = await gateway.fetch('/.well-known/oauth-protected-resource/v1')
    expect(await response.json()).toEqual({
      resource: 'https://rostra.example/v1',
      authorization_servers: ['https://rostra.example'],
      scopes_supported: ['chat', 'read', 'experts'],
      bearer_methods_supported: ['header'],
      resource_name: 'Rostra',
    })
    expect([response.headers.get('access-control-allow-origin'), response.headers.get('cache-control')]).toEqual([
      '*',
      'public, max-age=3600',
    ])
  })

  it('reads no cookie, and takes no secret of a session', async () => {
    const { cookie } = await gateway.asMember('ada')
    const secret = cookie.slice('rostra_session='.length)
    expect(await statusOf('/v1/test/any', { cookie })).toBe(401)
    expect(await statusOf('/v1/test/any', { authorization: `Bearer ${secret}` })).toBe(401)
    const { authorization } = await gateway.asKey(['chat'], 'bob')
    const response = await gateway.fetch('/v1/test/any', { headers: { cookie, authorization } })
    expect(await response.json()).toEqual({ id: 'bob' })
  })

  it('may be called by pages of every site, without cookies', async () => {
    const headers = { ...(await gateway.asKey(['chat'])), origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const response = await gateway.fetch('/v1/test/chat', { method: 'POST', headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.has('access-control-allow-credentials')).toBe(false)
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After')
    const preflight = await gateway.fetch('/v1/test/chat', { method: 'OPTIONS', headers: { origin: headers.origin } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
    expect((await gateway.fetch('/v1/nothing')).headers.get('access-control-allow-origin')).toBe('*')
    expect((await gateway.fetch('/api/user')).headers.has('access-control-allow-origin')).toBe(false)
  })

  it('calls no method of a service beyond the scopes of the key, whatever the route does', async () => {
    const headers = await gateway.asKey(['read'])
    for (const method of ['GetAccount', 'SendAndWait']) {
      const response = await gateway.fetch(`/v1/test/careless/${method}`, { headers })
      expect([method, response.status, (await response.json()).error.code]).toEqual([method, 403, 'insufficient_scope'])
    }
  })

  it('allows 60 calls a minute with one key, and says how many are left', async () => {
    const headers = await gateway.asKey(['chat'], 'busy')
    const first = await gateway.fetch('/v1/test/any', { headers })
    expect(first.headers.get('x-ratelimit-limit-requests')).toBe('60')
    expect(first.headers.get('x-ratelimit-remaining-requests')).toBe('59')
    for (let call = 2; call <= 60; call++) expect(await statusOf('/v1/test/any', headers)).toBe(200)
    const refused = await gateway.fetch('/v1/test/any', { headers })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('x-ratelimit-limit-requests')).toBe('60')
    expect(refused.headers.get('x-ratelimit-remaining-requests')).toBe('0')
    expect(refused.headers.get('x-ratelimit-reset-requests')).toMatch(/^\d+s$/)
    expect(await statusOf('/v1/test/any', await gateway.asKey(['read'], 'busy'))).toBe(200)
  })
})

describe('every other route', () => {
  it('ignores the header of a key, and takes no key as a cookie', async () => {
    const headers = await gateway.asKey(['chat', 'read', 'experts'])
    const key = headers.authorization.slice('Bearer '.length)
    for (const each of [headers, { cookie: `rostra_session=${key}` }]) {
      const response = await gateway.fetch('/api/user/sessions', { headers: each })
      expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    }
  })
})
