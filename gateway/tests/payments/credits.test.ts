import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { timed } from '@rostra/kit/testing/running-time'
import { account, scriptSignIn, user } from '../support/account-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  gateway.identity.on('GetAccount', () => account)
})
afterAll(() => gateway?.stop())

describe('GET /api/credits/ledger', () => {
  const entries = [
    {
      id: 'exchange:g-1:purchased',
      at: '2026-02-01T00:00:00.000Z',
      kind: 'exchange',
      amount: -2,
      pocket: 'POCKET_PURCHASED',
      balanceAfter: 98,
      note: 'A message and its answer',
    },
    {
      id: 'monthly:2026-02:free',
      at: '2026-02-01T00:00:00.000Z',
      kind: 'monthly',
      amount: 100,
      pocket: 'POCKET_FREE',
      balanceAfter: 100,
      note: '',
    },
  ]

  it('lists the member’s entries with the total number', async () => {
    gateway.billing.on('ListLedger', () => ({ entries, total: 231 }))
    const response = await gateway.fetch('/api/credits/ledger?page=3&limit=100', { headers: await gateway.asMember('u-1') })
    expect([response.status, await response.json()]).toEqual([
      200,
      [
        { ...entries[0], pocket: 'purchased' },
        { ...entries[1], pocket: 'free' },
      ],
    ])
    expect(response.headers.get('X-Total-Count')).toBe('231')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(gateway.billing.calls('ListLedger').at(-1)).toMatchObject({
      request: { page: 3, limit: 100 },
      caller: { kind: 'member', id: 'u-1' },
    })
  })

  it('returns 20 entries by default', async () => {
    gateway.billing.on('ListLedger', () => ({ entries: [], total: 0 }))
    const response = await gateway.fetch('/api/credits/ledger', { headers: await gateway.asMember() })
    expect([await response.json(), response.headers.get('X-Total-Count')]).toEqual([[], '0'])
    expect(gateway.billing.calls('ListLedger').at(-1)?.request).toEqual({ page: 1, limit: 20 })
  })

  it.each(['page=0', 'limit=0', 'limit=101', 'page=x'])('refuses %s', async (query) => {
    const response = await gateway.fetch(`/api/credits/ledger?${query}`, { headers: await gateway.asMember() })
    expect([response.status, (await response.json()).reason]).toEqual([400, 'VALIDATION'])
  })

  it('requires an account', async () => {
    for (const headers of [{}, await gateway.asGuest()]) {
      const response = await gateway.fetch('/api/credits/ledger', { headers })
      expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    }
  })
})

describe('while billing is unavailable', () => {
  let separate: TestGateway
  beforeAll(async () => {
    separate = await startGateway()
    separate.identity.on('GetAccount', () => account)
    separate.identity.on('UpdateProfile', () => account)
    separate.identity.on('LogIn', scriptSignIn(separate))
    separate.identity.on('Register', scriptSignIn(separate))
    await separate.billing.stop()
  })
  afterAll(() => separate?.stop())
  const withoutCredits = { ...user, messageCredits: 0 }

  it('GET /api/user/status responds 503', async () => {
    const response = await separate.fetch('/api/user/status', { headers: await separate.asMember() })
    expect([response.status, (await response.json()).reason]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect(response.headers.get('Retry-After')).toBe('2')
  })

  it('sign-in and profile work, with 0 credits', async () => {
    const credentials = { username: 'Ada', password: 'Engine1843' }
    const responses = [
      await separate.post('/api/login', credentials),
      await separate.post('/api/register', { ...credentials, email: 'ada@example.com' }),
      await separate.fetch('/api/user', { headers: await separate.asMember() }),
      await separate.fetch('/api/user/profile', {
        method: 'PUT',
        body: '{}',
        headers: { ...(await separate.asMember()), 'Content-Type': 'application/json' },
      }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([200, 201, 200, 200])
    for (const response of responses) expect(await response.json()).toEqual(withoutCredits)
  })
})

it('a hanging billing service delays sign-in by at most two seconds', async () => {
  const separate = await startGateway()
  separate.identity.on('LogIn', scriptSignIn(separate))
  separate.billing.on('GetBalance', () => new Promise(() => undefined))
  const { result: response, ms } = await timed(() => separate.post('/api/login', { username: 'Ada', password: 'Engine1843' }))
  expect([response.status, (await response.json()).messageCredits]).toEqual([200, 0])
  expect(ms).toBeLessThan(4_500)
  await separate.stop()
})

it('sign-in returns the member’s credits', async () => {
  gateway.identity.on('LogIn', scriptSignIn(gateway))
  const response = await gateway.post('/api/login', { username: 'Ada', password: 'Engine1843' })
  expect(await response.json()).toEqual(user)
  expect(gateway.billing.calls('GetBalance').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
})

it('GET /api/user/status returns a refusal of billing', async () => {
  const separate = await startGateway()
  separate.identity.on('GetAccount', () => account)
  separate.billing.on('GetBalance', () => {
    throw new DomainError('unavailable', 'OVERLOADED', 'later', { retryAfter: 3 })
  })
  const response = await separate.fetch('/api/user/status', { headers: await separate.asMember() })
  expect([response.status, (await response.json()).reason, response.headers.get('Retry-After')]).toEqual([503, 'OVERLOADED', '3'])
  await separate.stop()
})
