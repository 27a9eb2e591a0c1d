import { createHash, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { demoMembers } from '@rostra/platform/demo-members'
import { ChatService } from '@rostra/proto/chat'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import type { ExchangeFinished__Output } from '@rostra/proto/gen/rostra/chat/v1/ExchangeFinished'
import { readDemoConversations } from '../../src/demo/store/read-demo-conversations.ts'
import { type ChatHarness, createChatHarness } from '../harness/chat-harness.ts'
import { scriptedModel, words } from '../harness/scripted-model.ts'

const ownerId = '000000000000000000000001'
const dayMs = 86_400_000
const personaIdOf = (slug: string) => createHash('sha256').update(slug).digest('hex').slice(0, 24)
const demoConversations = await readDemoConversations()
const model = scriptedModel(() => words(1, 1))

let harness: ChatHarness
let events: (ExchangeFinished__Output & { id: string; at: Date })[]
beforeEach(async () => {
  harness = await createChatHarness({ DEMO_DATA: 'true' })
  events = []
  await harness.bus.subscribe({
    topic: ExchangeFinishedEvent.topic,
    group: `test-${randomUUID()}`,
    handle: async ({ id, at, payload }) => {
      events.push({ ...ExchangeFinishedEvent.deserialize(payload), id, at })
    },
  })
  harness.persona.on('GetPersona', ({ request: { slug = '' } }) => ({ id: personaIdOf(slug), slug, name: 'A persona', ownerId }))
})
afterEach(() => harness?.stop())

const exchanges = () => harness.connection.collection('exchanges')
const stored = () => exchanges().countDocuments()
const allPublished = () => eventually(() => expect(new Set(events.map(({ id }) => id)).size).toBe(demoConversations.length), 60_000)

describe('the demo conversations', () => {
  it('are added once by two replicas, with events as of their days', async () => {
    const today = () => Math.floor(Date.now() / dayMs) * dayMs
    const before = today()
    const begunAt = Date.now()
    const [{ app }] = await Promise.all([harness.startReplica(model), harness.startReplica(model)])
    await allPublished()
    expect(await stored()).toBe(demoConversations.length)
    expect(await harness.connection.collection('conversations').countDocuments()).toBe(demoConversations.length)
    for (const { finishedAt, person, outcome, at } of events) {
      const time = Date.parse(finishedAt)
      expect([time < today(), time > before - 14 * dayMs, outcome]).toEqual([true, true, 'EXCHANGE_OUTCOME_COMPLETE'])
      expect(demoMembers.map(({ id }) => `member:${id}`)).toContain(person)
      expect([at.getTime() >= begunAt, at.getTime() <= Date.now()]).toEqual([true, true])
    }
    const [first] = events
    const zeitgeist = harness.connect(app.port, 'zeitgeist')
    const { messages } = await zeitgeist.call(ChatService.ListMessagesForInsights, { exchangeIds: [first?.generationId ?? ''] })
    expect(demoConversations.map(({ text }) => text)).toContain(messages[0]?.content)
  })

  it('stay as they are at another start, also when one was deleted meanwhile', async () => {
    await harness.startReplica(model)
    await allPublished()
    const rows = () =>
      exchanges()
        .find({}, { projection: { outbox: 0 } })
        .sort({ _id: 1 })
        .toArray()
    const before = await rows()
    await exchanges().deleteOne({ _id: before[0]?._id })
    await harness.startReplica(model)
    await eventually(async () => expect(await stored()).toBe(before.length))
    expect((await rows()).slice(1)).toEqual(before.slice(1))
  })

  it('are added once the persona service answers, and the start does not wait for it', async () => {
    let isAway = true
    harness.persona.on('GetPersona', ({ request: { slug = '' } }) => {
      if (isAway) throw new DomainError('unavailable', 'OVERLOADED', 'later')
      return { id: personaIdOf(slug), slug, name: 'A persona', ownerId }
    })
    await harness.startReplica(model)
    await eventually(() => expect(harness.persona.calls('GetPersona').length).toBeGreaterThan(0))
    expect(await stored()).toBe(0)
    isAway = false
    await allPublished()
  })

  it('leave out a persona of another owner and one that does not exist', async () => {
    const [foreign, gone, ...others] = [...new Set(demoConversations.map(({ persona }) => persona))]
    harness.persona.on('GetPersona', ({ request: { slug = '' } }) => {
      if (slug === gone) throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
      return { id: personaIdOf(slug), slug, name: 'A persona', ownerId: slug === foreign ? 'f'.repeat(24) : ownerId }
    })
    await harness.startReplica(model)
    const expected = demoConversations.filter(({ persona }) => others.includes(persona))
    await eventually(async () => expect(await stored()).toBe(expected.length))
    expect(await exchanges().distinct('personaId')).toEqual(others.map(personaIdOf).sort())
  })
})
