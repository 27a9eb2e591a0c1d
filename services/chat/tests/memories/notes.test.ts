import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { profileOf } from '../harness/fake-persona.ts'
import { type Leftovers, openLeftovers } from '../harness/leftovers.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replicas: [Replica, Replica]
let leftovers: Leftovers
let members = 0
/** Personas that no one sees any more. */
const gone = new Set<string>()

beforeAll(async () => {
  harness = await createChatHarness()
  const model = scriptedModel(() => ['Yes.'])
  replicas = [await harness.startReplica(model), await harness.startReplica(model)]
  leftovers = await openLeftovers(harness)
  harness.persona.on('GetSpeakingProfile', ({ request: { id } }) => ({
    ...(id.startsWith('p-') && !gone.has(id) ? { ...profileOf('plato'), id, name: `Persona ${id}` } : profileOf(id)),
    isPublic: true,
  }))
})
afterAll(async () => {
  leftovers?.close()
  await harness?.stop()
})

/** A new member, who calls any replica. */
async function createMember() {
  const id = `member-${++members}`
  const token = await harness.identity.member(id)
  const { client } = replicas[members % 2 === 0 ? 0 : 1]
  const get = (personaId = '') => client.call(ChatService.GetMemories, { personaId }, { token })
  return {
    id,
    token,
    get,
    texts: async (personaId = '') => (await get(personaId)).personas.flatMap(({ notes }) => notes.map(({ text }) => text)),
    turn: (enabled: boolean) => client.call(ChatService.SetMemoriesEnabled, { enabled }, { token }),
    add: (text: string, personaId = 'plato', { client: on } = { client }) =>
      on.call(ChatService.SaveNote, { personaId, noteId: '', text }, { token }),
    change: (noteId: string, text: string, personaId = 'plato') =>
      client.call(ChatService.SaveNote, { personaId, noteId, text }, { token }),
    remove: (personaId = '', noteId = '') => client.call(ChatService.DeleteNotes, { personaId, noteId }, { token }),
  }
}

describe('the memories of a member', () => {
  it('are off and empty at first, and can be turned on and off again', async () => {
    const ada = await createMember()
    expect(await ada.get()).toEqual({ enabled: false, personas: [] })
    expect(await ada.turn(true)).toEqual({ enabled: true, personas: [] })
    await ada.add('Prefers tea')
    expect(await ada.turn(false)).toMatchObject({ enabled: false, personas: [{ notes: [{ text: 'Prefers tea' }] }] })
    expect((await ada.get()).enabled).toBe(false)
  })

  it('have the notes of each persona oldest first, the persona with the latest note first', async () => {
    const ada = await createMember()
    const first = await ada.add('  Prefers\n metric units ')
    expect(first).toMatchObject({ text: 'Prefers metric units', byMember: true, createdAt: expect.stringMatching(/Z$/) })
    await ada.add('Lives in Porto', 'p-2')
    await ada.add('Is vegan', 'p-2')
    const { personas } = await ada.get()
    expect(personas.map(({ personaId, personaName, notes }) => [personaId, personaName, notes.map(({ text }) => text)])).toEqual([
      ['p-2', 'Persona p-2', ['Lives in Porto', 'Is vegan']],
      ['plato', 'Plato', ['Prefers metric units']],
    ])
    expect(await ada.texts('p-2')).toEqual(['Lives in Porto', 'Is vegan'])
    expect(await ada.texts('p-9')).toEqual([])
  })

  it('change and are deleted one by one, by persona, and all together', async () => {
    const ada = await createMember()
    const { id } = await ada.add('Lives in Porto')
    await ada.add('Prefers tea')
    await ada.add('Is vegan', 'p-2')
    await ada.add('Prefers tea', 'p-3')
    expect(await ada.change(id, 'Lives in Rome')).toMatchObject({ id, text: 'Lives in Rome', byMember: true })
    expect(await ada.texts('plato')).toEqual(['Lives in Rome', 'Prefers tea'])
    await ada.remove('plato', id)
    await ada.remove('plato', id)
    expect(await ada.texts('plato')).toEqual(['Prefers tea'])
    await expect(ada.change(id, 'Lives in Rome')).rejects.toMatchObject({ reason: 'NOTE_NOT_FOUND' })
    await ada.remove('p-2')
    expect((await ada.get()).personas.map(({ personaId }) => personaId)).toEqual(['p-3', 'plato'])
    await ada.remove()
    expect((await ada.get()).personas).toEqual([])
    expect(await harness.connection.collection('memories').countDocuments({ person: `member:${ada.id}` })).toBe(0)
  })

  it('are refused with a text that is no note, for an unknown persona, and for a note without its persona', async () => {
    const ada = await createMember()
    for (const text of ['', ' ', 'x'.repeat(201)]) await expect(ada.add(text)).rejects.toMatchObject({ reason: 'VALIDATION' })
    await expect(ada.add('Prefers tea', 'unknown')).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
    await expect(ada.remove('', 'n-1')).rejects.toMatchObject({ reason: 'VALIDATION' })
    expect(await ada.texts()).toEqual([])
  })

  it('take a deleted note again when their persona is gone since, the last one too', async () => {
    const ada = await createMember()
    const notes = [await ada.add('Prefers tea', 'p-gone'), await ada.add('Is vegan', 'p-gone')]
    gone.add('p-gone')
    // It has not read the persona before.
    const fresh = await harness.startReplica(scriptedModel(() => ['Yes.']))
    const stored = async () => (await ada.get('p-gone')).personas
    for (const note of notes) {
      await ada.remove('p-gone', note.id)
      await ada.add(note.text, 'p-gone', fresh)
    }
    for (const { id } of (await stored())[0]?.notes ?? []) await ada.remove('p-gone', id)
    expect(await stored()).toEqual([])
    await ada.add('Is vegan', 'p-gone', fresh)
    expect(await stored()).toMatchObject([{ personaName: 'Persona p-gone', notes: [{ text: 'Is vegan' }] }])
    expect(await harness.connection.collection('memories').findOne({ person: `member:${ada.id}` })).not.toHaveProperty('emptiedAt')
    const bob = await createMember()
    await expect(bob.add('Is vegan', 'p-gone', fresh)).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
  })

  it('are refused to guests and anonymous callers', async () => {
    for (const token of [await harness.identity.guest('g-1'), undefined])
      for (const call of [
        replicas[0].client.call(ChatService.GetMemories, {}, { token }),
        replicas[0].client.call(ChatService.SetMemoriesEnabled, { enabled: true }, { token }),
        replicas[0].client.call(ChatService.SaveNote, { personaId: 'plato', text: 'Prefers tea' }, { token }),
        replicas[0].client.call(ChatService.DeleteNotes, {}, { token }),
      ])
        await expect(call).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
  })

  it("are each member's own, whatever id another one tries", async () => {
    const ada = await createMember()
    const bob = await createMember()
    const { id } = await ada.add('Prefers tea')
    await expect(bob.change(id, 'Prefers coffee')).rejects.toMatchObject({ reason: 'NOTE_NOT_FOUND' })
    await bob.add('Is vegan')
    await expect(bob.change(id, 'Prefers coffee')).rejects.toMatchObject({ reason: 'NOTE_NOT_FOUND' })
    await bob.remove('plato', id)
    await bob.remove('plato')
    await bob.remove()
    await bob.turn(true)
    expect(await ada.get()).toMatchObject({ enabled: false, personas: [{ notes: [{ id, text: 'Prefers tea' }] }] })
  })
})

