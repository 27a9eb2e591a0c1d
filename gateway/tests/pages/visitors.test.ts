import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

const shop = 'https://shop.example'
const expiresAt = '2099-01-01T00:00:00.000Z'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  gateway.chat.on('ListConversations', () => ({ conversations: [], total: 0 }))
  gateway.identity.on('IssueVisitorToken', async ({ request: { token } }) => ({
    token: token || 'visitor-1',
    guest: { token: await gateway.tokens.guest('guest-7'), expiresAt },
  }))
})
afterAll(() => gateway?.stop())
beforeEach(() => allow(shop, 'http://localhost:8080'))

const allow = (...embedOrigins: string[]) => gateway.persona.on('GetPersona', () => ({ id: 'p-1', slug: 'max', embedOrigins }))
const visit = async (body: object, headers: Record<string, string> = {}) => {
  const response = await gateway.post('/api/embed/max/visitor', body, headers)
  const json = await response.json()
  return { status: response.status, cookies: response.headers.getSetCookie(), reason: json.reason, json }
}
const issued = () => gateway.identity.calls('IssueVisitorToken')

describe('POST /api/embed/{slug}/visitor', () => {
  it('asks identity who the visitor of this website and persona is, without cookies', async () => {
    const { status, cookies, json } = await visit({ origin: shop, visitorToken: 'kept' }, await gateway.asMember('ada'))
    expect([status, cookies]).toEqual([201, []])
    expect(json).toEqual({ token: expect.any(String), expiresAt, visitorToken: 'kept' })
    expect(issued().at(-1)?.request).toEqual({ token: 'kept', origin: shop, personaId: 'p-1' })
    expect(issued().at(-1)?.caller).toEqual({ kind: 'anonymous' })
    const list = await gateway.fetch('/api/conversations', { headers: { 'X-Guest-Token': json.token } })
    expect([list.status, gateway.chat.calls('ListConversations').at(-1)?.caller]).toEqual([200, { kind: 'guest', id: 'guest-7' }])
  })

  it.each(['https://rival.example', 'http://shop.example', 'https://shop.example:8443', 'http://localhost:9090', 'null', '', '*'])(
    'refuses the website %p, which the owner has not named',
    async (origin) => {
      const before = issued().length
      expect(await visit({ origin, visitorToken: 'kept' })).toMatchObject({ status: 403, reason: 'SITE_NOT_ALLOWED' })
      expect(issued().length).toBe(before)
    },
  )

  it('allows every origin, but no page without one, when the owner allows all', async () => {
    allow('*')
    expect((await visit({ origin: 'https://rival.example' })).status).toBe(201)
    for (const origin of ['null', '*', 'https://rival.example/path', 'nonsense']) expect((await visit({ origin })).status).toBe(403)
  })

  it('is 404 for a persona that is private or unknown', async () => {
    gateway.persona.on('GetPersona', () => ({ id: 'p-1', slug: 'max', isPrivate: true, embedOrigins: [shop] }))
    expect(await visit({ origin: shop })).toMatchObject({ status: 404, reason: 'BOT_NOT_FOUND' })
    gateway.persona.on('GetPersona', () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    expect(await visit({ origin: shop })).toMatchObject({ status: 404, reason: 'BOT_NOT_FOUND' })
  })

  it('refuses a call from the page around the frame, and an oversized token', async () => {
    const outside = { Origin: shop, 'Sec-Fetch-Site': 'cross-site' }
    expect(await visit({ origin: shop }, outside)).toMatchObject({ status: 403, reason: 'CROSS_SITE' })
    expect(await visit({ origin: shop, visitorToken: 'x'.repeat(4_097) })).toMatchObject({ status: 400, reason: 'VALIDATION' })
  })

  it('is limited for each network, together with new guests', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.01' })
    limited.persona.on('GetPersona', () => ({ id: 'p-1', slug: 'max', embedOrigins: [shop] }))
    limited.identity.on('IssueVisitorToken', () => ({ token: 'visitor-1', guest: { token: 'guest', expiresAt } }))
    const attempt = async () => (await limited.post('/api/embed/max/visitor', { origin: shop })).status
    expect([await attempt(), await attempt(), (await limited.post('/api/guest', undefined)).status, await attempt()]).toEqual([
      201, 201, 201, 429,
    ])
    await limited.stop()
  })
})

describe('a visitor’s token', () => {
  it('is no guest token: not in the header, not in a cookie, and not to become one', async () => {
    const claims = { kind: 'visitor', sub: 'guest-7', origin: shop, persona: 'p-1', aud: ['gateway'] } as const
    const token = await gateway.tokens.sign(claims, 30 * 86_400)
    const before = gateway.chat.calls('ListConversations').length
    const attempts: Record<string, string>[] = [
      { 'X-Guest-Token': token },
      { cookie: `rostra_guest=${token}` },
      { cookie: `rostra_session=${token}` },
    ]
    for (const headers of attempts) expect((await gateway.fetch('/api/conversations', { headers })).status).toBe(200)
    expect(gateway.chat.calls('ListConversations').length).toBe(before)
    await gateway.post('/api/guest', undefined, { 'X-Guest-Token': token })
    expect(gateway.identity.calls('IssueGuestToken').at(-1)?.request).toEqual({ token: '' })
  })
})
