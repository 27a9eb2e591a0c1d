import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { PersonaService } from '@rostra/proto/persona'
import { filledForm } from './filled-form.ts'
import { createPersonaWorld, listPublic, type PersonaWorld } from './persona-world.ts'

let world: PersonaWorld
let one: RpcClient
let other: RpcClient

beforeEach(async () => {
  world = await createPersonaWorld()
  ;[one, other] = (await Promise.all([world.replica(), world.replica()])).map(({ client }) => client()) as [RpcClient, RpcClient]
})
afterEach(() => world?.end())

const slugs = async (client: RpcClient, search = '') =>
  (await listPublic(client, { search, page: 1, limit: 100 })).personas.map(({ slug }) => slug)
const shownBy = (client: RpcClient, expected: string[]) => eventually(async () => expect(await slugs(client)).toEqual(expected))
const as = async (who: string) => ({ token: await world.identity.member(who, 'orator') })

describe('what the replicas list', () => {
  it('is what one of them has just written, at once there and soon on the other', async () => {
    const ada = await as('ada')
    const { id, version } = await one.call(PersonaService.CreatePersona, { form: filledForm({ name: 'Falconer', slug: 'falconer' }) }, ada)
    expect(await slugs(one, 'falconer')).toEqual(['falconer'])
    await shownBy(other, ['falconer'])

    const form = filledForm({ name: 'Beekeeper', slug: 'falconer' })
    const saved = await other.call(PersonaService.UpdatePersona, { id, form, version }, ada)
    expect([await slugs(other, 'beekeeper'), await slugs(other, 'falconer')]).toEqual([['falconer'], []])
    await eventually(async () => expect(await slugs(one, 'beekeeper')).toEqual(['falconer']))

    const hidden = filledForm({ name: 'Beekeeper', slug: 'falconer', isPrivate: true })
    await one.call(PersonaService.UpdatePersona, { id, form: hidden, version: saved.version }, ada)
    expect(await slugs(one)).toEqual([])
    await shownBy(other, [])
  })

  it('has the votes of the one who asks counted, and soon everybody’s', async () => {
    const personaId = await world.add({ slug: 'voted' })
    await one.call(PersonaService.CastVote, { personaId, direction: 'DIRECTION_UP' }, await as('bob'))
    const count = async (client: RpcClient) => (await listPublic(client, { page: 1, limit: 1 })).personas[0]?.voteCount
    expect(await count(one)).toBe(1)
    await eventually(async () => expect(await count(other)).toBe(1))
  })

  it('is right again after the collection was away', async () => {
    await world.add({ slug: 'kept' })
    await world.connection.db?.renameCollection('personas', 'elsewhere')
    for (const client of [one, other]) await shownBy(client, [])
    await world.connection.db?.renameCollection('elsewhere', 'personas')
    for (const client of [one, other]) await shownBy(client, ['kept'])
    await world.add({ slug: 'new' })
  })

  it('is refused while nothing is heard from the database, because somebody may be private by now', async () => {
    const deaf = (await world.replica({}, { feed: { patienceMs: 100 } })).client()
    const refusal = { kind: 'unavailable', reason: 'OVERLOADED', details: { retryAfter: 1 } }
    await eventually(() => expect(slugs(deaf)).rejects.toMatchObject(refusal))
    await eventually(() => expect(slugs(deaf)).resolves.toEqual([]))
  })
})
