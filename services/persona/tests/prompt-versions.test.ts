import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import type { PersonaForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import { PersonaService } from '@rostra/proto/persona'
import { filledForm } from './filled-form.ts'
import { createPersonaWorld, type PersonaWorld, type Replica } from './persona-world.ts'

let world: PersonaWorld
let replica: Replica
let gateway: RpcClient

beforeAll(async () => {
  world = await createPersonaWorld()
  replica = await world.replica()
  gateway = replica.client()
})
afterAll(() => world?.end())

const as = async (who: string) => ({ token: await world.identity.member(who) })
const prompt = (text: string) => `You are somebody who says ${text}.`
const create = async (who = 'ada') =>
  (await gateway.call(PersonaService.CreatePersona, { form: filledForm({ rolePrompt: prompt('one') }) }, await as(who))).id
const edit = async (id: string, form: PersonaForm, who = 'ada') =>
  gateway.call(PersonaService.UpdatePersona, { id, form: filledForm(form) }, await as(who))
const versions = async (personaId: string, who = 'ada') =>
  (await gateway.call(PersonaService.ListPromptVersions, { personaId }, await as(who))).versions
const restore = async (personaId: string, version: number, who = 'ada') =>
  gateway.call(PersonaService.RestorePromptVersion, { personaId, version }, await as(who))
const later = () => {
  world.clock.now = new Date(world.clock.now.getTime() + 60_000)
  return world.clock.now.toISOString()
}
const notFound = (reason: string) => expect.objectContaining({ kind: 'not_found', reason })

describe('the prompts of a persona', () => {
  it('are kept with every save that changes them, newest first', async () => {
    const first = later()
    const id = await create()
    await edit(id, { rolePrompt: prompt('one'), name: 'Only the name' })
    const second = later()
    await edit(id, { rolePrompt: prompt('two') })
    const third = later()
    await edit(id, { rolePrompt: prompt('two'), strictlyFollows: '' })
    expect(await versions(id)).toEqual([
      { version: 4, savedAt: third, rolePrompt: prompt('two'), strictlyFollows: '' },
      { version: 3, savedAt: second, rolePrompt: prompt('two'), strictlyFollows: 'Never shout.' },
      { version: 1, savedAt: first, rolePrompt: prompt('one'), strictlyFollows: 'Never shout.' },
    ])
  })

  it('that were never changed are one version, also where none was kept', async () => {
    const id = await world.add({ ownerId: 'eve' })
    const old = { rolePrompt: 'You are somebody to talk with.', strictlyFollows: 'Never shout.', savedAt: '2026-01-01T00:00:00.000Z' }
    expect(await versions(id, 'eve')).toEqual([{ ...old, version: 1 }])
    const savedAt = later()
    await edit(id, { rolePrompt: prompt('new') }, 'eve')
    const changed = { version: 2, savedAt, rolePrompt: prompt('new'), strictlyFollows: 'Never shout.' }
    expect(await versions(id, 'eve')).toEqual([changed, { ...old, version: 1 }])
  })

  it('come back when an earlier version is restored, as a new one; all else stays', async () => {
    const id = await create('bob')
    await edit(id, { rolePrompt: prompt('two'), strictlyFollows: 'Never whisper.', name: 'New name' }, 'bob')
    const savedAt = later()
    const restored = await restore(id, 1, 'bob')
    expect(restored).toMatchObject({ rolePrompt: prompt('one'), strictlyFollows: 'Never shout.', name: 'New name', version: 3 })
    const kept = await versions(id, 'bob')
    expect(kept[0]).toEqual({ version: 3, savedAt, rolePrompt: prompt('one'), strictlyFollows: 'Never shout.' })
    expect(kept.map(({ version }) => version)).toEqual([3, 2, 1])
    const profile = await replica.client('chat').call(PersonaService.GetSpeakingProfile, { id })
    expect(profile).toMatchObject({ rolePrompt: prompt('one'), strictlyFollows: 'Never shout.' })
  })

  it('stay as they are when the version restored is the one they have', async () => {
    const id = await create('joe')
    expect(await restore(id, 1, 'joe')).toMatchObject({ version: 1 })
    expect(await versions(id, 'joe')).toHaveLength(1)
  })

  it('are kept a hundred times, and the oldest go first', async () => {
    const id = await create('max')
    const rows = Array.from({ length: 99 }, (_, i) => ({
      personaId: id,
      version: i + 2,
      savedAt: new Date(),
      rolePrompt: 'p',
      strictlyFollows: '',
    }))
    await world.connection.collection('prompt_versions').insertMany(rows)
    await world.connection.collection('personas').updateOne({ ownerId: 'max' }, { $set: { version: 100 } })
    await edit(id, { rolePrompt: prompt('the newest') }, 'max')
    const kept = (await versions(id, 'max')).map(({ version }) => version)
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, 101, 2])
    await expect(restore(id, 1, 'max')).rejects.toEqual(notFound('VERSION_NOT_FOUND'))
  })

  it('cannot be restored from a version that never was', async () => {
    const id = await create('kim')
    for (const version of [0, 2, 4_000_000_000]) await expect(restore(id, version, 'kim')).rejects.toEqual(notFound('VERSION_NOT_FOUND'))
  })
})

describe('the versions of somebody else’s persona', () => {
  it.each([false, true])('are not there (private: %s)', async (isPrivate) => {
    const id = await world.add({ isPrivate, ownerId: 'zoe' })
    await edit(id, { isPrivate, rolePrompt: prompt('secrets') }, 'zoe')
    for (const who of ['ada', 'bob']) {
      await expect(versions(id, who)).rejects.toEqual(notFound('BOT_NOT_FOUND'))
      await expect(restore(id, 1, who)).rejects.toEqual(notFound('BOT_NOT_FOUND'))
    }
    for (const options of [{}, { token: await world.identity.guest('zoe') }]) {
      const refused = { kind: 'unauthenticated', reason: 'AUTH_REQUIRED' }
      await expect(gateway.call(PersonaService.ListPromptVersions, { personaId: id }, options)).rejects.toMatchObject(refused)
      await expect(gateway.call(PersonaService.RestorePromptVersion, { personaId: id, version: 1 }, options)).rejects.toMatchObject(refused)
    }
    expect(await versions(id, 'zoe')).toHaveLength(2)
  })

  it('go with their owner, also of a persona that stays', async () => {
    const id = await world.add({ ownerId: 'lea', conversationCount: 100 })
    await edit(id, { rolePrompt: prompt('goodbye') }, 'lea')
    const left = { _id: 'lea', at: new Date(), lookAt: new Date(0) }
    await world.connection.collection<typeof left>('departures').insertOne(left)
    await eventually(async () => expect(await world.connection.collection('prompt_versions').countDocuments({ personaId: id })).toBe(0))
    await eventually(async () => expect(await gateway.call(PersonaService.GetPersona, { id })).toMatchObject({ ownerId: '' }))
    expect(await replica.client('chat').call(PersonaService.GetSpeakingProfile, { id })).toMatchObject({ rolePrompt: prompt('goodbye') })
  })
})
