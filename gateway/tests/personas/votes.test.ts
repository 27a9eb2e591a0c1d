import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let ada: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway()
  ada = await gateway.asMember('ada')
  gateway.persona.on('CastVote', ({ request }) => ({ count: -3, userVote: request.direction, votes: 11 }))
})
afterAll(() => gateway?.stop())

const vote = (body: unknown, headers: Record<string, string> = ada) => gateway.post('/api/bots/p-1/vote', body, headers)
const votesCast = () => gateway.persona.calls('CastVote').length

describe('POST /api/bots/{id}/vote', () => {
  it.each([
    [true, 'up', 'DIRECTION_UP'],
    [false, 'down', 'DIRECTION_DOWN'],
  ])('casts isUpvote %s as %s on behalf of the member', async (isUpvote, userVote, direction) => {
    const response = await vote({ isUpvote })
    expect([response.status, await response.json()]).toEqual([200, { count: -3, userVote }])
    const call = gateway.persona.calls('CastVote').at(-1)
    expect([call?.request, call?.caller]).toMatchObject([
      { personaId: 'p-1', direction },
      { kind: 'member', id: 'ada' },
    ])
  })

  it('requires an account', async () => {
    const before = votesCast()
    for (const headers of [{}, await gateway.asGuest('ada')]) {
      const response = await vote({ isUpvote: true }, headers)
      expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    }
    expect(votesCast()).toBe(before)
  })

  it.each([{}, { isUpvote: 'true' }, { isUpvote: 1 }, { isUpvote: null }, { isUpvote: {} }, []])('refuses the body %j', async (body) => {
    const before = votesCast()
    const response = await vote(body)
    expect([response.status, (await response.json()).reason]).toEqual([400, 'VALIDATION'])
    expect(votesCast()).toBe(before)
  })

  it('refuses a request from another site', async () => {
    const response = await vote({ isUpvote: true }, { ...ada, Origin: 'https://evil.example' })
    expect([response.status, (await response.json()).reason]).toEqual([403, 'CROSS_SITE'])
  })

  it.each([
    ['denied', 'OWN_PERSONA', 403],
    ['not_found', 'BOT_NOT_FOUND', 404],
    ['exists', 'ALREADY_VOTED', 409],
  ] as const)('returns a refusal of kind %s as %s with status %i', async (kind, reason, status) => {
    const separate = await startGateway()
    separate.persona.on('CastVote', () => {
      throw new DomainError(kind, reason, 'Because')
    })
    const response = await separate.post('/api/bots/p-1/vote', { isUpvote: true }, await separate.asMember())
    expect([response.status, await response.json()]).toEqual([status, { message: 'Because', reason, requestId: expect.any(String) }])
    await separate.stop()
  })

  it('is limited for each account', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.05' })
    limited.persona.on('CastVote', () => ({ count: 1, userVote: 'DIRECTION_UP', votes: 1 }))
    const attempt = async (id: string) => {
      const response = await limited.post('/api/bots/p-1/vote', { isUpvote: true }, await limited.asMember(id))
      return response.status
    }
    expect([await attempt('ada'), await attempt('ada'), await attempt('ada'), await attempt('ada')]).toEqual([200, 200, 200, 429])
    expect(await attempt('bob')).toBe(200)
    await limited.stop()
  })
})

describe('GET /api/bots/{id}/user-vote and vote-count', () => {
  it.each([
    ['DIRECTION_UP', true, 'up'],
    ['DIRECTION_DOWN', false, 'down'],
    ['DIRECTION_UNSPECIFIED', null, null],
  ])('return the caller’s vote (%s)', async (direction, is_upvote, userVote) => {
    gateway.persona.on('GetPersona', () => ({ id: 'p-1', voteCount: -3 }))
    gateway.persona.on('GetOwnVote', () => ({ direction }))
    const json = async (path: string) => (await gateway.fetch(path, { headers: ada })).json()
    expect(await json('/api/bots/p-1/user-vote')).toEqual({ is_upvote })
    expect(await json('/api/bots/p-1/vote-count')).toEqual({ count: -3, userVote })
    expect(gateway.persona.calls('GetOwnVote').at(-1)).toMatchObject({
      request: { personaId: 'p-1' },
      caller: { kind: 'member', id: 'ada' },
    })
  })

  it('respond 404 for an unknown persona', async () => {
    const notFound = () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    }
    for (const method of ['GetPersona', 'GetOwnVote']) gateway.persona.on(method, notFound)
    for (const path of ['user-vote', 'vote-count']) {
      const response = await gateway.fetch(`/api/bots/p-9/${path}`)
      expect([response.status, (await response.json()).reason]).toEqual([404, 'BOT_NOT_FOUND'])
    }
  })
})
