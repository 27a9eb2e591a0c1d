import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PersonaService } from '@rostra/proto/persona'
import { PersonaDeletedEvent } from '@rostra/proto/persona-events'
import { Types } from 'mongoose'
import { createScenario, handled, noRows, type Scenario, up } from '../deleted-accounts/scenario.ts'

let scenario: Scenario

beforeAll(async () => {
  scenario = await createScenario()
})
afterAll(() => scenario?.harness.end())

const notFound = expect.objectContaining({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })
const votes = 1_200

/** Stores votes and visits of a persona without calls, more than two batches of each. */
async function addRows(personaId: string): Promise<void> {
  const { connection } = scenario.harness
  const at = new Date()
  const numbers = Array.from({ length: votes }, (_, number) => number)
  await connection.collection('votes').insertMany(numbers.map((number) => ({ personaId, voterId: `v-${number}`, direction: 'up', at })))
  const visits = numbers.map((number) => ({ _id: `${personaId}/person/guest:${number}`, personaId, at, lastAt: at }))
  await scenario.rows('reach').insertMany(visits)
}

const deletePersona = async (id: string, owner = 'ada') =>
  scenario.gateway.call(PersonaService.DeletePersona, { id }, await scenario.asMember(owner))
const tombstone = (id: string) => scenario.rows('deleted_personas').findOne({ _id: id })

describe('a deleted persona', () => {
  it('is gone at once on every replica, and its rows follow in batches', async () => {
    const { harness, gateway, otherGateway, rowsAbout, vote } = scenario
    const id = await harness.addPersona({ slug: 'popular' })
    const kept = await harness.addPersona({ slug: 'kept' })
    await vote('eve', kept, up)
    await addRows(id)
    await deletePersona(id)
    for (const client of [gateway, otherGateway]) {
      await expect(client.call(PersonaService.GetPersona, { slug: 'popular' })).rejects.toEqual(notFound)
      await expect(vote('late', id, up, client)).rejects.toEqual(notFound)
    }
    await handled(async () => expect(await rowsAbout(id)).toEqual(noRows))
    expect(await rowsAbout(kept)).toMatchObject({ votes: 1 })
  })

  it('frees its slug before its rows are deleted', async () => {
    const { harness, gateway, asMember } = scenario
    const id = await harness.addPersona({ slug: 'taken' })
    await addRows(id)
    await deletePersona(id)
    const { available } = await gateway.call(PersonaService.CheckSlug, { slug: 'taken', name: '' }, await asMember('bob'))
    expect(available).toBe(true)
  })

  it('is published once, however often its deletion is repeated', async () => {
    const { harness, bus } = scenario
    const published: string[] = []
    const id = await harness.addPersona()
    await bus.subscribe({
      topic: PersonaDeletedEvent.topic,
      group: 'test',
      handle: async ({ key, payload }) => {
        if (PersonaDeletedEvent.deserialize(payload).personaId === id) published.push(key)
      },
    })
    const outcomes = await Promise.allSettled([deletePersona(id), deletePersona(id), deletePersona(id)])
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    await handled(async () => expect(published).toEqual([id]))
    await expect(deletePersona(id)).rejects.toEqual(notFound)
    expect(published).toEqual([id])
  })

  it('loses the rows that an exchange wrote late, until its tombstone is an hour old', async () => {
    const { harness, rows, rowsAbout } = scenario
    const id = await harness.addPersona()
    await deletePersona(id)
    await rows('daily').insertOne({ _id: `${id}/2026-11-23` })
    await handled(async () => expect(await rowsAbout(id)).toEqual(noRows))
    const aged = [{ $set: { at: { $subtract: ['$at', 61 * 60_000] } } }]
    await rows('deleted_personas').updateOne({ _id: id }, aged)
    await handled(async () => expect(await tombstone(id)).toBeNull())
  })

  it('is finished by another replica when the one that deletes its rows dies', async () => {
    const { rows, rowsAbout } = scenario
    const id = new Types.ObjectId().toHexString()
    await addRows(id)
    // The state after a replica was killed: a claim that expires soon, and rows that are not deleted yet.
    await rows('votes').deleteMany({ personaId: id, voterId: { $lt: 'v-5' } })
    await rows('deleted_personas').insertOne({ _id: id, at: new Date(), sweepAt: new Date(Date.now() + 200) })
    await handled(async () => expect(await rowsAbout(id)).toEqual(noRows))
  })

  it('closes its open reports', async () => {
    const { harness, gateway, asMember, rows } = scenario
    const id = await harness.addPersona()
    const report = { id, reason: 'REPORT_REASON_SPAM' } as const
    for (const reporter of ['eve', 'joe']) await gateway.call(PersonaService.ReportPersona, report, await asMember(reporter))
    await deletePersona(id)
    await handled(async () => expect(await rows('reports').countDocuments({ personaId: id, closedAt: { $exists: true } })).toBe(2))
  })
})
