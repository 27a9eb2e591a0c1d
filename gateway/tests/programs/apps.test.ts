import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'
import { route } from '../../src/routing/route.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { requestRaw } from '../support/stream-client.ts'

const ask = route({
  method: 'get',
  path: '/v1/test',
  summary: 'Answers a program',
  bearer: 'chat',
  responses: { 200: z.object({}) },
  handle: async () => ({ status: 200, body: {} }),
})

const wireApp = {
  id: 'a-1',
  name: 'Inspector',
  url: 'https://inspector.example/',
  scopes: ['chat'],
  budget: 100,
  grantedAt: '2026-01-02T00:00:00.000Z',
  lastUsedAt: '',
}
const asked = { name: 'Inspector', url: '', destination: 'localhost', scopes: ['chat'], accessDays: 180 }
const begun = { cookie: 'rostra_oauth_request=r-1; rostra_oauth_request.sig=s; rostra_session=secret; other=1' }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({}, { routes: [ask] })
  const { identity, billing } = gateway
  identity.on('ListApps', () => ({ apps: [wireApp, { ...wireApp, id: 'a-2', lastUsedAt: wireApp.grantedAt }] }))
  billing.on('ListAppSpending', () => ({ apps: [{ id: 'a-1', credits: 12 }] }))
  identity.on('RevokeApp', ({ request }) => {
    if (request.id !== 'a-1') throw new DomainError('not_found', 'APP_NOT_FOUND', 'gone')
    return {}
  })
  identity.on('GetAppRequest', ({ request: { id } }) => ({ id, ...asked }))
  identity.on('AnswerAppRequest', () => ({ continueUrl: 'https://rostra.example/oauth/authorize/r-1' }))
})
afterAll(() => gateway?.stop())

describe('the apps of a member', () => {
  it('are listed with what they have spent', async () => {
    const response = await gateway.fetch('/api/apps', { headers: await gateway.asMember() })
    const { lastUsedAt: _never, ...app } = wireApp
    expect(await response.json()).toEqual([
      { ...app, spent: 12, lastUsedAt: null },
      { ...app, id: 'a-2', spent: 0, lastUsedAt: wireApp.grantedAt },
    ])
  })

  it('are removed, and an unknown one is not found', async () => {
    const headers = await gateway.asMember()
    const statuses = await Promise.all(
      ['a-1', 'a-9'].map(async (id) => (await gateway.fetch(`/api/apps/${id}`, { method: 'DELETE', headers })).status),
    )
    expect(statuses).toEqual([204, 404])
  })

  it('are the business of a signed-in member, of no program', async () => {
    for (const headers of [{}, await gateway.asGuest(), await gateway.asApp(['chat'], 'v1')])
      for (const [method, path] of [
        ['GET', '/api/apps'],
        ['DELETE', '/api/apps/a-1'],
        ['GET', '/api/oauth/requests/r-1'],
        ['POST', '/api/oauth/requests/r-1'],
      ] as const) {
        const sent = { method, headers: { ...headers, 'Content-Type': 'application/json' } }
        const response = await gateway.fetch(path, method === 'POST' ? { ...sent, body: '{"allowed":false}' } : sent)
        expect([method, path, response.status]).toEqual([method, path, 401])
      }
  })
})

describe('what an app asks for', () => {
  const headers = async () => ({ cookie: `${(await gateway.asMember()).cookie}; ${begun.cookie.replace('; rostra_session=secret', '')}` })

  it('is read with the cookie of the request, and no other one', async () => {
    const response = await gateway.fetch('/api/oauth/requests/r-1', { headers: await headers() })
    expect(await response.json()).toEqual({ id: 'r-1', ...asked })
    const cookie = 'rostra_oauth_request=r-1; rostra_oauth_request.sig=s'
    expect(gateway.identity.calls('GetAppRequest').at(-1)?.request).toEqual({ id: 'r-1', cookie })
  })

  it('is answered from our own pages only', async () => {
    const body = { allowed: true, scopes: ['chat'], budget: 7 }
    const response = await gateway.post('/api/oauth/requests/r-1', body, await headers())
    expect([response.status, await response.json()]).toEqual([200, { continueUrl: 'https://rostra.example/oauth/authorize/r-1' }])
    expect(gateway.identity.calls('AnswerAppRequest').at(-1)?.request).toMatchObject({ id: 'r-1', ...body })
    const before = gateway.identity.calls('AnswerAppRequest').length
    const foreign = { ...(await headers()), origin: 'https://evil.example' }
    expect((await gateway.post('/api/oauth/requests/r-1', body, foreign)).status).toBe(403)
    expect(gateway.identity.calls('AnswerAppRequest')).toHaveLength(before)
  })

  it.each([{}, { allowed: true, scopes: ['admin'] }, { allowed: true, budget: -1 }, { allowed: true, budget: 100_001 }])(
    'is not answered with %j',
    async (body) => {
      expect((await gateway.post('/api/oauth/requests/r-1', body, await headers())).status).toBe(400)
    },
  )
})

describe('the token of an app', () => {
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (await gateway.fetch(path, { method: path === '/mcp' ? 'POST' : 'GET', headers })).status

  it('is valid for its resource alone', async () => {
    expect(await statusOf('/v1/test', await gateway.asApp(['chat'], 'v1'))).toBe(200)
    expect(await statusOf('/v1/test', await gateway.asApp(['chat'], 'mcp'))).toBe(401)
    expect(await statusOf('/mcp', await gateway.asApp(['chat'], 'v1'))).toBe(401)
    expect(await statusOf('/mcp', await gateway.asApp(['chat'], 'mcp'))).not.toBe(401)
  })

  it('is valid for its resource alone, also when the request line has a whole address', async () => {
    const statusAt = async (path: string, resource: 'v1' | 'mcp', method: string) => {
      const options = { method, path: `http://rostra.example${path}`, headers: await gateway.asApp(['chat'], resource) }
      return (await requestRaw(gateway.url, options)).status
    }
    expect(await statusAt('/mcp', 'v1', 'POST')).toBe(401)
    expect(await statusAt('/mcp', 'mcp', 'POST')).not.toBe(401)
    expect(await statusAt('/v1/test', 'v1', 'GET')).toBe(200)
    expect(await statusAt('/v1/test', 'mcp', 'GET')).toBe(401)
  })

  it('reaches what its scopes say', async () => {
    expect(await statusOf('/v1/test', await gateway.asApp(['read'], 'v1'))).toBe(403)
  })
})