describe('notes that are added at the same time', () => {
  it('never exceed 20: of 20 beside 19 one is added', async () => {
    const ada = await createMember()
    for (let index = 0; index < 19; index++) await ada.add(`Likes number ${index}`)
    const added = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => ada.add(`Other ${index}`, 'plato', replicas[index % 2 ? 0 : 1])),
    )
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = added.flatMap((result) => (result.status === 'rejected' ? [result.reason.reason] : []))
    expect(new Set(reasons)).toEqual(new Set(['NOTES_FULL']))
    expect(await ada.texts()).toHaveLength(20)
  })

  it('are all there when they are the first, and one when they are the same, as after a lost response', async () => {
    const ada = await createMember()
    await Promise.all(Array.from({ length: 10 }, (_, index) => ada.add(`Note ${index}`, 'plato', replicas[index % 2 ? 0 : 1])))
    expect((await ada.texts()).sort()).toEqual(Array.from({ length: 10 }, (_, index) => `Note ${index}`))
    const same = await Promise.all(Array.from({ length: 10 }, (_, index) => ada.add('The same', 'p-2', replicas[index % 2 ? 0 : 1])))
    expect(new Set(same.map(({ id }) => id)).size).toBe(1)
    expect(await ada.texts('p-2')).toEqual(['The same'])
  })

  it('are refused for a persona more than 200', async () => {
    const ada = await createMember()
    await ada.add('Prefers tea')
    const rows = harness.connection.collection('memories')
    const { _id, ...row } = (await rows.findOne({ person: `member:${ada.id}` })) ?? {}
    await rows.insertMany(Array.from({ length: 199 }, (_, index) => ({ ...row, personaId: `other-${index}` })))
    await expect(ada.add('Prefers tea', 'p-2')).rejects.toMatchObject({ reason: 'NOTES_FULL' })
    await ada.add('Is vegan')
    await ada.remove('other-7')
    await ada.add('Prefers tea', 'p-2')
  })
})

describe('the deletion of an account', () => {
  const expectNone = (id: string) =>
    eventually(async () => {
      const count = (name: string, filter: object) => harness.connection.collection<{ _id: string }>(name).countDocuments(filter)
      expect([await count('memories', { person: `member:${id}` }), await count('memory_settings', { _id: `member:${id}` })]).toEqual([0, 0])
    }, eventTimeoutMs)

  it('deletes notes and setting, and those that a token that is still valid stores afterwards', async () => {
    const ada = await createMember()
    await ada.turn(true)
    await ada.add('Prefers tea')
    await leftovers.deleteAccount(ada.id)
    await expectNone(ada.id)
    await ada.turn(true)
    await ada.add('Prefers tea')
    await expectNone(ada.id)
  })
})

it('an index has the notes of a member, those for a persona, and the settings that changed', async () => {
  const memories = harness.connection.collection('memories')
  const settings = harness.connection.collection('memory_settings')
  const queries = [
    memories.find({ person: 'member:a' }),
    memories.find({ person: 'member:a', personaId: 'plato' }),
    settings.find({ changedAt: { $gte: new Date(0) } }).sort({ changedAt: 1 }),
  ]
  for (const query of queries) expect(JSON.stringify((await query.explain()).queryPlanner.winningPlan)).not.toMatch(/COLLSCAN|"SORT"/)
})
