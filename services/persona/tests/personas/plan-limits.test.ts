import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { RoleChangedEvent } from '@rostra/proto/identity-events'
import { PersonaService } from '@rostra/proto/persona'
import { validForm } from '../fixtures.ts'
import { createHarness, type Harness, listPublic } from '../harness.ts'

let harness: Harness
let client: RpcClient
let bob: CallOptions
let operator: CallOptions
beforeAll(async () => {
  harness = await createHarness()
  client = (await harness.startReplica()).client()
  bob = { token: await harness.identity.member('bob', 'citizen') }
  operator = { token: await harness.identity.member('olga', 'super_senator') }
})
afterAll(() => harness?.end())

/** Creates personas of an orator, one second after another. Returns their ids and the owner's token as a citizen. */
async function createAs(owner: string, count: number): Promise<{ ids: string[]; citizen: CallOptions }> {
  const orator = { token: await harness.identity.member(owner, 'orator') }
  const ids: string[] = []
  for (let index = 1; index <= count; index++) {
    harness.clock.now = new Date(harness.clock.now.getTime() + 1_000)
    const form = validForm({ name: `Scholar ${owner} ${index}`, slug: `${owner}-${index}` })
    ids.push((await client.call(PersonaService.CreatePersona, { form }, orator)).id)
  }
  return { ids, citizen: { token: await harness.identity.member(owner, 'citizen') } }
}

async function changeRole(accountId: string, role: string, at: Date): Promise<void> {
  const payload = RoleChangedEvent.serialize({ accountId, role, changedAt: at.toISOString() })
  await (await harness.buses.join()).publish([{ id: randomUUID(), topic: RoleChangedEvent.topic, key: accountId, payload, at }])
}

/** Waits until the drafts of an owner are those at the given places, from 1. */
const draftsOf = (owner: CallOptions, ids: readonly string[], places: readonly number[]) =>
  eventually(async () => {
    const { personas } = await client.call(PersonaService.ListOwnPersonas, {}, owner)
    const drafts = personas.filter(({ aboveLimit }) => aboveLimit).map(({ id }) => ids.indexOf(id) + 1)
    expect(drafts.sort((one, other) => one - other)).toEqual(places)
  }, eventTimeoutMs)

const slugs = async () => (await listPublic(client, { page: 1, limit: 100 })).personas.map(({ slug }) => slug)

describe('personas beyond the limit of a role that has fallen', () => {
  it('are read-only and hidden from all but the owner and operators, until the role rises', async () => {
    const { ids, citizen } = await createAs('ada', 7)
    await changeRole('ada', 'citizen', new Date(2_000))
    await draftsOf(citizen, ids, [6, 7])

    const id = ids[6] ?? ''
    await expect(client.call(PersonaService.GetPersona, { id }, bob)).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
    await eventually(async () => expect(await slugs()).not.toContain('ada-7'))
    expect(await slugs()).toContain('ada-5')
    expect((await client.call(PersonaService.GetPersona, { id: ids[0] ?? '' }, bob)).aboveLimit).toBeUndefined()
    const { personas } = await client.call(PersonaService.SearchPersonas, { search: 'ada', page: 1, limit: 10 }, operator)
    expect(personas.filter(({ aboveLimit }) => aboveLimit).map(({ persona }) => persona?.slug)).toEqual(['ada-7', 'ada-6'])

    const readOnly = { kind: 'denied', reason: 'PERSONA_READ_ONLY' }
    const form = validForm({ name: 'Changed', slug: 'ada-7' })
    await expect(client.call(PersonaService.UpdatePersona, { id, form }, citizen)).rejects.toMatchObject(readOnly)
    await expect(client.call(PersonaService.RestorePromptVersion, { personaId: id, version: 1 }, citizen)).rejects.toMatchObject(readOnly)
    const source = { personaId: id, pair: { question: 'What is a proof?', answer: 'A chain of steps that convinces.' } }
    await expect(client.call(PersonaService.AddSource, source, citizen)).rejects.toMatchObject(readOnly)
    await client.call(PersonaService.UpdatePersona, { id: ids[0] ?? '', form: validForm({ name: 'Changed', slug: 'ada-1' }) }, citizen)

    await changeRole('ada', 'orator', new Date(1_000))
    await changeRole('ada', 'orator', new Date(3_000))
    await draftsOf(citizen, ids, [])
    await eventually(async () => expect(await slugs()).toEqual(expect.arrayContaining(['ada-6', 'ada-7'])))
  })

  it('come back as others are deleted', async () => {
    const { ids, citizen } = await createAs('carl', 7)
    await changeRole('carl', 'citizen', new Date(2_000))
    await draftsOf(citizen, ids, [6, 7])
    await client.call(PersonaService.DeletePersona, { id: ids[0] ?? '' }, citizen)
    await draftsOf(citizen, ids, [7])
    expect(await client.call(PersonaService.GetPersona, { id: ids[5] ?? '' }, bob)).toMatchObject({ slug: 'carl-6' })
    await client.call(PersonaService.DeletePersona, { id: ids[6] ?? '' }, citizen)
    await draftsOf(citizen, ids, [])
  })

  it('are none for an owner within it, and a role of an account without personas is no error', async () => {
    const { ids, citizen } = await createAs('dora', 2)
    await changeRole('erik', 'citizen', new Date(2_000))
    await changeRole('dora', 'citizen', new Date(2_000))
    const owners = harness.connection.collection<{ _id: string }>('owners')
    await eventually(async () => expect(await owners.countDocuments({ _id: 'dora', role: 'citizen' })).toBe(1), eventTimeoutMs)
    await draftsOf(citizen, ids, [])
    expect(await owners.countDocuments({ _id: 'erik' })).toBe(0)
  })
})
