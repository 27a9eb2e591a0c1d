import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import type { OwnModelFailure } from '@rostra/proto/gen/rostra/persona/v1/OwnModelFailure'
import type { SetOwnModelRequest } from '@rostra/proto/gen/rostra/persona/v1/SetOwnModelRequest'
import { PersonaService } from '@rostra/proto/persona'
import { Types } from 'mongoose'
import { accountDeleted } from '../events.ts'
import { validForm } from '../fixtures.ts'
import { createHarness, type Harness, type Replica } from '../harness.ts'
import { type ModelServer, startModelServer } from './model-server.ts'

let harness: Harness
let replica: Replica
let gateway: RpcClient
let chat: RpcClient
/** A replica that allows the public internet alone. */
let strict: RpcClient
let server: ModelServer
beforeAll(async () => {
  harness = await createHarness()
  replica = await harness.startReplica({ LOCAL_ADDRESSES: 'true' })
  gateway = replica.client()
  chat = replica.client('chat')
  strict = (await harness.startReplica()).client()
})
afterAll(() => harness?.end())
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(() => server.stop())

/** A creator with a public persona. */
async function creator() {
  const accountId = randomUUID()
  const as: CallOptions = { token: await harness.identity.member(accountId) }
  const personaId = await harness.addPersona({ ownerId: accountId })
  const set = (over: SetOwnModelRequest = {}, caller = as) =>
    gateway.call(PersonaService.SetOwnModel, { personaId, baseUrl: server.url, model: 'llama', key: 'sk-1', ...over }, caller)
  const list = async () => (await gateway.call(PersonaService.ListOwnModels, {}, as)).models
  const speaking = async () => (await chat.call(PersonaService.GetSpeakingProfile, { id: personaId }, as)).ownModel
  const shown = async () => (await gateway.call(PersonaService.GetPersona, { id: personaId })).hasOwnModel
  const note = async (failure: OwnModelFailure, setAt?: string) =>
    chat.call(PersonaService.NoteOwnModelUse, { personaId, setAt: setAt ?? (await speaking())?.setAt ?? '', failure })
  return { accountId, as, personaId, set, list, speaking, shown, note }
}

describe('SetOwnModel', () => {
  it('tries the model with one token, stores it, and hands it to chat alone', async () => {
    const { set, list, speaking, shown, as, personaId } = await creator()
    expect(await shown()).toBe(false)
    expect(await set({ baseUrl: `${server.url}/chat/completions` })).toMatchObject({ baseUrl: server.url, model: 'llama', hasKey: true })
    expect(server.requests).toMatchObject([{ authorization: 'Bearer sk-1', body: { model: 'llama' } }])
    const { max_tokens, max_completion_tokens } = server.requests[0]?.body ?? {}
    expect(max_tokens ?? max_completion_tokens).toBe(1)
    expect(await speaking()).toMatchObject({ baseUrl: server.url, model: 'llama', key: 'sk-1', failures: 0, restsForS: 0 })
    expect(await shown()).toBe(true)
    const asked = gateway.call(PersonaService.GetSpeakingProfile, { id: personaId }, as)
    await expect(asked).rejects.toMatchObject({ reason: 'SERVICE_NOT_ALLOWED' })
    const stored = await harness.connection.collection('own_models').find().toArray()
    expect(JSON.stringify([await list(), stored])).not.toContain('sk-1')
  })

  it.each([
    [401, 'It refuses the key'],
    [404, 'It does not know this model'],
    [500, 'an error of its own'],
  ])('stores nothing when the try ends with status %i, and says why', async (status, problem) => {
    const { set, list } = await creator()
    server.status = status
    const message = expect.stringContaining(problem)
    await expect(set()).rejects.toMatchObject({ kind: 'invalid', reason: 'OWN_MODEL_FAILED', message })
    expect(await list()).toEqual([])
  })

  it.each([
    'http://127.0.0.1:9/v1',
    'https://10.0.0.7/v1',
    'https://169.254.169.254/v1',
    'https://localhost/v1',
    'https://u:p@example.com/v1',
  ])('refuses the address %s', async (baseUrl) => {
    const { as, personaId } = await creator()
    const asked = strict.call(PersonaService.SetOwnModel, { personaId, baseUrl, model: 'llama' }, as)
    await expect(asked).rejects.toMatchObject({ kind: 'invalid', reason: 'ADDRESS_NOT_ALLOWED' })
  })

  it('deletes the stored key for an empty one, and keeps none where none is stored', async () => {
    const { set, speaking } = await creator()
    const kept = set({ key: '', keepsKey: true })
    await expect(kept).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { key: expect.stringContaining('none is stored') } },
    })
    await set()
    expect(await set({ key: '' })).toMatchObject({ hasKey: false })
    expect(await speaking()).toMatchObject({ key: '' })
  })

  it('keeps the key for the same server only', async () => {
    const { set, speaking } = await creator()
    await set()
    await set({ model: 'mistral', key: '', keepsKey: true })
    expect(await speaking()).toMatchObject({ model: 'mistral', key: 'sk-1' })
    const elsewhere = await startModelServer()
    const moved = set({ baseUrl: elsewhere.url, key: '', keepsKey: true })
    await expect(moved).rejects.toMatchObject({ reason: 'VALIDATION', details: { fields: { key: expect.any(String) } } })
    expect(elsewhere.requests).toEqual([])
    elsewhere.stop()
  })

  it('is refused for other members and guests', async () => {
    const { set } = await creator()
    const eve = { token: await harness.identity.member('eve') }
    await expect(set({}, eve)).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
    await expect(set({}, { token: await harness.identity.guest('g') })).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
    expect(server.requests).toEqual([])
  })
})

