import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { completedDiscussion, discussion, discussionOf } from '../support/discussion-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let member: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  member = await gateway.asMember('ada')
})
afterAll(() => gateway?.stop())

const requestId = '0b54f0a4-11a7-4a5e-9d5c-7c4a9a3f0c11'
const failing = (method: string, kind: DomainError['kind'], reason: string) =>
  gateway.experts.on(method, () => {
    throw new DomainError(kind, reason, 'The words of the service', { retryAfter: 2 })
  })

it.each([
  ['GET', '/api/expert-discussions'],
  ['POST', '/api/expert-discussions'],
  ['GET', '/api/expert-discussions/d-1'],
  ['GET', '/api/expert-discussions/d-1/stream'],
  ['POST', '/api/expert-discussions/d-1/share'],
  ['DELETE', '/api/expert-discussions/d-1/share'],
])('%s %s refuses a guest', async (method, path) => {
  const response = await gateway.fetch(path, { method, headers: await gateway.asGuest() })
  expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
})

describe('POST /api/expert-discussions', () => {
  const start = (body: object) => gateway.post('/api/expert-discussions', body, member)

  it('starts a discussion with the prompt as it was sent', async () => {
    gateway.experts.on('StartDiscussion', () => ({ discussionId: 'd-1' }))
    const response = await start({ prompt: '  Why?  ', requestId, followsUp: 'd-0' })
    expect([response.status, await response.json()]).toEqual([201, { discussionId: 'd-1' }])
    const { request, caller } = gateway.experts.calls('StartDiscussion').at(-1) ?? {}
    expect(request).toEqual({ prompt: '  Why?  ', requestId, followsUp: 'd-0' })
    expect(caller).toMatchObject({ kind: 'member', id: 'ada' })
  })

  it('gives a start without a request id one of its own', async () => {
    gateway.experts.on('StartDiscussion', () => ({ discussionId: 'd-1' }))
    await start({ prompt: 'Why?' })
    expect(gateway.experts.calls('StartDiscussion').at(-1)?.request.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    ['invalid', 'VALIDATION', 400],
    ['state', 'INSUFFICIENT_CREDITS', 402],
    ['state', 'CIRCLE_TOO_SMALL', 409],
    ['exists', 'REQUEST_ID_REUSED', 409],
    ['unavailable', 'OVERLOADED', 503],
    ['unavailable', 'START_IN_PROGRESS', 503],
  ] as const)('turns the refusal %s %s into status %i', async (kind, reason, status) => {
    failing('StartDiscussion', kind, reason)
    const response = await start({ prompt: 'Why?', requestId })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ reason, message: 'The words of the service' })
    expect(response.headers.get('Retry-After')).toBe(status === 503 ? '2' : null)
  })

  it.each([{}, { prompt: 7 }, { prompt: 'Why?', requestId: 'no-uuid' }, { prompt: 'a\0b' }])('refuses %j', async (body) => {
    const calls = gateway.experts.calls('StartDiscussion').length
    expect((await start(body)).status).toBe(400)
    expect(gateway.experts.calls('StartDiscussion').length).toBe(calls)
  })
})

describe('GET /api/expert-discussions', () => {
  it('returns a page with the total number', async () => {
    const summary = { id: 'd-1', prompt: 'Why?', createdAt: '2026-01-01T00:00:00.000Z' }
    gateway.experts.on('ListDiscussions', () => ({
      discussions: [
        { ...summary, status: 'DISCUSSION_STATUS_ONGOING', experts: 3 },
        { ...summary, status: 'DISCUSSION_STATUS_FAILED', experts: 2, completedAt: '2026-01-01T00:01:00.000Z' },
      ],
      total: 12,
    }))
    const response = await gateway.fetch('/api/expert-discussions', { headers: member })
    expect(response.headers.get('X-Total-Count')).toBe('12')
    expect(await response.json()).toEqual([
      { ...summary, status: 'ongoing', completedAt: null, expertCount: 3 },
      { ...summary, status: 'failed', completedAt: '2026-01-01T00:01:00.000Z', expertCount: 2 },
    ])
    expect(gateway.experts.calls('ListDiscussions').at(-1)?.request).toEqual({ page: 1, limit: 10 })
  })

  it.each(['limit=0', 'limit=101', 'page=0', 'page=x'])('refuses ?%s', async (query) => {
    expect((await gateway.fetch(`/api/expert-discussions?${query}`, { headers: member })).status).toBe(400)
  })
})

