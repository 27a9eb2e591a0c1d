import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { AccountSuspensionChangedEvent } from '@rostra/proto/identity-events'
import { PersonaService } from '@rostra/proto/persona'
import { OperatorActedEvent, PersonaSuspensionChangedEvent } from '@rostra/proto/persona-events'
import { validForm } from '../fixtures.ts'
import { createHarness, type Harness, listPublic } from '../harness.ts'

let harness: Harness
let one: RpcClient
let other: RpcClient
let chat: RpcClient
let experts: RpcClient
const events: EventEnvelope[] = []
const as: Record<'operator' | 'ada' | 'bob' | 'guest', CallOptions> = { operator: {}, ada: {}, bob: {}, guest: {} }
const notFound = expect.objectContaining({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })
const reason = 'Sells pills to children'

beforeAll(async () => {
  harness = await createHarness()
  const replicas = await Promise.all([harness.startReplica(), harness.startReplica()])
  one = replicas[0].client()
  other = replicas[1].client()
  chat = replicas[1].client('chat')
  experts = replicas[1].client('experts')
  as.operator = { token: await harness.identity.member('olga', 'super_senator') }
  for (const name of ['ada', 'bob'] as const) as[name] = { token: await harness.identity.member(name, 'orator') }
  as.guest = { token: await harness.identity.guest('g') }
  const bus = await harness.buses.join()
  const handle = async (event: EventEnvelope) => void events.push(event)
  for (const { topic } of [OperatorActedEvent, PersonaSuspensionChangedEvent])
    await bus.subscribe({ topic, group: `test.${topic}`, handle })
})
afterAll(() => harness?.end())

const suspend = (id: string, client = one) => client.call(PersonaService.SuspendPersona, { id, reason }, as.operator)
const restore = (id: string) => one.call(PersonaService.RestorePersona, { id, reason: 'The owner changed it' }, as.operator)
const slugs = async (client: RpcClient) => (await listPublic(client, { page: 1, limit: 100 })).personas.map(({ slug }) => slug)
const search = (request: object) => one.call(PersonaService.SearchPersonas, { page: 1, limit: 100, ...request }, as.operator)
const found = async (request: object) => (await search(request)).personas.map(({ persona }) => persona?.slug)

async function expectHidden(id: string, slug: string): Promise<void> {
  for (const caller of ['bob', 'guest'] as const) {
    await expect(other.call(PersonaService.GetPersona, { id }, as[caller])).rejects.toEqual(notFound)
    await expect(other.call(PersonaService.GetPersona, { slug }, as[caller])).rejects.toEqual(notFound)
    await expect(other.call(PersonaService.GetPersonaStats, { id }, as[caller])).rejects.toEqual(notFound)
    await expect(other.call(PersonaService.GetOwnVote, { personaId: id }, as[caller])).rejects.toEqual(notFound)
    await expect(chat.call(PersonaService.GetSpeakingProfile, { id }, as[caller])).rejects.toEqual(notFound)
    expect((await experts.call(PersonaService.ListSpeakingProfiles, { ids: [id] }, as[caller])).profiles).toEqual([])
    expect((await other.call(PersonaService.ListPersonasByIds, { ids: [id] }, as[caller])).personas).toEqual([])
  }
  await expect(other.call(PersonaService.CastVote, { personaId: id, direction: 'DIRECTION_UP' }, as.bob)).rejects.toEqual(notFound)
  expect((await other.call(PersonaService.ListFeaturedPersonas, {})).personas.map(({ slug: listed }) => listed)).not.toContain(slug)
  await eventually(async () => expect(await slugs(other)).not.toContain(slug))
}

