import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readConfig } from '../src/config.ts'
import { demoPersonas } from '../src/domain/demo-personas.ts'
import { createPersonaWorld, listPublic, type PersonaWorld, type Replica } from './persona-world.ts'

let world: PersonaWorld
beforeEach(async () => {
  world = await createPersonaWorld()
})
afterEach(() => world?.end())

const list = ({ client }: Replica) => listPublic(client(), { sort: 'SORT_NEWEST', page: 1, limit: 100 })
const demo = { DEMO_DATA: 'true' }

describe('the demo personas', () => {
  it('are there once though two replicas start at once', async () => {
    const [one, two] = await Promise.all([world.replica(demo), world.replica(demo)])
    const { personas, total } = await list(one)
    expect(total).toBe(demoPersonas.length)
    expect(new Set(personas.map(({ slug }) => slug))).toEqual(new Set(demoPersonas.map(({ slug }) => slug)))
    expect(await list(two)).toEqual({ personas, total })
  })

  it('were made over time by one owner, and nobody has talked with them or voted yet', async () => {
    const { personas } = await list(await world.replica({ ...demo, DEMO_OWNER_ID: 'house' }))
    expect(new Set(personas.map(({ ownerId }) => ownerId))).toEqual(new Set(['house']))
    expect(personas.every(({ conversationCount, voteCount }) => conversationCount === 0 && voteCount === 0)).toBe(true)
    const days = new Set(personas.map(({ createdAt }) => createdAt.slice(0, 10)))
    expect(days.size).toBeGreaterThan(personas.length * 0.8)
    expect(personas.every(({ createdAt }) => new Date(createdAt) < world.clock.now)).toBe(true)
  })

  it('keep the edits that were made to them when the service starts again', async () => {
    const first = await world.replica(demo)
    const [one] = (await list(first)).personas
    await world.connection.collection('personas').updateOne({ slug: one?.slug ?? '' }, { $set: { name: 'Edited', isPrivate: true } })
    await world.connection.collection('personas').deleteOne({ slug: demoPersonas[0]?.slug ?? '' })
    await first.stop()

    const { total } = await list(await world.replica(demo))
    expect(total).toBe(demoPersonas.length - 1)
    expect(await world.connection.collection('personas').countDocuments({ name: 'Edited' })).toBe(1)
  })

  it('are not there unless they are asked for', async () => {
    expect((await list(await world.replica())).total).toBe(0)
  })
})

describe('the settings', () => {
  it('refuse what makes no sense by name', () => {
    expect(() => readConfig({ DEMO_DATA: 'yes' })).toThrow('DEMO_DATA')
  })
})
