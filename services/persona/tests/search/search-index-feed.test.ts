import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { PersonaService } from '@rostra/proto/persona'
import { validForm } from '../fixtures.ts'
import { createHarness, type Harness, listPublic } from '../harness.ts'

let harness: Harness
let one: RpcClient
let other: RpcClient

beforeEach(async () => {
  harness = await createHarness()
  ;[one, other] = (await Promise.all([harness.startReplica(), harness.startReplica()])).map(({ client }) => client()) as [
    RpcClient,
    RpcClient,
  ]
})
afterEach(() => harness?.end())

const listedSlugs = async (client: RpcClient, search = '') =>
  (await listPublic(client, { search, page: 1, limit: 100 })).personas.map(({ slug }) => slug)
const lists = (client: RpcClient, expected: string[]) => eventually(async () => expect(await listedSlugs(client)).toEqual(expected))
const asOrator = async (id: string) => ({ token: await harness.identity.member(id, 'orator') })

describe('the public list of two replicas', () => {
  it('has a write at once on the replica that made it and soon on the other one', async () => {
    const ada = await asOrator('ada')
    const { id, version } = await one.call(PersonaService.CreatePersona, { form: validForm({ name: 'Falconer', slug: 'falconer' }) }, ada)
    expect(await listedSlugs(one, 'falconer')).toEqual(['falconer'])
    await lists(other, ['falconer'])

    const form = validForm({ name: 'Beekeeper', slug: 'falconer' })
    const saved = await other.call(PersonaService.UpdatePersona, { id, form, version }, ada)
    expect([await listedSlugs(other, 'beekeeper'), await listedSlugs(other, 'falconer')]).toEqual([['falconer'], []])
    await eventually(async () => expect(await listedSlugs(one, 'beekeeper')).toEqual(['falconer']))

    const hidden = validForm({ name: 'Beekeeper', slug: 'falconer', isPrivate: true })
    await one.call(PersonaService.UpdatePersona, { id, form: hidden, version: saved.version }, ada)
    expect(await listedSlugs(one)).toEqual([])
    await lists(other, [])
  })

  it('has a vote at once on the replica that counted it and soon on the other one', async () => {
    const personaId = await harness.addPersona({ slug: 'voted' })
    await one.call(PersonaService.CastVote, { personaId, direction: 'DIRECTION_UP' }, await asOrator('bob'))
    const count = async (client: RpcClient) => (await listPublic(client, { page: 1, limit: 1 })).personas[0]?.voteCount
    expect(await count(one)).toBe(1)
    await eventually(async () => expect(await count(other)).toBe(1))
  })

  it('is complete again after the collection was renamed and renamed back', async () => {
    await harness.addPersona({ slug: 'kept' })
    await harness.connection.db?.renameCollection('personas', 'elsewhere')
    for (const client of [one, other]) await lists(client, [])
    await harness.connection.db?.renameCollection('elsewhere', 'personas')
    for (const client of [one, other]) await lists(client, ['kept'])
    await harness.addPersona({ slug: 'new' })
  })

  it('leaves out a persona with an unknown category or voice, and lists it again after a repair', async () => {
    await harness.addPersona({ slug: 'intact' })
    await harness.addPersona({ slug: 'broken', createdAt: new Date('2025-01-01') })
    const personas = harness.connection.collection('personas')
    for (const [field, unknown, known] of [
      ['category', 'Cooking', 'Travel'],
      ['voice', 'robot1', 'male1'],
    ]) {
      await personas.updateOne({ slug: 'broken' }, { $set: { [field as string]: unknown } })
      for (const client of [one, other]) await lists(client, ['intact'])
      await expect(one.call(PersonaService.GetPersona, { slug: 'broken' })).rejects.toMatchObject({
        details: 'Something went wrong on our side',
      })
      await personas.updateOne({ slug: 'broken' }, { $set: { [field as string]: known } })
      for (const client of [one, other]) await lists(client, ['intact', 'broken'])
    }
  })
})