describe('a suspended persona', () => {
  it('is missing for everyone but its owner on every replica, until it is restored', async () => {
    const id = await harness.addPersona({ slug: 'pills', ownerId: 'ada', conversationCount: 500 })
    expect(await suspend(id)).toMatchObject({ persona: { id }, suspension: { reason, operatorId: 'olga' }, openReports: 0 })
    expect(await slugs(one)).not.toContain('pills')
    await expectHidden(id, 'pills')
    expect((await other.call(PersonaService.ListTopCreators, { limit: 10 })).ownerIds).not.toContain('ada')

    const own = await other.call(PersonaService.GetPersona, { id }, as.ada)
    expect(own.suspension).toEqual({ reason, at: expect.any(String), operatorId: '' })
    const list = await other.call(PersonaService.ListOwnPersonas, {}, as.ada)
    expect(list.personas.map(({ suspension }) => suspension?.reason)).toEqual([reason])

    expect((await restore(id)).suspension).toBeNull()
    expect(await other.call(PersonaService.GetPersona, { id })).toMatchObject({ id, suspension: null })
    await eventually(async () => expect(await slugs(other)).toContain('pills'))
  })

  it('stays suspended when its owner saves it', async () => {
    const form = validForm({ name: 'Stubborn', slug: 'stubborn' })
    const { id } = await one.call(PersonaService.CreatePersona, { form }, as.ada)
    await suspend(id)
    await one.call(PersonaService.UpdatePersona, { id, form: { ...form, name: 'Reformed' } }, as.ada)
    await expect(other.call(PersonaService.GetPersona, { id }, as.bob)).rejects.toEqual(notFound)
  })

  it('is published once with what the operator did', async () => {
    const id = await harness.addPersona({ slug: 'published', name: 'Published', ownerId: 'ada' })
    await suspend(id)
    await restore(id)
    const about = () => events.filter(({ payload }) => payload.includes(id))
    await eventually(() => expect(about()).toHaveLength(4), eventTimeoutMs)
    const acted = about().filter(({ topic }) => topic.endsWith(OperatorActedEvent.topic))
    expect(acted.map(({ payload }) => OperatorActedEvent.deserialize(payload))).toEqual([
      expect.objectContaining({ operatorId: 'olga', action: 'persona-suspended', targetId: id, targetName: 'Published', reason }),
      expect.objectContaining({ action: 'persona-restored', reason: 'The owner changed it' }),
    ])
    const changed = about().filter(({ topic }) => topic.endsWith(PersonaSuspensionChangedEvent.topic))
    expect(changed.map(({ payload }) => PersonaSuspensionChangedEvent.deserialize(payload))).toEqual([
      expect.objectContaining({ personaId: id, personaName: 'Published', ownerId: 'ada', suspended: true, reason }),
      expect.objectContaining({ suspended: false }),
    ])
  })

  it('is refused to all but super senators, without a reason, twice, and for no persona', async () => {
    const id = await harness.addPersona({ slug: 'kept' })
    for (const caller of [as.ada, as.guest, {}])
      for (const call of [PersonaService.SuspendPersona, PersonaService.RestorePersona])
        await expect(one.call(call, { id, reason }, caller)).rejects.toMatchObject({
          reason: caller === as.ada ? 'OPERATORS_ONLY' : 'AUTH_REQUIRED',
        })
    const short = one.call(PersonaService.SuspendPersona, { id, reason: '  short  ' }, as.operator)
    await expect(short).rejects.toMatchObject({ reason: 'VALIDATION' })
    await expect(restore(id)).rejects.toMatchObject({ kind: 'state', reason: 'NOT_SUSPENDED' })
    for (const unknown of ['x', '0'.repeat(24)]) await expect(suspend(unknown)).rejects.toEqual(notFound)
    const outcomes = await Promise.allSettled([suspend(id), suspend(id, other), suspend(id)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(suspend(id)).rejects.toMatchObject({ kind: 'state', reason: 'ALREADY_SUSPENDED' })
  })
})

describe('the personas of a suspended account', () => {
  const change = async (accountId: string, suspended: boolean, at: Date) => {
    const payload = AccountSuspensionChangedEvent.serialize({ accountId, suspended, changedAt: at.toISOString() })
    const topic = AccountSuspensionChangedEvent.topic
    await (await harness.buses.join()).publish([{ id: randomUUID(), topic, key: accountId, payload, at }])
  }

  it('are hidden with their owner, a new one is refused, and an older event changes nothing', async () => {
    const token = { token: await harness.identity.member('carl') }
    const ids = [
      await harness.addPersona({ slug: 'carl-1', ownerId: 'carl', conversationCount: 300 }),
      await harness.addPersona({ slug: 'carl-2', ownerId: 'carl' }),
    ]
    await change('carl', true, new Date(2_000))
    for (const id of ids) {
      await eventually(() => expect(other.call(PersonaService.GetPersona, { id })).rejects.toEqual(notFound), eventTimeoutMs)
      await expectHidden(id, `carl-${ids.indexOf(id) + 1}`)
    }
    const creation = other.call(PersonaService.CreatePersona, { form: validForm({ slug: 'carl-3' }) }, token)
    await expect(creation).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
    expect((await search({ search: 'carl' })).personas.map(({ ownerSuspended }) => ownerSuspended)).toEqual([true, true])

    await change('carl', false, new Date(1_000))
    await change('carl', false, new Date(3_000))
    await eventually(async () => expect(await slugs(other)).toEqual(expect.arrayContaining(['carl-1', 'carl-2'])), eventTimeoutMs)
    await change('carl', true, new Date(2_500))
    await change('dora', true, new Date(1))
    const owners = harness.connection.collection<{ _id: string }>('owners')
    await eventually(async () => expect(await owners.countDocuments({ _id: 'dora' })).toBe(1), eventTimeoutMs)
    expect(await other.call(PersonaService.GetPersona, { id: ids[0] ?? '' })).toMatchObject({ slug: 'carl-1' })
  })
})

describe('SearchPersonas', () => {
  it('finds words of a name, a slug and an owner among public and suspended personas, newest first', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 1, day))
    await harness.addPersona({ slug: 'falcon-1', name: 'Frieda the Falconer', ownerId: 'erna', createdAt: at(1) })
    await harness.addPersona({ slug: 'falcon-2', name: 'Falconer of Ghent', ownerId: 'erna', createdAt: at(2) })
    const hidden = await harness.addPersona({
      slug: 'falcon-3',
      name: 'Secret falconer',
      ownerId: 'erna',
      visibility: 'private',
      createdAt: at(3),
    })
    expect(await found({ search: 'FALCONER' })).toEqual(['falcon-2', 'falcon-1'])
    expect(await found({ search: 'frieda falconer' })).toEqual(['falcon-1'])
    expect(await found({ search: 'falcon-2' })).toEqual(['falcon-2'])
    expect(await found({ search: 'erna', limit: 1, page: 2 })).toEqual(['falcon-1'])
    expect((await search({ search: 'erna', limit: 1 })).total).toBe(2)
    for (const nothing of ['$where', '-falconer"', '{"$ne":1}']) expect(await found({ search: nothing })).not.toContain('falcon-3')
    await suspend(hidden)
    expect(await found({ search: 'erna' })).toEqual(['falcon-3', 'falcon-2', 'falcon-1'])
    expect(await found({ search: 'erna', suspendedOnly: true })).toEqual(['falcon-3'])
    expect(await found({ suspendedOnly: true })).toContain('falcon-3')
    for (const persona of (await search({})).personas) expect(persona.persona).not.toHaveProperty('rolePrompt', expect.any(String))
  })

  it.each(['黃老師', 'ラーメン', 'Straße'])('finds the name %s as it is written', async (name) => {
    const id = await harness.addPersona({ name })
    expect((await search({ search: name })).personas.map(({ persona }) => persona?.id)).toEqual([id])
  })

  it('is refused to all but super senators, and with a bad page', async () => {
    const request = { page: 1, limit: 10 }
    await expect(one.call(PersonaService.SearchPersonas, request, as.ada)).rejects.toMatchObject({ reason: 'OPERATORS_ONLY' })
    await expect(search({ page: 0 })).rejects.toMatchObject({ reason: 'VALIDATION' })
    await expect(search({ search: 'x'.repeat(101) })).rejects.toMatchObject({ reason: 'VALIDATION' })
  })
})
