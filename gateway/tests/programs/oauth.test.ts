import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { responseWritten, route } from '../../src/routing/route.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { requestRaw } from '../support/stream-client.ts'

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

interface Sent {
  method: string
  path: string
  headers: { name: string; value: string }[]
  body: Uint8Array
}

let gateway: TestGateway
let endedApps: string[] = []
beforeAll(async () => {
  gateway = await startGateway({}, { routes: [stream], sessionCacheMs: 60_000 })
  gateway.identity.on('ExchangeOAuth', () => ({
    status: 303,
    headers: [
      { name: 'location', value: '/oauth/consent?request=r-1' },
      { name: 'set-cookie', value: 'rostra_oauth_request=r-1; path=/api/oauth' },
      { name: 'set-cookie', value: 'rostra_oauth_resume=r-1; path=/oauth' },
      { name: 'content-type', value: 'application/json' },
    ],
    body: Buffer.from('{}'),
    endedApps,
  }))
})
afterAll(() => gateway?.stop())

const sent = (): Sent => gateway.identity.calls('ExchangeOAuth').at(-1)?.request as Sent
const headerOf = (name: string) => sent().headers.find((header) => header.name === name)?.value
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

describe('the authorization server', () => {
  it('gets the request of a browser with its own cookies, and no session', async () => {
    const headers = { cookie: 'rostra_session=secret; rostra_oauth_resume=r-1; rostra_oauth=x' }
    const response = await gateway.fetch('/oauth/authorize?client_id=c&scope=chat', { headers, redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/oauth/consent?request=r-1'])
    expect(response.headers.getSetCookie()).toHaveLength(2)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(sent()).toMatchObject({ method: 'GET', path: '/oauth/authorize?client_id=c&scope=chat' })
    expect(headerOf('cookie')).toBe('rostra_oauth_resume=r-1')
  })

  it.each(['/oauth/token', '/oauth/register', '/oauth/revoke'])('gets %s of an app of every site, without cookies', async (path) => {
    const headers = { ...form, cookie: 'rostra_oauth_resume=r-1', origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }
    const response = await gateway.fetch(path, { method: 'POST', headers, body: 'token=t', redirect: 'manual' })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    expect([sent().path, Buffer.from(sent().body).toString(), headerOf('cookie')]).toEqual([path, 'token=t', ''])
    expect(headerOf('content-type')).toBe(form['Content-Type'])
  })

  it('answers a preflight request of an app by itself', async () => {
    const before = gateway.identity.calls('ExchangeOAuth').length
    expect((await gateway.fetch('/oauth/token', { method: 'OPTIONS' })).status).toBe(204)
    expect(gateway.identity.calls('ExchangeOAuth')).toHaveLength(before)
  })

  it('gets no body of more than 64 kB, no other path, and no other method', async () => {
    const before = gateway.identity.calls('ExchangeOAuth').length
    const large = { method: 'POST', headers: form, body: 'x'.repeat(65_537) }
    expect((await gateway.fetch('/oauth/token', large)).status).toBe(400)
    for (const path of ['/oauth/jwks', '/oauth/authorize/a/b', '/.well-known/openid-configuration'])
      expect((await gateway.fetch(path)).status).toBe(404)
    expect((await gateway.fetch('/oauth/authorize', { method: 'POST', headers: form, body: 'a=b' })).status).toBe(405)
    expect(gateway.identity.calls('ExchangeOAuth')).toHaveLength(before)
  })

  it('publishes its metadata, which clients may keep for an hour', async () => {
    const response = await gateway.fetch('/.well-known/oauth-authorization-server', { redirect: 'manual' })
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(sent().path).toBe('/.well-known/oauth-authorization-server')
  })

  it('ends the open responses of an app whose access it has ended', async () => {
    const headers = await gateway.asApp(['chat'], 'v1', 'eve')
    const open = await requestRaw(`${gateway.url}/v1/test/stream`, { headers })
    endedApps = ['app-eve']
    await gateway.fetch('/oauth/revoke', { method: 'POST', headers: form, body: 'token=t', redirect: 'manual' })
    endedApps = []
    expect(await open.ended).toBe('')
  })

  it('registers at most 20 apps an hour for a network', async () => {
    const strict = await startGateway()
    try {
      strict.identity.on('ExchangeOAuth', () => ({ status: 201, headers: [], body: Buffer.alloc(0), endedApps: [] }))
      const register = async () => (await strict.fetch('/oauth/register', { method: 'POST', headers: form, body: 'a' })).status
      const statuses: number[] = []
      for (let count = 0; count < 21; count++) statuses.push(await register())
      expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([20, 429])
    } finally {
      await strict.stop()
    }
  })
})
