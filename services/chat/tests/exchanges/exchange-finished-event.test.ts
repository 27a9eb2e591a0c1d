import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { ExchangeFinishedEvent, GenerationEndedEvent } from '@rostra/proto/chat-events'
import type { ExchangeFinished__Output } from '@rostra/proto/gen/rostra/chat/v1/ExchangeFinished'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

describe('chat.exchange-finished.v1', () => {
  let harness: ChatHarness
  let replica: Replica
  let token: string
  const received: ExchangeFinished__Output[] = []
  /** The ids of ended generations, with the key of their event. */
  const ended: { key: string; generationId: string }[] = []
  let failures = 0

  beforeAll(async () => {
    harness = await createChatHarness()
    await harness.bus.subscribe({
      topic: ExchangeFinishedEvent.topic,
      group: `test-${randomUUID()}`,
      handle: async ({ payload }) => {
        received.push(ExchangeFinishedEvent.deserialize(payload))
      },
    })
    await harness.bus.subscribe({
      topic: GenerationEndedEvent.topic,
      group: `test-${randomUUID()}`,
      handle: async ({ key, payload }) => {
        const { accountId, generationId } = GenerationEndedEvent.deserialize(payload)
        expect(accountId).toBe(key)
        ended.push({ key, generationId })
      },
    })
    replica = await harness.startReplica(
      scriptedModel(({ messages }) => (messages.at(-1)?.content === 'fail' ? [new Error('no')] : ['Yes.'])),
    )
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness.stop())

  const send = async (content: string) => {
    const conversationId = await harness.startConversation(replica.client, token)
    await replica.client
      .call(ChatService.SendAndWait, { conversationId, content, requestId: randomUUID() }, { token, deadlineMs: 30_000 })
      .catch(() => failures++)
    return conversationId
  }
  const eventsOf = (conversationId: string) => received.filter((event) => event.conversationId === conversationId)

  it('is published once and removed from the outbox', async () => {
    const conversationId = await send('Hi')
    await eventually(() => expect(eventsOf(conversationId)).toHaveLength(1), eventTimeoutMs)
    expect(eventsOf(conversationId)[0]).toMatchObject({ personaId: 'plato', person: 'member:ada', outcome: 'EXCHANGE_OUTCOME_COMPLETE' })
    await eventually(async () =>
      expect(await harness.connection.collection('exchanges').countDocuments({ 'outbox.id': { $exists: true } })).toBe(0),
    )
  })

  it('has a twin in the order of the account, for billing', async () => {
    const conversationId = await send('Hi')
    await eventually(() => expect(eventsOf(conversationId)).toHaveLength(1), eventTimeoutMs)
    const [finished] = eventsOf(conversationId)
    const twins = () => ended.filter(({ generationId }) => generationId === finished?.generationId).map(({ key }) => key)
    await eventually(() => expect(twins()).toEqual(['ada']), eventTimeoutMs)
  })

  it('has the outcome EMPTY when there is no text', async () => {
    const conversationId = await send('fail')
    expect(failures).toBe(1)
    await eventually(() => expect(eventsOf(conversationId)[0]).toMatchObject({ outcome: 'EXCHANGE_OUTCOME_EMPTY' }), eventTimeoutMs)
  })
})
