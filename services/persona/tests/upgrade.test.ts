import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { PersonaService } from '@rostra/proto/persona'
import { Types } from 'mongoose'
import { popularityOf, withConversation, withUpvote } from '../src/domain/popularity.ts'
import { createPersonaWorld, listPublic, type PersonaWorld } from './persona-world.ts'

let world: PersonaWorld
beforeEach(async () => {
  world = await createPersonaWorld()
})
afterEach(() => world?.end())

const createdAt = new Date('2026-01-05T00:00:00Z')
const later = new Date('2026-02-05T00:00:00Z')

/** A persona as the first version stored it. */
function oldRow(slug: string, over: object = {}) {
  return {
    ...{ _id: new Types.ObjectId(), slug, name: `Old ${slug}`, description: 'Juggling for beginners', category: 'Travel', voice: 'male1' },
    ...{ avatarUrl: '', avatarEmoji: '', avatarBgColor: '#4F46E5', isPrivate: false, ownerId: 'ada', createdAt, peopleCount: 0 },
    ...{ upvotes: 0, downvotes: 0, conversationCount: 0, netVotes: 0, rating: 0, words: ['old', slug], greeting: '' },
    ...{ rolePrompt: 'You are somebody to talk with.', strictlyFollows: '', starters: ['Why balls?', 'Why clubs?'] },
    ...over,
  }
}
const personas = () => world.connection.collection('personas')
const list = async (search: string, client: Awaited<ReturnType<PersonaWorld['replica']>>) =>
  (await listPublic(client.client(), { search, page: 1, limit: 100 })).personas.map(({ slug }) => slug)

describe('personas of an earlier version', () => {
  it('are found, sorted and shown like all others once the service is ready, on two replicas that start at once', async () => {
    const rows = Array.from({ length: 450 }, (_, i) => oldRow(`p-${i}`))
    await personas().insertMany([...rows, oldRow('secret', { isPrivate: true, name: 'Secret unicycle' })])
    await personas().createIndex({ isPrivate: 1, name: 'text' }, { name: 'search' })
    await personas().createIndex({ words: 1, isPrivate: 1 })
    const [one, other] = await Promise.all([world.replica(), world.replica()])
    for (const replica of [one, other]) {
      expect(await list('juggles', replica)).toHaveLength(100)
      expect(await list('jugling', replica)).toHaveLength(100)
      for (const search of ['unicycle', 'unicycl', 'unicicle']) expect(await list(search, replica)).toEqual([])
    }
    const persona = await one.client().call(PersonaService.GetPersona, { slug: 'p-7' })
    expect(persona).toMatchObject({ openingLines: ['Why balls?', 'Why clubs?'], openingLinesMade: false, embedOrigins: [] })
    expect(await personas().countDocuments({ $or: [{ starters: { $exists: true } }, { words: { $exists: true } }] })).toBe(0)
    expect((await personas().indexes()).map(({ name }) => name)).toEqual(expect.not.arrayContaining(['search', 'words_1_isPrivate_1']))
  })

  it('are as popular as what is stored of them says', async () => {
    const row = oldRow('star', { conversationCount: 3, upvotes: 2 })
    const id = row._id.toHexString()
    await personas().insertOne(row)
    await world.connection
      .collection<{ _id: string }>('reach')
      .insertMany([
        { _id: `${id}/conversation/c-1`, at: later } as { _id: string },
        { _id: `${id}/person/member:bob`, at: later } as { _id: string },
      ])
    await world.connection.collection('votes').insertOne({ personaId: id, voterId: 'bob', direction: 'up', at: later })
    await world.replica()
    const untold = popularityOf({ createdAt, conversationCount: 2, upvotes: 1 })
    const expected = withUpvote(withConversation(untold, later), later)
    expect((await personas().findOne({ slug: 'star' }))?.popularity).toBeCloseTo(expected, 9)
  })

  it('are changed once: what happens after is kept at the next start', async () => {
    await personas().insertOne(oldRow('once'))
    const first = await world.replica()
    const stored = await personas().findOne({ slug: 'once' })
    await first.stop()
    await personas().updateOne({ slug: 'once' }, { $set: { openingLines: [], popularity: 77 } })
    await world.replica()
    expect(await personas().findOne({ slug: 'once' })).toMatchObject({ popularity: 77, openingLines: [], shape: stored?.shape })
  })

  it('are shown, talked with and voted on while they are still as they were', async () => {
    const row = oldRow('waiting')
    const replica = await world.replica()
    await personas().insertOne(row)
    const personaId = row._id.toHexString()
    const client = replica.client()
    expect(await client.call(PersonaService.GetPersona, { slug: 'waiting' })).toMatchObject({ openingLines: [], name: 'Old waiting' })
    const token = await world.identity.member('bob')
    expect(await client.call(PersonaService.CastVote, { personaId, direction: 'DIRECTION_UP' }, { token })).toMatchObject({ count: 1 })
    await world.replica()
    const counted = withUpvote(popularityOf({ createdAt, conversationCount: 0, upvotes: 0 }), world.clock.now)
    expect((await personas().findOne({ slug: 'waiting' }))?.popularity).toBeCloseTo(counted, 9)
  })

  it('do not hold the start up for longer than it may wait', async () => {
    await personas().insertMany(Array.from({ length: 300 }, (_, i) => oldRow(`p-${i}`)))
    const replica = await world.replica({}, { upgradePatienceMs: 0 })
    expect(await replica.client().call(PersonaService.GetPersona, { slug: 'p-299' })).toMatchObject({ name: 'Old p-299' })
    await replica.stop()
  })
})

describe('what the version before stored to search by', () => {
  const stored = async () => ({
    indexes: (await personas().indexes()).map(({ name }) => name).filter((name) => name?.includes('stems')),
    stems: await personas().countDocuments({ stems: { $exists: true } }),
    collections: (await world.connection.listCollections()).map(({ name }) => name).filter((name) => name === 'vocabulary'),
  })
  const before = { indexes: ['isPrivate_1_stems_1_popularity_-1__id_-1_category_1'], stems: 1, collections: ['vocabulary'] }
  beforeEach(async () => {
    await personas().insertOne(oldRow('stemmed', { stems: ['#Travel', 'juggl'], shape: 2, popularity: 7 }))
    await personas().createIndex({ isPrivate: 1, stems: 1, popularity: -1, _id: -1, category: 1 })
    await world.connection.collection<{ _id: string }>('vocabulary').insertOne({ _id: 'juggling' })
  })

  it('stays as long as its replicas may be there', async () => {
    expect(await list('juggling', await world.replica())).toEqual(['stemmed'])
    expect(await stored()).toEqual(before)
  })

  it('goes after that, and the personas are found as before', async () => {
    const replica = await world.replica({}, { rolloutMs: 0 })
    await eventually(async () => expect(await stored()).toEqual({ indexes: [], stems: 0, collections: [] }))
    expect(await list('juggling', replica)).toEqual(['stemmed'])
    expect(await personas().findOne({ slug: 'stemmed' })).toMatchObject({ popularity: 7 })
  })
})
