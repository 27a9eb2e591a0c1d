import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

const hostile = '<img src=x onerror="alert(1)">\u202E{{7*7}}'
const entry = {
  id: 'z-1',
  type: 'ENTRY_TYPE_EXCERPT',
  title: 'Bread and patience',
  content: hostile,
  botId: 'p-1',
  sampleMessages: [
    { role: 'SAMPLE_ROLE_USER', botName: '', content: 'My dough does not rise' },
    { role: 'SAMPLE_ROLE_BOT', botName: 'Max', content: 'How warm is it?' },
  ],
  conversationIds: ['c-1', 'c-2'],
  createdAt: '2026-01-10T00:00:00.000Z',
  expiresAt: '2026-01-24T00:00:00.000Z',
  offline: true,
  model: 'offline',
  trend: [{ from: '2026-01-04', to: '2026-01-10', people: 50 }],
}
const { conversationIds, ...publicEntry } = {
  ...entry,
  type: 'excerpt',
  sampleMessages: [
    { ...entry.sampleMessages[0], role: 'user' },
    { ...entry.sampleMessages[1], role: 'bot' },
  ],
}
const list = async (query = '', headers: Record<string, string> = {}) => {
  const response = await gateway.fetch(`/api/zeitgeist${query}`, { headers })
  return { status: response.status, body: await response.json() }
}
const refresh = async (headers: Record<string, string> = {}) => {
  const response = await gateway.post('/api/zeitgeist/refresh', {}, headers)
  return { status: response.status, body: await response.json(), retryAfter: response.headers.get('Retry-After') }
}

describe('GET /api/zeitgeist', () => {
  it('lists entries for everyone, without the ids of conversations', async () => {
    gateway.zeitgeist.on('ListEntries', () => ({ entries: [entry] }))
    for (const headers of [{}, await gateway.asGuest(), await gateway.asMember('u-1', 'orator')])
      expect(await list('', headers)).toEqual({ status: 200, body: [publicEntry] })
  })

  it('lists the ids of conversations for a super senator, whose role the service gets', async () => {
    gateway.zeitgeist.on('ListEntries', () => ({ entries: [entry] }))
    expect(await list('', await gateway.asMember('eve', 'super_senator'))).toEqual({
      status: 200,
      body: [{ ...publicEntry, conversationIds }],
    })
    expect(gateway.zeitgeist.calls('ListEntries').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'eve', role: 'super_senator' })
  })

  it.each([
    ['', { limit: 100, type: 'ENTRY_TYPE_UNSPECIFIED' }],
    ['?limit=8&type=theme', { limit: 8, type: 'ENTRY_TYPE_THEME' }],
    ['?type=excerpt', { limit: 100, type: 'ENTRY_TYPE_EXCERPT' }],
    ['?type=trend', { limit: 100, type: 'ENTRY_TYPE_TREND' }],
  ])('passes the query %j on', async (query, request) => {
    gateway.zeitgeist.on('ListEntries', () => ({ entries: [] }))
    expect(await list(query)).toEqual({ status: 200, body: [] })
    expect(gateway.zeitgeist.calls('ListEntries').at(-1)?.request).toEqual(request)
  })

  it.each(['?type=themes', '?type=THEME', '?type=', '?type=theme&type=trend', '?limit=0', '?limit=101', '?limit=ten'])(
    'refuses the query %j without a call',
    async (query) => {
      const before = gateway.zeitgeist.calls('ListEntries').length
      expect(await list(query)).toMatchObject({ status: 400, body: { reason: 'VALIDATION' } })
      expect(gateway.zeitgeist.calls('ListEntries').length).toBe(before)
    },
  )

  it('returns null for an entry that no persona fits', async () => {
    gateway.zeitgeist.on('ListEntries', () => ({ entries: [{ ...entry, botId: '', sampleMessages: [], trend: [] }] }))
    expect((await list()).body).toMatchObject([{ botId: null, sampleMessages: [], trend: [] }])
  })

  it('fails on an entry of a type that it does not know', async () => {
    gateway.zeitgeist.on('ListEntries', () => ({ entries: [{ ...entry, type: 'ENTRY_TYPE_UNSPECIFIED' }] }))
    expect((await list()).status).toBe(500)
  })

  it('answers 503 with the time to wait while zeitgeist is away', async () => {
    gateway.zeitgeist.on('ListEntries', () => {
      throw new DomainError('unavailable', 'STORE_UNAVAILABLE', 'Please try again', { retryAfter: 2 })
    })
    expect(await list()).toMatchObject({ status: 503, body: { reason: 'STORE_UNAVAILABLE' } })
  })
})

