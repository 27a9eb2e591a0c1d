import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createLog } from '@rostra/kit/log'
import { eventually } from '@rostra/kit/testing/eventually'
import { createWebBuild } from '../support/built-web.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

const citizen = {
  id: 'citizen-100',
  name: 'Citizen Package',
  description: '100 credits',
  price: 200,
  credits: 100,
  role: 'citizen',
  popular: false,
}

describe('GET /api/payments/packages', () => {
  it('lists the packages to every client, with one call to billing', async () => {
    gateway.billing.on('ListPackages', () => ({ packages: [citizen] }))
    // Requests that a busy machine draws out over half a second cost two.
    await eventually(async () => {
      const before = gateway.billing.calls('ListPackages').length
      const responses = await Promise.all(Array.from({ length: 5 }, () => gateway.fetch('/api/payments/packages')))
      for (const response of responses) {
        expect([response.status, await response.json()]).toEqual([200, [citizen]])
        expect(response.headers.get('Cache-Control')).toBe('no-store')
      }
      expect(gateway.billing.calls('ListPackages')).toHaveLength(before + 1)
    })
    expect(gateway.billing.calls('ListPackages')[0]?.caller).toEqual({ kind: 'anonymous' })
  })
})

describe('POST /api/payments/checkout', () => {
  const opened = { url: 'https://pay.example/cs_1', paymentId: 'pay-1' }

  it('opens a checkout on behalf of the buyer and ignores the client’s price', async () => {
    gateway.billing.on('CreateCheckout', () => opened)
    const body = { packageId: 'citizen-100', price: 1, credits: 10_000 }
    const response = await gateway.post('/api/payments/checkout', body, await gateway.asMember('u-1'))
    expect([response.status, await response.json()]).toEqual([200, opened])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const { request, caller } = gateway.billing.calls('CreateCheckout').at(-1) ?? {}
    expect([request, caller]).toMatchObject([{ packageId: 'citizen-100' }, { kind: 'member', id: 'u-1' }])
    expect(Object.keys(request ?? {})).toEqual(['packageId'])
  })

  it.each([
    ['not_found', 'PACKAGE_NOT_FOUND', 404],
    ['unavailable', 'PAYMENT_PROVIDER', 503],
  ] as const)('returns billing’s refusal: %s %s', async (kind, reason, status) => {
    gateway.billing.on('CreateCheckout', () => {
      throw new DomainError(kind, reason, 'Because')
    })
    const response = await gateway.post('/api/payments/checkout', { packageId: 'p' }, await gateway.asMember())
    expect([response.status, (await response.json()).reason]).toEqual([status, reason])
  })

  it('requires an account', async () => {
    const before = gateway.billing.calls('CreateCheckout').length
    for (const headers of [{}, await gateway.asGuest()]) {
      const response = await gateway.post('/api/payments/checkout', { packageId: 'citizen-100' }, headers)
      expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    }
    expect(gateway.billing.calls('CreateCheckout')).toHaveLength(before)
  })

  it('is limited for each account', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.1' })
    limited.billing.on('CreateCheckout', () => opened)
    const open = async (id: string) =>
      (await limited.post('/api/payments/checkout', { packageId: 'citizen-100' }, await limited.asMember(id))).status
    expect([await open('ada'), await open('ada'), await open('ada'), await open('bob')]).toEqual([200, 200, 429, 200])
    await limited.stop()
  })
})

