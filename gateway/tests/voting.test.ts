import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from './support/gateway.ts'

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
  ])('with isUpvote %s votes %s in the member’s name', async (isUpvote, userVote, direction) => {
    const answer = await vote({ isUpvote })
    expect([answer.status, await answer.json()]).toEqual([200, { count: -3, userVote }])
    const asked = gateway.persona.calls('CastVote').at(-1)
    expect([asked?.request, asked?.caller]).toMatchObject([
      { personaId: 'p-1', direction },
      { kind: 'member', id: 'ada' },
    ])
  })

  it('needs an account', async () => {
    const before = votesCast()
    for (const headers of [{}, await gateway.asGuest('ada')]) {
      const answer = await vote({ isUpvote: true }, headers)
      expect([answer.status, (await answer.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    }
    expect(votesCast()).toBe(before)
  })

  it.each([{}, { isUpvote: 'true' }, { isUpvote: 1 }, { isUpvote: null }, { isUpvote: {} }, []])('refuses the body %j', async (body) => {
    const before = votesCast()
    const answer = await vote(body)
    expect([answer.status, (await answer.json()).reason]).toEqual([400, 'VALIDATION'])
    expect(votesCast()).toBe(before)
  })

  it('refuses another site', async () => {
    const answer = await vote({ isUpvote: true }, { ...ada, Origin: 'https://evil.example' })
    expect([answer.status, (await answer.json()).reason]).toEqual([403, 'CROSS_SITE'])
  })

  it.each([
    ['denied', 'OWN_PERSONA', 403],
    ['not_found', 'BOT_NOT_FOUND', 404],
    ['exists', 'ALREADY_VOTED', 409],
  ] as const)('answers what is %s with %s and %i', async (kind, reason, status) => {
    const refusing = await startGateway()
    refusing.persona.on('CastVote', () => {
      throw new DomainError(kind, reason, 'Because')
    })
    const answer = await refusing.post('/api/bots/p-1/vote', { isUpvote: true }, await refusing.asMember())
    expect([answer.status, await answer.json()]).toEqual([status, { message: 'Because', reason, requestId: expect.any(String) }])
    await refusing.stop()
  })

  it('is limited for each person', async () => {
    const narrow = await startGateway({ RATE_LIMIT_SCALE: '0.05' })
    narrow.persona.on('CastVote', () => ({ count: 1, userVote: 'DIRECTION_UP', votes: 1 }))
    const tries = async (id: string) => {
      const answer = await narrow.post('/api/bots/p-1/vote', { isUpvote: true }, await narrow.asMember(id))
      return answer.status
    }
    expect([await tries('ada'), await tries('ada'), await tries('ada'), await tries('ada')]).toEqual([200, 200, 200, 429])
    expect(await tries('bob')).toBe(200)
    await narrow.stop()
  })
})

describe('the votes of a persona', () => {
  it.each([
    ['DIRECTION_UP', true, 'up'],
    ['DIRECTION_DOWN', false, 'down'],
    ['DIRECTION_UNSPECIFIED', null, null],
  ])('are shown with one’s own (%s)', async (direction, is_upvote, userVote) => {
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

  it('do not exist for a persona that does not', async () => {
    const notFound = () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    }
    for (const method of ['GetPersona', 'GetOwnVote']) gateway.persona.on(method, notFound)
    for (const path of ['user-vote', 'vote-count']) {
      const answer = await gateway.fetch(`/api/bots/p-9/${path}`)
      expect([answer.status, (await answer.json()).reason]).toEqual([404, 'BOT_NOT_FOUND'])
    }
  })
})