describe('an own model', () => {
  it('stays when the form is saved and when a version is restored, until it is removed', async () => {
    const { set, speaking, personaId, as, shown } = await creator()
    await set()
    await gateway.call(PersonaService.UpdatePersona, { id: personaId, form: validForm({ slug: `own-${randomUUID().slice(0, 8)}` }) }, as)
    await gateway.call(PersonaService.RestorePromptVersion, { personaId, version: 1 }, as)
    expect(await speaking()).toMatchObject({ model: 'llama' })
    await gateway.call(PersonaService.RemoveOwnModel, { personaId }, as)
    expect([await speaking(), await shown()]).toEqual([null, false])
    await expect(gateway.call(PersonaService.RemoveOwnModel, { personaId }, as)).rejects.toMatchObject({ reason: 'OWN_MODEL_NOT_FOUND' })
  })

  it('can be removed when its persona is read-only, above the limit of the account', async () => {
    const { set, speaking, personaId, as } = await creator()
    await set()
    await harness.connection.collection('personas').updateOne({ _id: new Types.ObjectId(personaId) }, { $set: { aboveLimit: true } })
    await expect(set()).rejects.toMatchObject({ reason: 'PERSONA_READ_ONLY' })
    await gateway.call(PersonaService.RemoveOwnModel, { personaId }, as)
    expect(await speaking()).toBeNull()
  })

  const later = (ms: number) => {
    harness.clock.now = new Date(harness.clock.now.getTime() + ms)
  }

  it('counts failures within 10 s once, and none while it rests', async () => {
    const { set, speaking, note } = await creator()
    await set()
    const noteMany = () => Promise.all(Array.from({ length: 6 }, () => note('OWN_MODEL_FAILURE_UNREACHABLE')))
    await noteMany()
    expect(await speaking()).toMatchObject({ failures: 1, restsForS: 0 })
    for (let failed = 1; failed < 5; failed++) {
      later(10_000)
      await noteMany()
    }
    expect(await speaking()).toMatchObject({ failures: 5, restsForS: 30 })
    later(20_000)
    await noteMany()
    expect(await speaking()).toMatchObject({ failures: 5, restsForS: 10 })
    later(10_000)
    await noteMany()
    expect(await speaking()).toMatchObject({ failures: 6, restsForS: 60 })
  })

  it('that keeps failing rests, and its creator is told since when and why', async () => {
    const { set, speaking, list, note } = await creator()
    await set()
    const failingSince = harness.clock.now.toISOString()
    for (let failed = 0; failed < 4; failed++) {
      await note('OWN_MODEL_FAILURE_KEY')
      later(10_000)
    }
    expect(await speaking()).toMatchObject({ failures: 4, restsForS: 0 })
    await note('OWN_MODEL_FAILURE_UNREACHABLE')
    expect(await speaking()).toMatchObject({ failures: 5, restsForS: 30 })
    expect(await list()).toMatchObject([{ failures: 5, failingSince, lastFailure: expect.stringContaining('could not be reached') }])
    later(31_000)
    expect(await speaking()).toMatchObject({ restsForS: 0 })
    await note('OWN_MODEL_FAILURE_SLOW')
    expect(await speaking()).toMatchObject({ failures: 6, restsForS: 60 })
    await note('OWN_MODEL_FAILURE_UNSPECIFIED')
    expect(await list()).toMatchObject([{ failures: 0, failingSince: '', lastFailure: '' }])
    expect(await speaking()).toMatchObject({ restsForS: 0 })
  })

  it('has no failures of the one before it, and no other service notes any', async () => {
    const { set, list, note, personaId } = await creator()
    const { setAt } = await set()
    harness.clock.now = new Date(harness.clock.now.getTime() + 1_000)
    await set({ model: 'mistral' })
    await note('OWN_MODEL_FAILURE_KEY', setAt)
    expect(await list()).toMatchObject([{ failures: 0 }])
    const asked = gateway.call(PersonaService.NoteOwnModelUse, { personaId, setAt, failure: 'OWN_MODEL_FAILURE_KEY' })
    await expect(asked).rejects.toMatchObject({ reason: 'SERVICE_NOT_ALLOWED' })
  })

  it('ends with its persona and with the account', async () => {
    const first = await creator()
    await first.set()
    await gateway.call(PersonaService.DeletePersona, { id: first.personaId }, first.as)
    const second = await creator()
    await second.set()
    await (await harness.buses.join()).publish([accountDeleted(second.accountId)])
    await eventually(async () => {
      const ids = { $in: [first.personaId, second.personaId] }
      expect(await harness.connection.collection<{ _id: string }>('own_models').countDocuments({ _id: ids })).toBe(0)
    }, eventTimeoutMs)
  })
})