describe('GET /api/zeitgeist/{id}', () => {
  const get = async (id: string, headers: Record<string, string> = {}) => {
    const response = await gateway.fetch(`/api/zeitgeist/${id}`, { headers })
    return { status: response.status, body: await response.json() }
  }

  it('returns an entry to everyone, without the ids of conversations, also to super senators', async () => {
    gateway.zeitgeist.on('GetEntry', () => entry)
    for (const headers of [{}, await gateway.asMember('eve', 'super_senator')])
      expect(await get('z-1', headers)).toEqual({ status: 200, body: publicEntry })
    expect(gateway.zeitgeist.calls('GetEntry').at(-1)).toMatchObject({ request: { id: 'z-1' }, caller: { kind: 'anonymous' } })
  })

  it('is 404 for an entry that has expired or was removed', async () => {
    gateway.zeitgeist.on('GetEntry', () => {
      throw new DomainError('not_found', 'ENTRY_NOT_FOUND', 'This entry has expired or was removed')
    })
    expect(await get('z-2')).toMatchObject({ status: 404, body: { reason: 'ENTRY_NOT_FOUND' } })
  })
})

describe('POST /api/zeitgeist/refresh', () => {
  const done = { message: 'Successfully refreshed zeitgeist entries: 7 themes, 4 exchanges, 3 trends.', themes: 7, excerpts: 4, trends: 3 }

  it('returns the message and the counts', async () => {
    gateway.zeitgeist.on('Refresh', () => done)
    const { status, body } = await refresh(await gateway.asMember('eve', 'super_senator'))
    expect([status, body]).toEqual([200, { message: done.message, counts: { theme: 7, excerpt: 4, trend: 3 } }])
  })

  it('refuses a caller without an account, without a call', async () => {
    const before = gateway.zeitgeist.calls('Refresh').length
    for (const headers of [{}, await gateway.asGuest()])
      expect(await refresh(headers)).toMatchObject({ status: 401, body: { reason: 'AUTH_REQUIRED' } })
    expect(gateway.zeitgeist.calls('Refresh').length).toBe(before)
  })

  it.each([
    ['denied', 'REFRESH_NOT_ALLOWED', 'Only Super Senators can refresh the Zeitgeist.', 403],
    ['state', 'REFRESH_RUNNING', 'A refresh is already running. Its entries appear in a moment.', 409],
    ['unavailable', 'REFRESH_FAILED', 'The refresh failed. The entries are what they were.', 503],
  ] as const)('turns the refusal %s %s into its status, with the words of the service', async (kind, reason, message, status) => {
    gateway.zeitgeist.on('Refresh', () => {
      throw new DomainError(kind, reason, message, { retryAfter: 5 })
    })
    expect(await refresh(await gateway.asMember())).toMatchObject({ status, body: { reason, message } })
  })

  it('refuses an account after 20 refreshes in 5 minutes', async () => {
    gateway.zeitgeist.on('Refresh', () => done)
    const headers = await gateway.asMember('impatient', 'super_senator')
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) statuses.push((await refresh(headers)).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })
})

it('a gateway is ready while zeitgeist is away', async () => {
  const separate = await startGateway()
  for (const peer of [separate.identity, separate.persona, separate.chat])
    for (const method of ['GetUsernames', 'ListFeaturedPersonas', 'ListMessages']) peer.on(method, () => ({}))
  await separate.zeitgeist.stop()
  expect((await fetch(`${separate.opsUrl}/readyz`)).status).toBe(200)
  await separate.stop()
})
