import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { readConfig } from '../../src/config.ts'
import { readDemoPersonas } from '../../src/core/store/demo-personas/read-demo-personas.ts'
import { createHarness, type Harness, listPublic, type Replica } from '../harness.ts'

const demoPersonas = await readDemoPersonas()

let harness: Harness
beforeEach(async () => {
  harness = await createHarness()
})
afterEach(() => harness?.end())

const withoutMaterial = { demoMaterial: [] }
const listAll = ({ client }: Replica) => listPublic(client(), { sort: 'SORT_NEWEST', page: 1, limit: 100 })
const withDemoData = { DEMO_DATA: 'true' }

describe('the demo personas', () => {
  it('are added once by two replicas that start concurrently', async () => {
    const [one, two] = await Promise.all([
      harness.startReplica(withDemoData, withoutMaterial),
      harness.startReplica(withDemoData, withoutMaterial),
    ])
    // A replica lists what another one has added once the change stream reports it.
    await eventually(async () => expect((await listAll(one)).total).toBe(demoPersonas.length))
    const { personas, total } = await listAll(one)
    expect(new Set(personas.map(({ slug }) => slug))).toEqual(new Set(demoPersonas.map(({ slug }) => slug)))
    await eventually(async () => expect(await listAll(two)).toEqual({ personas, total }))
  })

  it('have one owner, different times of creation, no conversations and no votes', async () => {
    const { personas } = await listAll(await harness.startReplica({ ...withDemoData, DEMO_OWNER_ID: 'house' }, withoutMaterial))
    expect(new Set(personas.map(({ ownerId }) => ownerId))).toEqual(new Set(['house']))
    expect(personas.every(({ conversationCount, voteCount }) => conversationCount === 0 && voteCount === 0)).toBe(true)
    const days = new Set(personas.map(({ createdAt }) => createdAt.slice(0, 10)))
    expect(days.size).toBeGreaterThan(personas.length * 0.8)
    expect(personas.every(({ createdAt }) => new Date(createdAt) < harness.clock.now)).toBe(true)
  })

  it('keep their changes when the service restarts', async () => {
    const first = await harness.startReplica(withDemoData, withoutMaterial)
    const [one] = (await listAll(first)).personas
    await harness.connection
      .collection('personas')
      .updateOne({ slug: one?.slug ?? '' }, { $set: { name: 'Edited', visibility: 'private' } })
    await harness.connection.collection('personas').deleteOne({ slug: demoPersonas[0]?.slug ?? '' })
    await first.stop()

    const { total } = await listAll(await harness.startReplica(withDemoData, withoutMaterial))
    expect(total).toBe(demoPersonas.length - 1)
    expect(await harness.connection.collection('personas').countDocuments({ name: 'Edited' })).toBe(1)
  })

  it('are not added without the setting', async () => {
    expect((await listAll(await harness.startReplica())).total).toBe(0)
  })
})

describe('the settings', () => {
  it('name a wrong value', () => {
    expect(() => readConfig({ DEMO_DATA: 'yes' })).toThrow('DEMO_DATA')
  })
})