describe('GET /api/expert-discussions/{id}', () => {
  const get = (etag?: string | null) =>
    gateway.fetch('/api/expert-discussions/d-1', { headers: { ...member, ...(etag ? { 'If-None-Match': etag } : {}) } })

  it('returns a discussion while it is ongoing and when it has ended', async () => {
    gateway.experts.on('GetDiscussion', () => discussionOf())
    expect(await (await get()).json()).toEqual(discussion)
    gateway.experts.on('GetDiscussion', () => completedDiscussion())
    expect(await (await get()).json()).toEqual({
      ...discussion,
      status: 'completed',
      completedAt: '2026-01-01T00:00:30.000Z',
      consensus: 'Learn it.',
      agreement: 'mixed',
      minorityView: 'Max would wait.',
      minorityExpertIds: ['p-1'],
      phase: 'ended',
      credits: 2,
    })
  })

  it('returns a completed discussion whose chair failed without consensus and agreement', async () => {
    gateway.experts.on('GetDiscussion', () =>
      completedDiscussion({ consensus: '', agreement: 'AGREEMENT_UNSPECIFIED', minorityView: '', minorityExpertIds: [] }),
    )
    expect(await (await get()).json()).toMatchObject({
      status: 'completed',
      consensus: null,
      agreement: null,
      minorityView: null,
      failure: null,
      conversationFlow: discussion.conversationFlow,
      credits: 2,
    })
  })

  it('answers 304 to the ETag of what it would send, and 200 after a change', async () => {
    gateway.experts.on('GetDiscussion', () => discussionOf())
    const first = await get()
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache')
    const again = await get(first.headers.get('ETag'))
    expect((await get(`"other", W/${first.headers.get('ETag')}`)).status).toBe(304)
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', first.headers.get('ETag')])
    gateway.experts.on('GetDiscussion', () => discussionOf({ version: 4, shared: true }))
    const changed = await get(first.headers.get('ETag'))
    expect([changed.status, (await changed.json()).shared]).toEqual([200, true])
  })

  it('responds 404 for an unknown discussion and 500 for an unknown status', async () => {
    failing('GetDiscussion', 'not_found', 'DISCUSSION_NOT_FOUND')
    expect((await get()).status).toBe(404)
    gateway.experts.on('GetDiscussion', () => discussionOf({ status: 'DISCUSSION_STATUS_UNSPECIFIED' }))
    expect((await get()).status).toBe(500)
  })
})

describe('sharing a discussion', () => {
  const share = (method: string) => gateway.fetch('/api/expert-discussions/d-1/share', { method, headers: member })

  it('returns a link that begins with PUBLIC_URL', async () => {
    gateway.experts.on('ShareDiscussion', () => ({ token: 'abc_DEF-123' }))
    const response = await share('POST')
    const url = 'https://rostra.example/expert-discussion/shared/abc_DEF-123'
    expect([response.status, await response.json()]).toEqual([201, { url, token: 'abc_DEF-123' }])
  })

  it.each([
    ['state', 'DISCUSSION_NOT_COMPLETED', 409],
    ['denied', 'PRIVATE_PERSONA', 403],
    ['not_found', 'DISCUSSION_NOT_FOUND', 404],
  ] as const)('turns the refusal %s %s into status %i', async (kind, reason, status) => {
    failing('ShareDiscussion', kind, reason)
    const response = await share('POST')
    expect([response.status, (await response.json()).reason]).toEqual([status, reason])
  })

  it('ends a link', async () => {
    gateway.experts.on('RevokeShare', () => ({}))
    expect((await share('DELETE')).status).toBe(204)
    expect(gateway.experts.calls('RevokeShare').at(-1)?.request).toEqual({ id: 'd-1' })
  })

  it('shows it to anyone without what concerns its owner, and stores it nowhere', async () => {
    gateway.experts.on('GetSharedDiscussion', () => completedDiscussion({ shared: true }))
    const response = await gateway.fetch('/api/shared-discussions/abc', { headers: member })
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toMatchObject({ id: 'd-1', consensus: 'Learn it.', shared: false, credits: 0 })
    const { request, caller } = gateway.experts.calls('GetSharedDiscussion').at(-1) ?? {}
    expect([request, caller]).toEqual([{ token: 'abc' }, { kind: 'anonymous' }])
    failing('GetSharedDiscussion', 'not_found', 'DISCUSSION_NOT_FOUND')
    expect((await gateway.fetch('/api/shared-discussions/abc')).status).toBe(404)
    expect((await gateway.fetch(`/api/shared-discussions/${'a'.repeat(101)}`)).status).toBe(400)
  })
})
