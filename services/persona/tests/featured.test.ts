import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { createPersonaWorld, type PersonaWorld } from './persona-world.ts'

let world: PersonaWorld
beforeEach(async () => {
  world = await createPersonaWorld()
  world.clock.now = new Date('2026-03-01T00:00:00Z')
})
afterEach(() => world?.end())

const day = 24 * 3_600_000
const featured = async (client: RpcClient, token?: string) =>
  (await client.call(PersonaService.ListFeaturedPersonas, {}, { token })).personas.map(({ slug }) => slug)
const addPublic = async (count: number) => {
  for (let i = 0; i < count; i++) await world.add({ slug: `p-${i}` })
}
const rows = () => world.connection.collection('featured_bots').find().sort({ featuredDate: 1, displayOrder: 1 }).toArray()

describe("today's featured personas", () => {
  it('are the same for everyone on replicas that start and are asked at once', async () => {
    await addPublic(9)
    const replicas = await Promise.all([world.replica(), world.replica()])
    const clients = replicas.map(({ client }) => client())
    const [member, guest] = [await world.identity.member('ada'), await world.identity.guest('g')]
    const asks = clients.flatMap((client) => [undefined, member, guest, undefined, member].map((token) => featured(client, token)))
    const answers = await Promise.all(asks)
    expect(answers[0]).toHaveLength(4)
    expect(new Set(answers.map((slugs) => slugs.join())).size).toBe(1)
    expect(await rows()).toHaveLength(4)
  })

  it('stay all day, whatever is made or becomes popular meanwhile, and change at midnight UTC', async () => {
    await addPublic(8)
    const client = (await world.replica()).client()
    const morning = await featured(client)
    await world.add({ slug: 'star', conversationCount: 1_000 })
    world.clock.now = new Date('2026-03-01T23:59:59.999Z')
    expect(await featured(client)).toEqual(morning)
    world.clock.now = new Date('2026-03-02T00:00:00Z')
    const next = await featured(client)
    expect(next[0]).toBe('star')
    expect(next.filter((slug) => morning.includes(slug))).toEqual([])
  })

  it('give everyone a turn before one comes again, over days and a restart', async () => {
    await addPublic(6)
    let replica = await world.replica()
    const seen: string[] = []
    for (let i = 0; i < 3; i++) {
      seen.push(...(await featured(replica.client())))
      await replica.stop()
      replica = await world.replica()
      world.clock.now = new Date(world.clock.now.getTime() + day)
    }
    expect(seen).toHaveLength(12)
    expect(new Set(seen.slice(0, 6)).size).toBe(6)
    expect(new Set(seen.slice(6)).size).toBe(6)
    expect((await rows()).map(({ rotationCycleId }) => rotationCycleId)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
  })

  it('leave out who has become private since', async () => {
    await addPublic(5)
    const client = (await world.replica()).client()
    const before = await featured(client)
    await world.connection.collection('personas').updateOne({ slug: before[1] ?? '' }, { $set: { isPrivate: true } })
    expect(await featured(client)).toEqual([before[0], before[2], before[3]])
  })

  it('are as many as there are, and none where there are none', async () => {
    const client = (await world.replica()).client()
    expect(await featured(client)).toEqual([])
    await addPublic(2)
    expect(await featured(client)).toHaveLength(2)
  })
})
