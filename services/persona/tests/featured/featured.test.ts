import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
beforeEach(async () => {
  harness = await createHarness()
  harness.clock.now = new Date('2026-03-01T00:00:00Z')
})
afterEach(() => harness?.end())

const dayMs = 24 * 3_600_000
const featuredSlugs = async (client: RpcClient, token?: string) =>
  (await client.call(PersonaService.ListFeaturedPersonas, {}, { token })).personas.map(({ slug }) => slug)
const addPersonas = async (count: number) => {
  for (let i = 0; i < count; i++) await harness.addPersona({ slug: `p-${i}`, conversationCount: 10 })
}
const storedTurns = () => harness.connection.collection('featured_bots').find().sort({ featuredDate: 1, displayOrder: 1 }).toArray()

describe('ListFeaturedPersonas', () => {
  it('returns the same personas to every caller of two replicas that draw the day concurrently', async () => {
    await addPersonas(9)
    const replicas = await Promise.all([harness.startReplica(), harness.startReplica()])
    const clients = replicas.map(({ client }) => client())
    const member = await harness.identity.member('ada')
    const guest = await harness.identity.guest('g')
    const calls = clients.flatMap((client) => [undefined, member, guest, undefined, member].map((token) => featuredSlugs(client, token)))
    const answers = await Promise.all(calls)
    expect(answers[0]).toHaveLength(4)
    expect(new Set(answers.map((slugs) => slugs.join())).size).toBe(1)
    expect(await storedTurns()).toHaveLength(4)
  })

  it('returns the same personas all day and new ones from midnight UTC', async () => {
    await addPersonas(8)
    const client = (await harness.startReplica()).client()
    const morning = await featuredSlugs(client)
    await harness.addPersona({ slug: 'star', conversationCount: 1_000 })
    harness.clock.now = new Date('2026-03-01T23:59:59.999Z')
    expect(await featuredSlugs(client)).toEqual(morning)
    harness.clock.now = new Date('2026-03-02T00:00:00Z')
    const next = await featuredSlugs(client)
    expect(next[0]).toBe('star')
    expect(next.filter((slug) => morning.includes(slug))).toEqual([])
  })

  it('gives every persona a turn before a cycle ends, over days and restarts', async () => {
    await addPersonas(6)
    let replica = await harness.startReplica()
    const seen: string[] = []
    for (let i = 0; i < 3; i++) {
      seen.push(...(await featuredSlugs(replica.client())))
      await replica.stop()
      replica = await harness.startReplica()
      harness.clock.now = new Date(harness.clock.now.getTime() + dayMs)
    }
    expect(seen).toHaveLength(12)
    expect(new Set(seen.slice(0, 6)).size).toBe(6)
    expect(new Set(seen.slice(6)).size).toBe(6)
    expect((await storedTurns()).map(({ rotationCycleId }) => rotationCycleId)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
  })

  it('counts no vote of a member whose address is not confirmed', async () => {
    await addPersonas(4)
    const liked = await harness.addPersona({ slug: 'liked', conversationCount: 10, ownerId: 'bob' })
    const disliked = await harness.addPersona({ slug: 'disliked', conversationCount: 10, ownerId: 'bob' })
    const client = (await harness.startReplica()).client()
    const vote = async (personaId: string, direction: 'DIRECTION_UP' | 'DIRECTION_DOWN', voter: string, confirmed: boolean) => {
      const token = await harness.identity.member(voter, 'citizen', confirmed)
      return client.call(PersonaService.CastVote, { personaId, direction }, { token })
    }
    const row = (slug: string) => harness.connection.collection('personas').findOne({ slug })
    const before = (await row('liked'))?.popularity
    for (let n = 0; n < 5; n++) {
      await vote(liked, 'DIRECTION_UP', `new-${n}`, false)
      await vote(disliked, 'DIRECTION_DOWN', `new-${n}`, false)
    }
    expect(await row('liked')).toMatchObject({ upvotes: 5, popularity: before, unconfirmedVotes: { upvotes: 5, downvotes: 0 } })
    await harness.connection.collection('personas').deleteMany({ slug: { $in: ['p-0', 'p-1'] } })
    const slugs = await featuredSlugs(client)
    expect(slugs).toContain('disliked')
    await vote(disliked, 'DIRECTION_UP', 'new-0', true)
    expect(await row('disliked')).toMatchObject({ upvotes: 1, downvotes: 4, unconfirmedVotes: { upvotes: 0, downvotes: 4 } })
  })

  it('leaves out a persona that became private since the draw', async () => {
    await addPersonas(5)
    const client = (await harness.startReplica()).client()
    const before = await featuredSlugs(client)
    await harness.connection.collection('personas').updateOne({ slug: before[1] ?? '' }, { $set: { visibility: 'private' } })
    expect(await featuredSlugs(client)).toEqual([before[0], before[2], before[3]])
  })

  it('returns fewer than four when there are fewer, and none when there are none', async () => {
    const client = (await harness.startReplica()).client()
    expect(await featuredSlugs(client)).toEqual([])
    await addPersonas(2)
    expect(await featuredSlugs(client)).toHaveLength(2)
  })
})
