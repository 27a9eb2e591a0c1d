import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { type JsonResponse, startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let status: string
beforeAll(async () => {
  gateway = await startGateway({ NODE_ENV: 'development', PUBLIC_URL: 'http://rostra.localhost' })
  gateway.billing.on('GetLocalCheckout', ({ request }) => {
    if (request.paymentId !== 'pay-1') throw new DomainError('not_found', 'PAYMENT_NOT_FOUND', 'Payment not found')
    return checkout()
  })
})
beforeEach(() => {
  status = 'PENDING'
})
afterAll(() => gateway?.stop())

const checkout = () => ({
  payment: {
    id: 'pay-1',
    packageId: 'citizen-100',
    amount: 250,
    credits: 100,
    status: `PAYMENT_STATUS_${status}`,
    createdAt: '2026-01-01T00:00:00.000Z',
  },
  name: 'Citizen <b>Package</b>',
  successUrl: 'https://rostra.example/payment-success?session_id=cs_1&a="b"',
  cancelUrl: 'https://rostra.example/payment-cancel',
})
const page = async (path = '/dev/checkout/pay-1') => {
  const response = await gateway.fetch(path)
  return { response, html: await response.text() }
}
const buttons = (html: string) =>
  [...html.matchAll(/<button name="outcome" value="(\w+)">([^<]+)<\/button>/g)].map((found) => found.slice(1))
const choose = (outcome: string, headers: Record<string, string> = {}, on = gateway, id = 'pay-1'): Promise<JsonResponse> =>
  on.fetch(`/dev/checkout/${id}`, { method: 'POST', body: new URLSearchParams({ outcome }), headers })

describe('GET /dev/checkout/{paymentId}', () => {
  it('shows the package and its price, and that no money moves', async () => {
    const { response, html } = await page()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain('No money moves here.')
    expect(html).toContain('<dd>Citizen &lt;b&gt;Package&lt;/b&gt;</dd>')
    expect(html).toContain('<dd>100</dd>')
    expect(html).toContain('<dd>$2.50 (USD)</dd>')
    expect(buttons(html)).toEqual([
      ['paid', 'Pay $2.50'],
      ['failed', 'Decline the card'],
      ['expired', 'Cancel and go back'],
    ])
  })

  it('offers a refund of a paid payment, and no action for an ended one', async () => {
    status = 'PAID'
    const paid = (await page()).html
    expect(buttons(paid)).toEqual([['refunded', 'Refund']])
    expect(paid).toContain('<a href="/payment-success?session_id=cs_1&amp;a=%22b%22">Back to Rostra</a>')
    for (status of ['REFUNDED', 'EXPIRED', 'FAILED']) {
      const { html } = await page()
      expect([buttons(html), html.includes(`<dd>${status.toLowerCase()}</dd>`)]).toEqual([[], true])
      expect(html).toContain('<a href="/payment-cancel">Back to Rostra</a>')
    }
  })

  it('works without scripts, under the usual Content-Security-Policy', async () => {
    const { response, html } = await page()
    expect(response.headers.get('Content-Security-Policy')).toBe((await gateway.fetch('/api/docs')).headers.get('Content-Security-Policy'))
    expect(html).not.toMatch(/<script|<style|style=|\son\w+=/)
    for (const [, path] of html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)) {
      const css = await gateway.fetch(path as string)
      expect([css.status, css.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8'])
    }
  })

  it('responds 404 with a page for an unknown payment', async () => {
    for (const response of [await gateway.fetch('/dev/checkout/pay-2'), await choose('paid', {}, gateway, 'pay-2')]) {
      expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect(await response.text()).toContain('<h1>No such payment</h1>')
    }
    expect(gateway.billing.calls('SignLocalEvent')).toEqual([])
  })
})

describe('POST /dev/checkout/{paymentId}', () => {
  const payload = Buffer.from('{"id": "evt_1",\n "name": "Grüße"}')
  beforeEach(() => {
    gateway.billing.on('SignLocalEvent', () => ({ payload, signature: 't=1,v1=ab' }))
    gateway.billing.on('ReceiveWebhook', () => ({}))
  })

  it.each([
    ['paid', 'LOCAL_OUTCOME_PAID', '/payment-success?session_id=cs_1&a=%22b%22'],
    ['failed', 'LOCAL_OUTCOME_FAILED', '/payment-cancel'],
    ['expired', 'LOCAL_OUTCOME_EXPIRED', '/payment-cancel'],
    ['refunded', 'LOCAL_OUTCOME_REFUNDED', '/dev/checkout/pay-1'],
  ])('sends %s as a signed webhook over HTTP and redirects to a path', async (outcome, wireOutcome, location) => {
    const response = await choose(outcome, { Origin: 'http://rostra.localhost', 'Sec-Fetch-Site': 'same-origin' })
    expect([response.status, response.headers.get('Location')]).toEqual([303, location])
    expect(gateway.billing.calls('SignLocalEvent').at(-1)?.request).toEqual({ paymentId: 'pay-1', outcome: wireOutcome })
    const { request, caller, call } = gateway.billing.calls('ReceiveWebhook').at(-1) ?? {}
    expect([request, caller]).toEqual([{ payload, signature: 't=1,v1=ab' }, { kind: 'anonymous' }])
    expect([call?.requestId, call?.clientAddress]).toEqual([response.headers.get('X-Request-Id'), '127.0.0.1'])
  })

  it('is refused from another site', async () => {
    const before = gateway.billing.calls('SignLocalEvent').length
    for (const [name, value] of [
      ['Origin', 'https://evil.example'],
      ['Sec-Fetch-Site', 'cross-site'],
    ] as const) {
      const response = await choose('paid', { [name]: value })
      expect([response.status, (await response.json()).reason]).toEqual([403, 'CROSS_SITE'])
    }
    expect(gateway.billing.calls('SignLocalEvent')).toHaveLength(before)
  })

  it('refuses an unknown outcome', async () => {
    const before = gateway.billing.calls('SignLocalEvent').length
    for (const response of [await choose('free'), await gateway.fetch('/dev/checkout/pay-1', { method: 'POST' })])
      expect([response.status, (await response.json()).reason]).toEqual([400, 'VALIDATION'])
    expect(gateway.billing.calls('SignLocalEvent')).toHaveLength(before)
  })

  it('fails when the webhook refuses the event', async () => {
    gateway.billing.on('ReceiveWebhook', () => {
      throw new DomainError('invalid', 'BAD_SIGNATURE', 'no')
    })
    const response = await choose('paid')
    expect([response.status, (await response.json()).reason]).toEqual([503, 'PAYMENT_PROVIDER'])
    expect(response.headers.get('Location')).toBeNull()
  })
})

it('in production the local checkout doesn’t exist, and billing isn’t called', async () => {
  const production = await startGateway({ NODE_ENV: 'production' })
  const responses = [
    await production.fetch('/dev/checkout/pay-1'),
    await choose('paid', {}, production),
    await production.fetch('/dev/checkout.css'),
  ]
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
  for (const method of ['GetLocalCheckout', 'SignLocalEvent']) expect(production.billing.calls(method)).toEqual([])
  await production.stop()
})