describe('GET /api/payments', () => {
  it('lists the member’s payments', async () => {
    const statuses = ['PENDING', 'PAID', 'EXPIRED', 'FAILED', 'REFUNDED']
    const payments = statuses.map((status) => ({
      id: `pay-${status}`,
      packageId: 'citizen-100',
      amount: 200,
      credits: 100,
      status: `PAYMENT_STATUS_${status}`,
      createdAt: '2026-01-01T00:00:00.000Z',
    }))
    gateway.billing.on('ListPayments', () => ({ payments }))
    const response = await gateway.fetch('/api/payments', { headers: await gateway.asMember('u-1') })
    expect([response.status, await response.json()]).toEqual([
      200,
      statuses.map((status) => ({
        id: `pay-${status}`,
        packageId: 'citizen-100',
        amount: 200,
        creditsPurchased: 100,
        status: status.toLowerCase(),
        createdAt: '2026-01-01T00:00:00.000Z',
      })),
    ])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(gateway.billing.calls('ListPayments').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
  })

  it('requires an account', async () => {
    for (const headers of [{}, await gateway.asGuest()]) {
      const response = await gateway.fetch('/api/payments', { headers })
      expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    }
  })
})

describe('POST /api/payments/webhook', () => {
  const webhook = (body: Uint8Array | string, headers: Record<string, string> = {}, on = gateway) =>
    on.fetch('/api/payments/webhook', { method: 'POST', body: body as string, headers: { 'Stripe-Signature': 't=1,v1=ab', ...headers } })
  const received = () => gateway.billing.calls('ReceiveWebhook')

  it.each([
    ['JSON', 'application/json', Buffer.from('{ "id":"evt_1",\r\n "a":  1.0, "name": "Grüße\\u0000" }\n')],
    ['broken JSON', 'application/json; charset=utf-8', Buffer.from('{"id":')],
    ['bytes that are no text', 'text/plain', randomBytes(1_000)],
    ['a form', 'application/x-www-form-urlencoded', Buffer.from('a=1&b=%20')],
    ['an empty body', 'application/json', Buffer.alloc(0)],
    ['the largest body', 'application/json', randomBytes(256 * 1024)],
  ])('passes %s to billing byte for byte, with its signature', async (_name, type, body) => {
    gateway.billing.on('ReceiveWebhook', () => ({}))
    const response = await webhook(body, { 'Content-Type': type, 'Stripe-Signature': 't=7,v1=cd,v0=ef' })
    expect([response.status, await response.json()]).toEqual([200, { received: true }])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const { request, caller } = received().at(-1) ?? {}
    expect(request && Buffer.compare(request.payload, body)).toBe(0)
    expect([request?.signature, caller]).toEqual(['t=7,v1=cd,v0=ef', { kind: 'anonymous' }])
  })

  it('neither reads nor sets a session', async () => {
    gateway.billing.on('ReceiveWebhook', () => ({}))
    const before = gateway.identity.calls('Authenticate').length
    const response = await webhook('{}', await gateway.asMember('u-1'))
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
    expect(gateway.identity.calls('Authenticate')).toHaveLength(before)
    expect(received().at(-1)?.caller).toEqual({ kind: 'anonymous' })
  })

  it('refuses a forged event', async () => {
    gateway.billing.on('ReceiveWebhook', () => {
      throw new DomainError('invalid', 'BAD_SIGNATURE', 'The signature is wrong')
    })
    const response = await webhook('{}')
    expect([response.status, (await response.json()).reason]).toEqual([400, 'BAD_SIGNATURE'])
  })

  it('passes an event without a signature to billing, which counts it', async () => {
    gateway.billing.on('ReceiveWebhook', ({ request: { signature } }) => {
      throw signature === '' ? new DomainError('invalid', 'BAD_SIGNATURE', 'It is missing') : new Error('it is there')
    })
    const response = await gateway.post('/api/payments/webhook', {})
    expect([response.status, (await response.json()).reason]).toEqual([400, 'BAD_SIGNATURE'])
  })

  it('refuses more than 256 KiB', async () => {
    const before = received().length
    const response = await webhook(Buffer.alloc(256 * 1024 + 1))
    expect([response.status, (await response.json()).reason]).toEqual([400, 'BODY_TOO_LARGE'])
    expect(received()).toHaveLength(before)
  })

  it('responds 503 while billing is unavailable, so that the provider retries', async () => {
    const separate = await startGateway()
    await separate.billing.stop()
    expect((await webhook('{}', {}, separate)).status).toBe(503)
    await separate.stop()
  })

  it('is not logged, whatever the outcome', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rostra-gateway-webhook-'))
    const logging = await startGateway({}, { log: createLog('test', { level: 'trace', file: join(folder, 'log') }) })
    for (const refusal of [new Error('broken'), new DomainError('invalid', 'BAD_SIGNATURE', 'no')]) {
      logging.billing.on('ReceiveWebhook', () => {
        throw refusal
      })
      await webhook('{"email":"private@example.com"}', { 'Stripe-Signature': 'private-signature' }, logging)
    }
    const lines = await eventually(async () => {
      const text = await readFile(join(folder, 'log'), 'utf8')
      expect(text.match(/"route":"\/api\/payments\/webhook"/g)?.length).toBeGreaterThanOrEqual(2)
      return text
    })
    expect(lines).toContain('a request failed')
    expect(lines).not.toContain('private')
    await logging.stop()
    await rm(folder, { recursive: true })
  })
})

it('payment pages are not stored by caches, the price list is', async () => {
  const web = await createWebBuild()
  const separate = await startGateway({ WEB_DIST: web.folder })
  const cachingOf = async (path: string) => {
    const response = await separate.fetch(path, { headers: { Accept: 'text/html' } })
    return [response.status, response.headers.get('Cache-Control')]
  }
  for (const path of ['/purchase-credits', '/payment-success?session_id=cs_1', '/payment-cancel'])
    expect(await cachingOf(path)).toEqual([200, 'no-store'])
  expect(await cachingOf('/pricing')).toEqual([200, 'no-cache'])
  await separate.stop()
  await web.remove()
})
