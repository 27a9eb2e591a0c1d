import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { PersonaService } from '@rostra/proto/persona'
import { accountDeleted } from '../events.ts'
import { createScenario, file, noRows, pair, type Scenario, text } from './scenario.ts'

let scenario: Scenario
let gateway: RpcClient
let chat: RpcClient

beforeAll(async () => {
  scenario = await createScenario()
  const replica = await scenario.startReplica()
  gateway = replica.client()
  chat = replica.client('chat')
})
afterAll(() => scenario?.harness.end())

async function addMaterial(personaId: string, ownerId: string): Promise<void> {
  await scenario.add(gateway, personaId, file('kept\nlines'), ownerId)
  await scenario.add(gateway, personaId, text('a text'), ownerId)
  await scenario.add(gateway, personaId, pair('Why?', 'Because.'), ownerId)
  await scenario.add(gateway, personaId, file('broken'), ownerId)
  await scenario.read(gateway, personaId, ownerId)
}
const gone = (personaId: string) => eventually(async () => expect(await scenario.rowsOf(personaId)).toEqual(noRows), eventTimeoutMs)

describe('the material of a deleted persona', () => {
  it('is deleted with it, contents and passages too, and that of others stays', async () => {
    const id = await scenario.harness.addPersona({ ownerId: 'ada' })
    const kept = await scenario.harness.addPersona({ ownerId: 'ada' })
    await addMaterial(id, 'ada')
    await addMaterial(kept, 'ada')
    await gateway.call(PersonaService.DeletePersona, { id }, await scenario.as('ada'))
    await gone(id)
    expect(await scenario.rowsOf(kept)).toMatchObject({ sources: 4, knowledge: 1, passages: 3 })
  })

  it('is deleted while it is read', async () => {
    const id = await scenario.harness.addPersona({ ownerId: 'ada' })
    await scenario.add(gateway, id, file(`slow ${id}`))
    await eventually(() => expect(scenario.reader.begun).toContain(`slow ${id}`))
    await gateway.call(PersonaService.DeletePersona, { id }, await scenario.as('ada'))
    await gone(id)
  })

  it('cannot be added late, and what a late call has stored is deleted', async () => {
    const id = await scenario.harness.addPersona({ ownerId: 'ada' })
    await gateway.call(PersonaService.DeletePersona, { id }, await scenario.as('ada'))
    await expect(scenario.add(gateway, id, file('late'))).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
    const { connection, passages } = { ...scenario.harness, ...scenario }
    await connection.collection('source_files.chunks').insertOne({ files_id: `${id}/s`, n: 0 })
    await connection.collection<{ _id: string }>('knowledge').insertOne({ _id: id })
    await passages.add({ personaId: id, sourceId: 's', readingId: `late ${id}` }, { passages: [] }, new AbortController().signal)
    await gone(id)
  })
})

describe('the material of a deleted account', () => {
  it('is deleted with its personas, and kept without its owner by a persona that survives', async () => {
    const { harness } = scenario
    const id = await harness.addPersona({ ownerId: 'lea' })
    const survivor = await harness.addPersona({ ownerId: 'lea', conversationCount: 100 })
    await addMaterial(id, 'lea')
    await addMaterial(survivor, 'lea')
    const bus = await harness.buses.join()
    await bus.publish([accountDeleted('lea')])
    await gone(id)
    await eventually(async () => expect((await gateway.call(PersonaService.GetPersona, { id: survivor })).ownerId).toBe(''), eventTimeoutMs)
    expect(await scenario.rowsOf(survivor)).toMatchObject({ sources: 4, passages: 3 })
    expect(await harness.connection.collection('sources').countDocuments({ ownerId: 'lea' })).toBe(0)
    expect((await chat.call(PersonaService.GetSpeakingProfile, { id: survivor })).hasMaterial).toBe(true)
    await expect(scenario.list(gateway, survivor, 'lea')).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
  })
})
