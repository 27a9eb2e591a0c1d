import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PersonaMessage } from '@rostra/proto/persona'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  gateway.persona.on('GetPersona', ({ request }) => ({ ...wire, id: request.id ?? wire.id, slug: request.slug ?? wire.slug }))
})
afterAll(() => gateway?.stop())

const shared = {
  id: 'p-1',
  slug: 'max',
  name: 'Max',
  description: 'Knows things',
  category: 'Education',
  voice: 'male1',
  avatarBgColor: '#4F46E5',
  isPrivate: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  voteCount: -3,
  conversationCount: 7,
}
const wire = { ...shared, avatarUrl: '', avatarEmoji: '🦉', ownerId: '' }
const bot = { ...shared, avatarUrl: null, avatarEmoji: '🦉', userId: null }
const json = async (path: string, headers = {}) => (await gateway.fetch(path, { headers })).json()

describe('a persona', () => {
  it('is returned by id and by slug, without the owner’s fields', async () => {
    const lines = { openingLines: [], openingLinesMade: false, messageCredits: 0 }
    expect(await json('/api/bots/p-2')).toEqual({ ...bot, ...lines, id: 'p-2' })
    expect(await json('/api/bots/slug/ma%20x')).toEqual({ ...bot, ...lines, slug: 'ma x' })
  })

  it('has prompts when the service sends them', async () => {
    gateway.persona.on('ListOwnPersonas', () => ({
      personas: [{ ...wire, ownerId: 'u-1', rolePrompt: 'You are Max', strictlyFollows: '' }],
    }))
    const mine = await json('/api/bots', await gateway.asMember('u-1'))
    expect(mine).toEqual([{ ...bot, userId: 'u-1', rolePrompt: 'You are Max', strictlyFollows: '', visibility: 'public' }])
  })

  it.each([
    ['VISIBILITY_PUBLIC', undefined],
    ['VISIBILITY_UNLISTED', 'unlisted'],
    ['VISIBILITY_DRAFT', 'draft'],
  ])('says who may see it when it is not public: %s', async (visibility, said) => {
    gateway.persona.on('GetPersona', () => ({ ...wire, visibility }))
    expect((await json('/api/bots/p-1')).visibility).toBe(said)
  })

  it('has the reason of its suspension when the service sends it, without the operator', async () => {
    const suspension = { reason: 'It sells pills.', at: '2026-03-10T12:00:00.000Z' }
    gateway.persona.on('ListOwnPersonas', () => ({ personas: [{ ...wire, suspension: { ...suspension, operatorId: 'u-9' } }] }))
    expect(await json('/api/bots', await gateway.asMember('u-1'))).toEqual([{ ...bot, suspension }])
  })

  it('is requested on behalf of the caller', async () => {
    await json('/api/bots/p-1', await gateway.asMember('u-1'))
    expect(gateway.persona.calls('GetPersona').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
  })

  it.each([{ category: 'Astrology' }, { voice: 'robot' }])('with an unknown value (%j) causes an internal error', async (unknown) => {
    gateway.persona.on('GetPersona', () => ({ ...wire, ...unknown }))
    const response = await gateway.fetch('/api/bots/p-1')
    expect([response.status, (await response.json()).reason]).toEqual([500, 'INTERNAL'])
  })

  it('has statistics', async () => {
    gateway.persona.on('GetPersonaStats', () => ({ conversations: 7, people: 5, votes: 11 }))
    expect(await json('/api/bots/p-1/stats/conversations')).toEqual({ count: 7 })
    expect(await json('/api/bots/p-1/stats/users')).toEqual({ count: 5 })
    expect(await json('/api/bots/p-1/stats/votes')).toEqual({ count: 11 })
  })
})

describe('persona lists', () => {
  it.each(['/api/bots/public', '/api/bots/public/with-votes'])('%s returns a page and the total number', async (path) => {
    gateway.persona.on('ListPublicPersonas', () => ({ personas: [PersonaMessage.serialize(wire)], total: 99 }))
    const response = await gateway.fetch(`${path}?search=%20owl&category=Education&sort=rating&page=2&limit=5`)
    expect([await response.json(), response.headers.get('X-Total-Count')]).toEqual([[bot], '99'])
    const expected = { search: ' owl', category: 'Education', sort: 'SORT_RATING', page: 2, limit: 5 }
    expect(gateway.persona.calls('ListPublicPersonas').at(-1)?.request).toEqual(expected)
  })

  it('returns the 24 most popular personas by default', async () => {
    await json('/api/bots/public')
    const expected = { search: '', category: '', sort: 'SORT_POPULAR', page: 1, limit: 24 }
    expect(gateway.persona.calls('ListPublicPersonas').at(-1)?.request).toEqual(expected)
  })

  it('returns the personas of ids on behalf of the caller, and asks for none without ids', async () => {
    gateway.persona.on('ListPersonasByIds', ({ request }) => ({ personas: (request.ids ?? []).map((id: string) => ({ ...wire, id })) }))
    expect(await json('/api/bots/by-ids?ids=b,a,,b', await gateway.asMember('u-1'))).toEqual([
      { ...bot, id: 'b' },
      { ...bot, id: 'a' },
    ])
    expect(gateway.persona.calls('ListPersonasByIds')).toMatchObject([{ caller: { kind: 'member', id: 'u-1' } }])
    expect(await json('/api/bots/by-ids?ids=')).toEqual([])
    expect((await gateway.fetch('/api/bots/by-ids')).status).toBe(400)
    expect(gateway.persona.calls('ListPersonasByIds')).toHaveLength(1)
  })

  it('returns today’s featured personas in order', async () => {
    gateway.persona.on('ListFeaturedPersonas', () => ({
      personas: [
        { ...wire, id: 'b' },
        { ...wire, id: 'a' },
      ],
    }))
    expect((await json('/api/bots/featured')).map(({ id }: { id: string }) => id)).toEqual(['b', 'a'])
  })
})
