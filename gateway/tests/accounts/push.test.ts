import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

const path = '/api/user/push'
const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) }
const endpoint = 'https://push.example/a'
const send = async (method: string, body: object, headers?: Record<string, string>) =>
  gateway.fetch(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...(headers ?? (await gateway.asMember())) },
  })
const requestsOf = (method: string) => gateway.identity.calls(method).map(({ request }) => request)

describe('/api/user/push', () => {
  it.each([
    ['the-key', 'the-key'],
    ['', null],
  ])('gives the key %j of the settings as %j', async (publicKey, shown) => {
    gateway.identity.on('GetPushKey', () => ({ publicKey }))
    const response = await gateway.fetch(path, { headers: await gateway.asMember() })
    expect([response.status, await response.json()]).toEqual([200, { publicKey: shown }])
  })

  it('stores and removes the subscription of a browser', async () => {
    gateway.identity.on('SubscribePush', () => ({}))
    gateway.identity.on('UnsubscribePush', () => ({}))
    expect((await send('PUT', { endpoint, expirationTime: null, keys })).status).toBe(204)
    expect((await send('DELETE', { endpoint })).status).toBe(204)
    expect(requestsOf('SubscribePush')).toEqual([{ endpoint, ...keys }])
    expect(requestsOf('UnsubscribePush')).toEqual([{ endpoint }])
  })

  it.each([
    ['no key', { endpoint }],
    ['a short key', { endpoint, keys: { ...keys, p256dh: 'a' } }],
    ['an address with a space', { endpoint: 'https://push.example/a b', keys }],
    ['a long address', { endpoint: `https://push.example/${'a'.repeat(1_000)}`, keys }],
  ])('refuses %s itself', async (_, body) => {
    const before = requestsOf('SubscribePush').length
    const response = await send('PUT', body)
    expect([response.status, (await response.json()).reason]).toEqual([400, 'VALIDATION'])
    expect(requestsOf('SubscribePush')).toHaveLength(before)
  })

  it.each([
    ['an address that is not public', new DomainError('invalid', 'ADDRESS_NOT_ALLOWED', 'No'), 400],
    ['a product that pushes nothing', new DomainError('state', 'PUSH_OFF', 'No'), 409],
  ])('passes on that identity refuses %s', async (_, error, status) => {
    gateway.identity.on('SubscribePush', () => {
      throw error
    })
    const response = await send('PUT', { endpoint, keys })
    expect([response.status, (await response.json()).reason]).toEqual([status, error.reason])
  })

  it('is for members, from the product’s own pages', async () => {
    for (const method of ['PUT', 'DELETE']) {
      expect((await send(method, { endpoint, keys }, {})).status).toBe(401)
      const foreign = { ...(await gateway.asMember()), 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
      expect((await send(method, { endpoint, keys }, foreign)).status).toBe(403)
    }
    expect((await gateway.fetch(path)).status).toBe(401)
  })
})
