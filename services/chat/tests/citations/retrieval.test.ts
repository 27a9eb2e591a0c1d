import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { registry } from '@rostra/kit/metrics'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import type { SpeakingProfile } from '../../src/core/domain/personas/ports.ts'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { giveMaterial, passage } from '../harness/material.ts'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replica: Replica
let model: ScriptedModel
let ada: string
let personaId: string
let conversationId: string

beforeAll(async () => {
  harness = await createChatHarness()
  model = scriptedModel(() => ['Let it rest [1].'])
  replica = await harness.startReplica(model)
  ada = await harness.identity.member('ada')
})
afterAll(() => harness?.stop())
/** Starts a conversation with a persona of its own, since profiles are cached. Without `find` the persona has no material. */
async function begin(find: Parameters<typeof giveMaterial>[1] = () => [], profile: Partial<SpeakingProfile> = {}): Promise<void> {
  giveMaterial(harness.persona, find, profile)
  personaId = randomUUID()
  const { conversation } = await replica.client.call(ChatService.StartConversation, { personaId }, { token: ada })
  conversationId = conversation?.id ?? ''
}

const send = async (content: string, replaces = '') => {
  const request = { conversationId, content, replaces, requestId: randomUUID() }
  const { botMessage } = await replica.client.call(ChatService.SendAndWait, request, { token: ada, deadlineMs: 30_000 })
  const exchanges = harness.connection.collection('exchanges')
  const row = await exchanges.findOne({ _id: new Types.ObjectId(botMessage?.id.slice(1)) })
  return { botMessage, row, request: model.requests.at(-1) }
}
const searches = () => harness.persona.calls('FindPassages')
const counted = async (outcome: string) => {
  const metric = await registry.getSingleMetric('rostra_chat_retrievals_total')?.get()
  return metric?.values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0
}

describe('the passages for an answer', () => {
  it('are given as data beside the message, and change nothing in the instructions', async () => {
    await begin(() => [], { hasMaterial: false })
    const before = (await send('How long?')).request
    await begin(() => [passage('Let the dough rest for an hour.')])
    const { request } = await send('How long?')
    expect(request?.system).toBe(before?.system)
    expect(request?.messages.at(-1)).toEqual({ role: 'user', content: 'How long?' })
    expect(request?.promptMaterial).toMatch(
      /\[1\]\n<data-[0-9a-f]{32}>\n> Bread\n> page 3\n> Dough › Rest\n> Let the dough rest for an hour\.\n</,
    )
    expect(before?.promptMaterial).toBeUndefined()
  })

  it('are searched for with the three messages before, on behalf of the sender', async () => {
    await begin()
    for (const content of ['one', 'two', 'three', 'four', 'five']) await send(content)
    const { request, caller } = searches().at(-1) ?? {}
    expect(request).toMatchObject({ personaId, query: 'five', earlier: ['two', 'three', 'four'] })
    expect(caller).toMatchObject({ kind: 'member', id: 'ada' })
  })

  it('are searched for in the branch that is continued, also for an answer that is made again', async () => {
    await begin()
    await send('one')
    const { botMessage } = await send('two')
    await send('three')
    await send('', botMessage?.id)
    expect(searches().at(-1)?.request).toMatchObject({ query: 'two', earlier: ['one'] })
  })

  it('are not searched for without material: no further call and no field', async () => {
    await begin(() => [], { hasMaterial: false })
    const before = searches().length
    const { row, request } = await send('How long?')
    expect(searches()).toHaveLength(before)
    expect(Object.keys(row ?? {})).not.toEqual(expect.arrayContaining(['unanswered']))
    expect([request?.promptMaterial, request?.hints?.material]).toEqual([undefined, undefined])
  })

  it('that are none mark the question as unanswered', async () => {
    await begin()
    const before = await counted('nothing')
    const { row, botMessage, request } = await send('Who won?')
    expect([row?.unanswered, botMessage?.content, request?.promptMaterial]).toEqual([true, 'Let it rest.', undefined])
    expect(await counted('nothing')).toBe(before + 1)
  })

  it.each([
    ['fails', () => Promise.reject(new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'away'))],
    ['takes too long', () => new Promise<never>(() => undefined)],
  ])('are left out when the search %s: the message is answered and not marked', async (_what, find) => {
    await begin(find)
    const before = await counted('failed')
    const { row, botMessage } = await send('How long?')
    expect([botMessage?.content, botMessage?.status, row?.unanswered]).toEqual(['Let it rest.', 'MESSAGE_STATUS_COMPLETE', undefined])
    expect(await counted('failed')).toBe(before + 1)
  })

  it('do not delay the refusal of a message', async () => {
    await begin(() => new Promise<never>(() => undefined))
    const before = await counted('failed')
    harness.billing.behaviour.hold = 'no credits'
    await expect(send('How long?')).rejects.toMatchObject({ reason: 'INSUFFICIENT_CREDITS' })
    harness.billing.reset()
    // The search was ended: it did not come to its limit of time.
    expect(await counted('failed')).toBe(before)
  })

  it('leave out the markers of earlier answers, whose passages are others', async () => {
    await begin(() => [passage('Let the dough rest for an hour.')])
    expect((await send('How long?')).botMessage?.content).toBe('Let it rest [1].')
    const { request } = await send('And then?')
    expect(request?.messages.at(-2)).toEqual({ role: 'assistant', content: 'Let it rest.' })
  })
})

describe('a persona that answers from its material only', () => {
  const only = { onlyFromMaterial: true }
  const rule = 'Answer only from the passages of your material'

  it('has that as a fixed instruction, whatever was found', async () => {
    const systems: (string | undefined)[] = []
    for (const find of [() => [passage('Let it rest.')], () => [], () => Promise.reject(new Error('away'))]) {
      await begin(find, only)
      systems.push((await send('How long?')).request?.system)
    }
    expect(new Set(systems).size).toBe(1)
    expect(systems[0]).toContain(rule)
  })

  it.each([
    ['nothing is found', () => [], 'No passage of your material fits the message below.'],
    ['it cannot be searched', () => Promise.reject(new Error('away')), 'Your material cannot be searched just now.'],
  ])('tells the model when %s, and is charged like any other', async (_when, find, told) => {
    await begin(find, only)
    const { request, row } = await send('Who won?')
    expect(request?.promptMaterial).toContain(told)
    const { outcomes } = await harness
      .connect(replica.app.port, 'billing')
      .call(ChatService.GetOutcomes, { generationIds: [row?._id.toHexString() ?? ''] })
    expect(outcomes).toEqual(['OUTCOME_ANSWERED'])
  })

  it('without any material says so, and marks nothing', async () => {
    await begin(() => [], { ...only, hasMaterial: false })
    const before = searches().length
    const { request, row } = await send('Who won?')
    expect(request?.promptMaterial).toContain('No passage of your material fits')
    expect([searches().length - before, row?.unanswered]).toEqual([0, undefined])
  })
})
