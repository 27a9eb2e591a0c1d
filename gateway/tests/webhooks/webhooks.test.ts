import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let ada: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway()
  ada = await gateway.asMember('ada')
})
afterAll(() => gateway?.stop())

const at = '2026-01-03T00:00:00.000Z'
const stored = { id: 'w-1', url: 'https://example.com/hook', events: ['persona.answered'], every: 10, personaId: 'p-1', createdAt: at }
const shown = { ...stored, personaId: undefined, botId: 'p-1', failingSince: null, offAt: null, dropped: 0 }
const delivery = { id: 'msg_1', event: 'persona.answered', at, state: 'failed', attempts: 8, failure: 'timeout', durationMs: 10_000 }
const refuse = (kind: DomainError['kind'], reason: string) => () => {
  throw new DomainError(kind, reason, 'Because')
}

beforeEach(() => {
  gateway.persona.on('ListWebhooks', () => ({ webhooks: [stored] }))
  gateway.persona.on('CreateWebhook', () => ({ webhook: stored, secret: 'whsec_AAAA' }))
  gateway.persona.on('DeleteWebhook', () => ({}))
  gateway.persona.on('TestWebhook', () => ({ ...delivery, event: 'webhook.test', state: 'delivered', status: 204, failure: '' }))
  gateway.persona.on('ListWebhookDeliveries', () => ({ deliveries: [delivery] }))
  gateway.persona.on('ResendWebhookDelivery', () => ({}))
})

const post = (path: string, body: object = {}, headers = ada) => gateway.post(path, body, headers)
const input = { url: 'https://example.com/hook', events: ['persona.answered'], every: 10, botId: 'p-1' }

describe('/api/webhooks', () => {
  it('lists the webhooks of the member', async () => {
    const response = await gateway.fetch('/api/webhooks', { headers: ada })
    expect([response.status, await response.json()]).toEqual([200, [JSON.parse(JSON.stringify(shown))]])
    expect(gateway.persona.calls('ListWebhooks').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'ada' })
  })

  it('creates one, with its secret', async () => {
    const response = await post('/api/webhooks', input)
    expect([response.status, await response.json()]).toMatchObject([201, { id: 'w-1', secret: 'whsec_AAAA' }])
    const { request } = gateway.persona.calls('CreateWebhook').at(-1) ?? {}
    expect(request).toMatchObject({ url: input.url, events: input.events, every: 10, personaId: 'p-1' })
  })

  it.each([
    ['no event', { ...input, events: [] }],
    ['an unknown event', { ...input, events: ['persona.thought'] }],
    ['no address', { ...input, url: undefined }],
    ['a fraction of an answer', { ...input, every: 0.5 }],
  ])('refuses %s before it calls the service', async (_what, body) => {
    const calls = gateway.persona.calls('CreateWebhook').length
    expect((await post('/api/webhooks', body)).status).toBe(400)
    expect(gateway.persona.calls('CreateWebhook')).toHaveLength(calls)
  })

  it.each([
    ['invalid', 'ADDRESS_NOT_ALLOWED', 400],
    ['not_found', 'BOT_NOT_FOUND', 404],
    ['state', 'WEBHOOK_LIMIT', 409],
  ] as const)('returns a refusal of kind %s as %s with status %i', async (kind, reason, status) => {
    gateway.persona.on('CreateWebhook', refuse(kind, reason))
    const response = await post('/api/webhooks', input)
    expect([response.status, (await response.json()).reason]).toEqual([status, reason])
  })

  it('deletes one', async () => {
    expect((await gateway.fetch('/api/webhooks/w-1', { method: 'DELETE', headers: ada })).status).toBe(204)
    expect(gateway.persona.calls('DeleteWebhook').at(-1)?.request).toEqual({ id: 'w-1' })
  })

  it('sends a test and says how it ended', async () => {
    const response = await post('/api/webhooks/w-1/test')
    expect([response.status, await response.json()]).toMatchObject([200, { state: 'delivered', status: 204, failure: null }])
  })

  it('lists deliveries and sends one again', async () => {
    const response = await gateway.fetch('/api/webhooks/w-1/deliveries', { headers: ada })
    expect(await response.json()).toEqual([{ ...delivery, status: null, dueAt: null }])
    expect((await post('/api/webhooks/w-1/deliveries/msg_1/resend')).status).toBe(202)
    expect(gateway.persona.calls('ResendWebhookDelivery').at(-1)?.request).toEqual({ id: 'w-1', deliveryId: 'msg_1' })
  })

  it('needs an account', async () => {
    for (const headers of [{}, await gateway.asGuest('ada')]) {
      const responses = [
        await gateway.fetch('/api/webhooks', { headers }),
        await gateway.fetch('/api/webhooks/w-1/deliveries', { headers }),
        await gateway.fetch('/api/webhooks/w-1', { method: 'DELETE', headers }),
        await gateway.post('/api/webhooks', input, headers),
        await gateway.post('/api/webhooks/w-1/test', {}, headers),
        await gateway.post('/api/webhooks/w-1/deliveries/msg_1/resend', {}, headers),
      ]
      for (const response of responses) expect((await response.json()).reason).toBe('AUTH_REQUIRED')
    }
  })

  it('counts tests, so that nothing is called more often than 30 times a minute', async () => {
    const eve = await gateway.asMember('eve')
    const statuses: number[] = []
    for (let sent = 0; sent < 31; sent++) statuses.push((await post('/api/webhooks/w-1/test', {}, eve)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })
})
