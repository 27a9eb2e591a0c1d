import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PersonaMessage } from '@rostra/proto/persona'
import { startGateway, type TestGateway } from './support/gateway.ts'

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
  it('is found by id and by slug, without what only its owner sees', async () => {
    const lines = { openingLines: [], openingLinesMade: false }
    expect(await json('/api/bots/p-2')).toEqual({ ...bot, ...lines, id: 'p-2' })
    expect(await json('/api/bots/slug/ma%20x')).toEqual({ ...bot, ...lines, slug: 'ma x' })
  })

  it('shows its prompts when the service gives them', async () => {
    gateway.persona.on('ListOwnPersonas', () => ({
      personas: [{ ...wire, ownerId: 'u-1', rolePrompt: 'You are Max', strictlyFollows: '' }],
    }))
    const mine = await json('/api/bots', await gateway.asMember('u-1'))
    expect(mine).toEqual([{ ...bot, userId: 'u-1', rolePrompt: 'You are Max', strictlyFollows: '' }])
  })

  it('is asked for in the visitor’s name', async () => {
    await json('/api/bots/p-1', await gateway.asMember('u-1'))
    expect(gateway.persona.calls('GetPersona').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
  })

  it('has counts', async () => {
    gateway.persona.on('GetPersonaStats', () => ({ conversations: 7, people: 5, votes: 11 }))
    expect(await json('/api/bots/p-1/stats/conversations')).toEqual({ count: 7 })
    expect(await json('/api/bots/p-1/stats/users')).toEqual({ count: 5 })
    expect(await json('/api/bots/p-1/stats/votes')).toEqual({ count: 11 })
  })
})

describe('lists', () => {
  it.each(['/api/bots/public', '/api/bots/public/with-votes'])('%s gives a page and the number of all', async (path) => {
    gateway.persona.on('ListPublicPersonas', () => ({ personas: [PersonaMessage.serialize(wire)], total: 99 }))
    const answer = await gateway.fetch(`${path}?search=%20owl&category=Education&sort=rating&page=2&limit=5`)
    expect([await answer.json(), answer.headers.get('X-Total-Count')]).toEqual([[bot], '99'])
    const asked = { search: ' owl', category: 'Education', sort: 'SORT_RATING', page: 2, limit: 5 }
    expect(gateway.persona.calls('ListPublicPersonas').at(-1)?.request).toEqual(asked)
  })

  it('begins with the 24 most popular', async () => {
    await json('/api/bots/public')
    const asked = { search: '', category: '', sort: 'SORT_POPULAR', page: 1, limit: 24 }
    expect(gateway.persona.calls('ListPublicPersonas').at(-1)?.request).toEqual(asked)
  })

  it('gives today’s featured personas in their order', async () => {
    gateway.persona.on('ListFeaturedPersonas', () => ({
      personas: [
        { ...wire, id: 'b' },
        { ...wire, id: 'a' },
      ],
    }))
    expect((await json('/api/bots/featured')).map(({ id }: { id: string }) => id)).toEqual(['b', 'a'])
  })
})
