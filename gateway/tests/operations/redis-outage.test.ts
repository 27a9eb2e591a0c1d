import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { timed } from '@rostra/kit/testing/running-time'
import { type StallingProxy, startStallingProxy } from '@rostra/kit/testing/stalling-proxy'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

describe('while Redis hangs', () => {
  let gateway: TestGateway
  let proxy: StallingProxy

  beforeAll(async () => {
    proxy = await startStallingProxy(process.env.TEST_REDIS_URL ?? '')
    gateway = await startGateway({ REDIS_URL: proxy.url })
    gateway.persona.on('ListFeaturedPersonas', () => ({ personas: [] }))
    gateway.chat.on('ListConversations', () => ({ conversations: [] }))
    gateway.identity.on('LogIn', () => {
      throw new Error('no login may reach identity')
    })
    proxy.stall()
  })
  afterAll(async () => {
    proxy.goOn()
    await gateway?.stop()
    proxy.close()
  })

  it.each(['/api/bots/featured', '/api/conversations'])('GET %s answers within 2 s', async (path) => {
    const headers = await gateway.asMember()
    for (let n = 0; n < 3; n++) {
      const { result: response, ms } = await timed(() => gateway.fetch(path, { headers }))
      expect(response.status).toBe(200)
      expect(ms).toBeLessThan(2_000)
    }
  })

  const email = 'ada@example.com'
  const message = { conversationId: 'c-1', content: 'Hi' }
  it.each([
    ['/api/login', { username: 'ada', password: 'Password-1' }],
    ['/api/register', { username: 'ada', email, password: 'Password-1' }],
    ['/api/request-otp', { email }],
    ['/api/login-with-otp', { email, otp: '918273' }],
    ['/api/forgot-password', { email }],
    ['/api/reset-password', { token: 'token', newPassword: 'Password-2' }],
    ['/api/payments/checkout', { packageId: 'p-1' }],
    ['/api/messages', message],
    ['/api/messages/stream', message],
    ['/api/expert-discussions', { prompt: 'Why?' }],
    ['/api/360-chat', { question: 'Why?' }],
  ])('POST %s is refused with 503 within 2 s', async (path, body) => {
    const { result: response, ms } = await timed(async () => gateway.post(path, body, await gateway.asMember()))
    expect([response.status, (await response.json()).reason]).toEqual([503, 'STORE_UNAVAILABLE'])
    expect(response.headers.get('Retry-After')).toBe('2')
    expect(ms).toBeLessThan(2_000)
  })

  it("a guest's message is refused with 503 within 2 s", async () => {
    const { result: response, ms } = await timed(async () => gateway.post('/api/messages', message, await gateway.asGuest()))
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2'])
    expect(ms).toBeLessThan(2_000)
  })

  it('the gateway stays ready', async () => {
    expect((await fetch(`${gateway.opsUrl}/readyz`)).status).toBe(200)
  })

  it('a login works again within 2 s after Redis goes on', async () => {
    proxy.goOn()
    gateway.identity.on('LogIn', async () => ({
      account: { id: 'u-1', username: 'ada', role: 'ROLE_CITIZEN' },
      sessionSecret: 's',
      sessionExpiresAt: '2099-01-01T00:00:00.000Z',
      accessToken: await gateway.tokens.member('u-1'),
    }))
    const logIn = () => gateway.post('/api/login', { username: 'ada', password: 'Password-1' })
    const { ms } = await timed(() => eventually(async () => expect((await logIn()).status).toBe(200)))
    expect(ms).toBeLessThan(2_000)
  })
})
