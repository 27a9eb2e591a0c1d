import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import type { PersonaForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import { PersonaService } from '@rostra/proto/persona'
import { validForm } from '../fixtures.ts'
import { createHarness, type Harness, type Replica } from '../harness.ts'

let harness: Harness
let replica: Replica
let gateway: RpcClient

beforeAll(async () => {
  harness = await createHarness()
  replica = await harness.startReplica()
  gateway = replica.client()
})
afterAll(() => harness?.end())

const asMember = async (id: string) => ({ token: await harness.identity.member(id) })
const promptThatSays = (text: string) => `You are somebody who says ${text}.`
const create = async (ownerId = 'ada') =>
  (await gateway.call(PersonaService.CreatePersona, { form: validForm({ rolePrompt: promptThatSays('one') }) }, await asMember(ownerId))).id
const edit = async (id: string, form: PersonaForm, memberId = 'ada') =>
  gateway.call(PersonaService.UpdatePersona, { id, form: validForm(form) }, await asMember(memberId))
const versions = async (personaId: string, memberId = 'ada') =>
  (await gateway.call(PersonaService.ListPromptVersions, { personaId }, await asMember(memberId))).versions
const restore = async (personaId: string, version: number, memberId = 'ada') =>
  gateway.call(PersonaService.RestorePromptVersion, { personaId, version }, await asMember(memberId))
/** Moves the clock by a minute and returns the new time. */
const later = () => {
  harness.clock.now = new Date(harness.clock.now.getTime() + 60_000)
  return harness.clock.now.toISOString()
}
const notFound = (reason: string) => expect.objectContaining({ kind: 'not_found', reason })

describe('prompt versions', () => {
  it('are stored with every save that changes the prompts, newest first', async () => {
    const first = later()
    const id = await create()
    await edit(id, { rolePrompt: promptThatSays('one'), name: 'Only the name' })
    const second = later()
    await edit(id, { rolePrompt: promptThatSays('two') })
    const third = later()
    await edit(id, { rolePrompt: promptThatSays('two'), strictlyFollows: '' })
    expect(await versions(id)).toEqual([
      { version: 4, savedAt: third, rolePrompt: promptThatSays('two'), strictlyFollows: '' },
      { version: 3, savedAt: second, rolePrompt: promptThatSays('two'), strictlyFollows: 'Never shout.' },
      { version: 1, savedAt: first, rolePrompt: promptThatSays('one'), strictlyFollows: 'Never shout.' },
    ])
  })

  it('are one for prompts that never changed, also when none is stored', async () => {
    const id = await harness.addPersona({ ownerId: 'eve' })
    const initial = { rolePrompt: 'You are somebody to talk with.', strictlyFollows: 'Never shout.', savedAt: '2026-01-01T00:00:00.000Z' }
    expect(await versions(id, 'eve')).toEqual([{ ...initial, version: 1 }])
    const savedAt = later()
    await edit(id, { rolePrompt: promptThatSays('new') }, 'eve')
    const changed = { version: 2, savedAt, rolePrompt: promptThatSays('new'), strictlyFollows: 'Never shout.' }
    expect(await versions(id, 'eve')).toEqual([changed, { ...initial, version: 1 }])
  })

  it('are restored as a new version, which leaves the other fields unchanged', async () => {
    const id = await create('bob')
    await edit(id, { rolePrompt: promptThatSays('two'), strictlyFollows: 'Never whisper.', name: 'New name' }, 'bob')
    const savedAt = later()
    const restored = await restore(id, 1, 'bob')
    expect(restored).toMatchObject({ rolePrompt: promptThatSays('one'), strictlyFollows: 'Never shout.', name: 'New name', version: 3 })
    const kept = await versions(id, 'bob')
    expect(kept[0]).toEqual({ version: 3, savedAt, rolePrompt: promptThatSays('one'), strictlyFollows: 'Never shout.' })
    expect(kept.map(({ version }) => version)).toEqual([3, 2, 1])
    const profile = await replica.client('chat').call(PersonaService.GetSpeakingProfile, { id })
    expect(profile).toMatchObject({ rolePrompt: promptThatSays('one'), strictlyFollows: 'Never shout.' })
  })

  it('are unchanged when the restored version equals the current prompts', async () => {
    const id = await create('joe')
    expect(await restore(id, 1, 'joe')).toMatchObject({ version: 1 })
    expect(await versions(id, 'joe')).toHaveLength(1)
  })

  it('are at most a hundred, and the oldest are deleted first', async () => {
    const id = await create('max')
    const rows = Array.from({ length: 99 }, (_, i) => ({
      personaId: id,
      version: i + 2,
      savedAt: new Date(),
      rolePrompt: 'p',
      strictlyFollows: '',
    }))
    await harness.connection.collection('prompt_versions').insertMany(rows)
    await harness.connection.collection('personas').updateOne({ ownerId: 'max' }, { $set: { version: 100 } })
    await edit(id, { rolePrompt: promptThatSays('the newest') }, 'max')
    const kept = (await versions(id, 'max')).map(({ version }) => version)
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, 101, 2])
    await expect(restore(id, 1, 'max')).rejects.toEqual(notFound('VERSION_NOT_FOUND'))
  })

  it('cannot be restored from a version that does not exist', async () => {
    const id = await create('kim')
    for (const version of [0, 2, 4_000_000_000]) await expect(restore(id, version, 'kim')).rejects.toEqual(notFound('VERSION_NOT_FOUND'))
  })
})

describe('prompt versions of another owner’s persona', () => {
  it.each([false, true])('are not found (private: %s)', async (isPrivate) => {
    const id = await harness.addPersona({ visibility: isPrivate ? 'private' : 'public', ownerId: 'zoe' })
    await edit(id, { isPrivate, rolePrompt: promptThatSays('secrets') }, 'zoe')
    for (const memberId of ['ada', 'bob']) {
      await expect(versions(id, memberId)).rejects.toEqual(notFound('BOT_NOT_FOUND'))
      await expect(restore(id, 1, memberId)).rejects.toEqual(notFound('BOT_NOT_FOUND'))
    }
    for (const options of [{}, { token: await harness.identity.guest('zoe') }]) {
      const refused = { kind: 'unauthenticated', reason: 'AUTH_REQUIRED' }
      await expect(gateway.call(PersonaService.ListPromptVersions, { personaId: id }, options)).rejects.toMatchObject(refused)
      await expect(gateway.call(PersonaService.RestorePromptVersion, { personaId: id, version: 1 }, options)).rejects.toMatchObject(refused)
    }
    expect(await versions(id, 'zoe')).toHaveLength(2)
  })

  it('are deleted with the owner’s account, also for a persona that survives', async () => {
    const id = await harness.addPersona({ ownerId: 'lea', conversationCount: 100 })
    await edit(id, { rolePrompt: promptThatSays('goodbye') }, 'lea')
    const tombstone = { _id: 'lea', at: new Date(), sweepAt: new Date(0) }
    await harness.connection.collection<typeof tombstone>('deleted_accounts').insertOne(tombstone)
    await eventually(async () => expect(await harness.connection.collection('prompt_versions').countDocuments({ personaId: id })).toBe(0))
    await eventually(async () => expect(await gateway.call(PersonaService.GetPersona, { id })).toMatchObject({ ownerId: '' }))
    expect(await replica.client('chat').call(PersonaService.GetSpeakingProfile, { id })).toMatchObject({
      rolePrompt: promptThatSays('goodbye'),
    })
  })
})
