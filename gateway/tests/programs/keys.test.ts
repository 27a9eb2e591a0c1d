import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { timed } from '@rostra/kit/testing/running-time'
import { z } from 'zod'
import { responseWritten, route } from '../../src/routing/route.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { requestRaw } from '../support/stream-client.ts'

const ask = route({
  method: 'get',
  path: '/v1/test',
  summary: 'Answers a program',
  bearer: 'any',
  responses: { 200: z.object({}) },
  handle: async () => ({ status: 200, body: {} }),
})
/** Sends its head, and ends with its client. */
const stream = route({
  method: 'get',
  path: '/v1/test/stream',
  summary: 'Answers without an end',
  bearer: 'any',
  responses: { 200: z.string() },
  handle: async ({ response }) => {
    response.writeHead(200).flushHeaders()
    return responseWritten
  },
})

const wireKey = {
  id: 'k-1',
  name: 'laptop',
  scopes: ['chat'],
  start: 'rk_abcde',
  createdAt: '2026-01-02T00:00:00.000Z',
  lastUsedAt: '',
  expiresAt: '',
}
const key = { ...wireKey, lastUsedAt: null, expiresAt: null }

let gateway: TestGateway
let other: Awaited<ReturnType<TestGateway['replica']>>
/** The accounts of the valid keys. */
const live = new Map<string, string>()
beforeAll(async () => {
  // Without a revocation, a replica would accept a key for a minute.
  gateway = await startGateway({}, { routes: [ask, stream], sessionCacheMs: 60_000 })
  other = await gateway.replica()
  const { identity, tokens } = gateway
  const authenticateMember = async (secret: string) =>
    tokens.sign({ kind: 'member', sub: secret, name: secret, role: 'citizen', sid: secret })
  identity.on('Authenticate', async ({ request: { sessionSecret } }) => {
    if (!sessionSecret.startsWith('rk_')) return { accessToken: await authenticateMember(sessionSecret) }
    const id = live.get(sessionSecret)
    if (!id) throw new DomainError('unauthenticated', 'KEY_INVALID', 'ended')
    const access = { kind: 'key' as const, name: 'laptop', scopes: ['chat' as const] }
    return { accessToken: await tokens.sign({ kind: 'member', sub: id, name: id, role: 'citizen', sid: `id-of-${sessionSecret}`, access }) }
  })
  identity.on('ListAccessKeys', () => ({ keys: [wireKey] }))
  identity.on('CreateAccessKey', () => ({ accessKey: wireKey, key: `rk_${'x'.repeat(43)}` }))
  identity.on('RevokeAccessKey', ({ request }) => {
    for (const secret of live.keys()) if (`id-of-${secret}` === request.id) live.delete(secret)
    return {}
  })
  identity.on('ResetPassword', ({ request }) => {
    for (const [secret, id] of live) if (id === request.token) live.delete(secret)
    return { accountId: request.token, deviceToken: '' }
  })
})
afterAll(() => gateway?.stop())

const ada = { cookie: 'rostra_session=ada' }
const json = { 'Content-Type': 'application/json' }
const newSecret = (letter: string, owner = 'ada') => {
  const secret = `rk_${letter.repeat(43)}`
  live.set(secret, owner)
  return { secret, headers: { authorization: `Bearer ${secret}` } }
}
const statusAt = async (replica: { fetch: TestGateway['fetch'] }, headers: Record<string, string>) =>
  (await replica.fetch('/v1/test', { headers })).status

describe('the keys of a member', () => {
  it('are listed, and made with the key in that one response', async () => {
    expect(await (await gateway.fetch('/api/keys', { headers: ada })).json()).toEqual([key])
    const made = await gateway.post('/api/keys', { name: ' laptop ', scopes: ['chat'], expiresInDays: 30 }, ada)
    expect([made.status, await made.json()]).toEqual([201, { ...key, key: `rk_${'x'.repeat(43)}` }])
    expect(gateway.identity.calls('CreateAccessKey').at(-1)?.request).toMatchObject({ name: 'laptop', scopes: ['chat'], expiresInDays: 30 })
  })

  it.each([
    { scopes: ['chat'] },
    { name: ' ', scopes: ['chat'] },
    { name: 'x'.repeat(61), scopes: ['chat'] },
    { name: 'a', scopes: [] },
    { name: 'a', scopes: ['admin'] },
    { name: 'a', scopes: ['chat'], expiresInDays: 0 },
    { name: 'a', scopes: ['chat'], expiresInDays: 366 },
  ])('are not made from %j', async (body) => {
    const response = await gateway.post('/api/keys', body, ada)
    expect([response.status, (await response.json()).reason]).toEqual([400, 'VALIDATION'])
  })

  it('are the business of a signed-in member', async () => {
    const { headers } = newSecret('k')
    for (const [method, path] of [
      ['GET', '/api/keys'],
      ['POST', '/api/keys'],
      ['DELETE', '/api/keys/k-1'],
    ] as const) {
      const response = await gateway.fetch(path, { method, headers: { ...headers, ...json }, ...(method === 'POST' && { body: '{}' }) })
      expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    }
  })
})

describe('a key that ends is refused by another replica at once, and its open responses end', () => {
  it.each([
    ['its revocation', 'DELETE', (secret: string) => `/api/keys/id-of-${secret}`, undefined],
    ['a reset of the password', 'POST', () => '/api/reset-password', { token: 'ada', newPassword: 'Engine1844' }],
  ] as const)('after %s', async (_what, method, path, body) => {
    const { secret, headers } = newSecret(method === 'POST' ? 'p' : 'd')
    const bystander = newSecret(method === 'POST' ? 'q' : 'e', 'bob')
    for (const replica of [gateway, other])
      expect([await statusAt(replica, headers), await statusAt(replica, bystander.headers)]).toEqual([200, 200])
    const streams = await Promise.all([gateway, other].map(({ url }) => requestRaw(`${url}/v1/test/stream`, { headers })))
    const unaffected = await requestRaw(`${other.url}/v1/test/stream`, { headers: bystander.headers })

    const response = await gateway.fetch(path(secret), {
      method,
      headers: { ...ada, ...json },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(response.status).toBeLessThan(300)
    const { ms } = await timed(async () => {
      await Promise.all(streams.map(({ ended }) => ended))
      await eventually(async () => expect(await statusAt(other, headers)).toBe(401))
    })
    // Within a second on an idle machine; the cache alone would take 60 s.
    expect(ms).toBeLessThan(10_000)
    process.stdout.write(`revocation of a key on the other replica: ${Math.round(ms)} ms\n`)
    expect(await statusAt(gateway, headers)).toBe(401)
    expect(await statusAt(other, bystander.headers)).toBe(200)
    expect(unaffected.response.closed).toBe(false)
    unaffected.disconnect()
  })
})
