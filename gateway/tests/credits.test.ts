import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { account, signsIn, user } from './support/accounts.ts'
import { startGateway, type TestGateway } from './support/gateway.ts'

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

  it('lists the member’s own, signed, with how many there are', async () => {
    gateway.billing.on('ListLedger', () => ({ entries, total: 231 }))
    const answer = await gateway.fetch('/api/credits/ledger?page=3&limit=100', { headers: await gateway.asMember('u-1') })
    expect([answer.status, await answer.json()]).toEqual([
      200,
      [
        { ...entries[0], pocket: 'purchased' },
        { ...entries[1], pocket: 'free' },
      ],
    ])
    expect(answer.headers.get('X-Total-Count')).toBe('231')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(gateway.billing.calls('ListLedger').at(-1)).toMatchObject({
      request: { page: 3, limit: 100 },
      caller: { kind: 'member', id: 'u-1' },
    })
  })

  it('begins with the first 20', async () => {
    gateway.billing.on('ListLedger', () => ({ entries: [], total: 0 }))
    const answer = await gateway.fetch('/api/credits/ledger', { headers: await gateway.asMember() })
    expect([await answer.json(), answer.headers.get('X-Total-Count')]).toEqual([[], '0'])
    expect(gateway.billing.calls('ListLedger').at(-1)?.request).toEqual({ page: 1, limit: 20 })
  })

  it.each(['page=0', 'limit=0', 'limit=101', 'page=x'])('refuses %s', async (query) => {
    const answer = await gateway.fetch(`/api/credits/ledger?${query}`, { headers: await gateway.asMember() })
    expect([answer.status, (await answer.json()).reason]).toEqual([400, 'VALIDATION'])
  })

  it('needs an account', async () => {
    for (const headers of [{}, await gateway.asGuest()]) {
      const answer = await gateway.fetch('/api/credits/ledger', { headers })
      expect([answer.status, (await answer.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    }
  })
})

describe('while billing is away', () => {
  let alone: TestGateway
  beforeAll(async () => {
    alone = await startGateway()
    alone.identity.on('GetAccount', () => account)
    alone.identity.on('UpdateProfile', () => account)
    alone.identity.on('LogIn', signsIn(alone))
    alone.identity.on('Register', signsIn(alone))
    await alone.billing.stop()
  })
  afterAll(() => alone?.stop())
  const untold = { ...user, messageCredits: 0 }

  it('the status says so', async () => {
    const answer = await alone.fetch('/api/user/status', { headers: await alone.asMember() })
    expect([answer.status, (await answer.json()).reason]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect(answer.headers.get('Retry-After')).toBe('2')
  })

  it('people sign in, and are told who they are', async () => {
    const credentials = { username: 'Ada', password: 'Engine1843' }
    const answers = [
      await alone.post('/api/login', credentials),
      await alone.post('/api/register', { ...credentials, email: 'ada@example.com' }),
      await alone.fetch('/api/user', { headers: await alone.asMember() }),
      await alone.fetch('/api/user/profile', {
        method: 'PUT',
        body: '{}',
        headers: { ...(await alone.asMember()), 'Content-Type': 'application/json' },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 200])
    for (const answer of answers) expect(await answer.json()).toEqual(untold)
  })
})

it('a billing that hangs holds nobody up for longer than two seconds', async () => {
  const alone = await startGateway()
  alone.identity.on('LogIn', signsIn(alone))
  alone.billing.on('GetBalance', () => new Promise(() => undefined))
  const started = Date.now()
  const answer = await alone.post('/api/login', { username: 'Ada', password: 'Engine1843' })
  expect([answer.status, (await answer.json()).messageCredits]).toEqual([200, 0])
  expect(Date.now() - started).toBeLessThan(4_500)
  await alone.stop()
})

it('signing in tells the credits of who signs in', async () => {
  gateway.identity.on('LogIn', signsIn(gateway))
  const answer = await gateway.post('/api/login', { username: 'Ada', password: 'Engine1843' })
  expect(await answer.json()).toEqual(user)
  expect(gateway.billing.calls('GetBalance').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
})

it('the status tells a refusal of billing', async () => {
  const alone = await startGateway()
  alone.identity.on('GetAccount', () => account)
  alone.billing.on('GetBalance', () => {
    throw new DomainError('unavailable', 'OVERLOADED', 'later', { retryAfter: 3 })
  })
  const answer = await alone.fetch('/api/user/status', { headers: await alone.asMember() })
  expect([answer.status, (await answer.json()).reason, answer.headers.get('Retry-After')]).toEqual([503, 'OVERLOADED', '3'])
  await alone.stop()
})
