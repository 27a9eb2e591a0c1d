import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { Types } from 'mongoose'
import type { NewPersona } from '../../src/core/domain/personas/persona.ts'
import { createHarness, type Harness } from '../harness.ts'
import { material, passageOf } from './material.ts'

let harness: Harness
let gateway: RpcClient
let chat: RpcClient
let experts: RpcClient
let sources: ReturnType<typeof material>
const as: Record<'ada' | 'operator', CallOptions> = { ada: {}, operator: {} }

beforeAll(async () => {
  harness = await createHarness()
  const replica = await harness.startReplica()
  gateway = replica.client()
  chat = replica.client('chat')
  experts = replica.client('experts')
  sources = material(harness)
  as.ada = { token: await harness.identity.member('ada', 'orator') }
  as.operator = { token: await harness.identity.member('olga', 'super_senator') }
})
afterAll(() => harness?.end())

/** Adds a persona that knows one answer. */
async function addKnowing(subject: string, persona: Partial<NewPersona> = {}): Promise<string> {
  const id = await harness.addPersona({ hasMaterial: true, ...persona })
  await sources.add(id, 'Notes', [passageOf(`Only ${id} says this about ${subject}.`, { heading: `What about ${subject}?` })])
  return id
}
const find = async (query: string, options: CallOptions = as.ada, client = experts) =>
  (await client.call(PersonaService.FindPublicPassages, { query }, options)).passages
const update = (id: string, fields: object) =>
  harness.connection.collection('personas').updateOne({ _id: new Types.ObjectId(id) }, { $set: fields })
const finders = async (subject: string, options?: CallOptions) =>
  (await find(`What about ${subject}?`, options)).map(({ personaId }) => personaId)

describe('FindPublicPassages', () => {
  it('finds what public personas know, with their names', async () => {
    const id = await addKnowing('heather', { name: 'Beekeeper' })
    expect(await find('What about heather?')).toEqual([
      { personaId: id, personaName: 'Beekeeper', heading: 'What about heather?', text: `Only ${id} says this about heather.`, fit: 1 },
    ])
    expect(await find('Which planet has the largest moon in our solar system?')).toEqual([])
  })

  it('finds nothing of a private persona, also for its owner', async () => {
    await addKnowing('marmalade', { visibility: 'private' })
    for (const options of [as.ada, as.operator, {}]) expect(await finders('marmalade', options)).toEqual([])
  })

  it('finds nothing of a persona from the moment when it is made private', async () => {
    const id = await addKnowing('walnuts')
    expect(await finders('walnuts')).toEqual([id])
    await update(id, { visibility: 'private' })
    expect(await finders('walnuts')).toEqual([])
  })

  it('finds nothing of a persona that operators suspended, until it is restored', async () => {
    const id = await addKnowing('hemlock')
    await gateway.call(PersonaService.SuspendPersona, { id, reason: 'Sells pills to children' }, as.operator)
    for (const options of [as.ada, as.operator]) expect(await finders('hemlock', options)).toEqual([])
    await gateway.call(PersonaService.RestorePersona, { id, reason: 'The owner changed it' }, as.operator)
    expect(await finders('hemlock')).toEqual([id])
  })

  it('finds nothing of a persona whose owner is suspended', async () => {
    const id = await addKnowing('nettles')
    expect(await finders('nettles')).toEqual([id])
    await update(id, { ownerSuspended: true })
    expect(await finders('nettles')).toEqual([])
  })

  it('finds nothing of a deleted persona while its rows are still there', async () => {
    const id = await addKnowing('thistles')
    await gateway.call(PersonaService.DeletePersona, { id }, as.ada)
    expect(await finders('thistles')).toEqual([])
  })

  it('finds nothing of a source that was deleted', async () => {
    const id = await addKnowing('clover')
    const deleted = await sources.add(id, 'More', [passageOf('Clover is sown in spring.', { heading: 'When is clover sown?' })])
    await sources.unlist(id, deleted)
    expect((await find('When is clover sown?')).map(({ text }) => text)).not.toContain('Clover is sown in spring.')
  })

  it('searches the 30 most popular personas that know something', async () => {
    const id = await addKnowing('cedars')
    expect(await finders('cedars')).toEqual([id])
    const popular = { conversationCount: 1_000 }
    await harness.addPersona(popular)
    for (let rank = 0; rank < 29; rank++) await harness.addPersona({ ...popular, hasMaterial: true })
    expect(await finders('cedars')).toEqual([id])
    const last = await addKnowing('larches', popular)
    expect([await finders('cedars'), await finders('larches')]).toEqual([[], [last]])
  })

  it('is refused for every service but experts, and for a text that is blank or too long', async () => {
    const denied = expect.objectContaining({ kind: 'denied', reason: 'SERVICE_NOT_ALLOWED' })
    for (const client of [gateway, chat]) await expect(find('heather', as.operator, client)).rejects.toEqual(denied)
    for (const query of [' ', 'x'.repeat(4_001)]) await expect(find(query)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
  })
})
