import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import type { ExchangeFinished__Output } from '@rostra/proto/gen/rostra/chat/v1/ExchangeFinished'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { scriptedModel } from './world/scripted-model.ts'

describe('a finished exchange', () => {
  let world: ChatWorld
  let replica: Replica
  let token: string
  const heard: ExchangeFinished__Output[] = []
  let broken = 0

  beforeAll(async () => {
    world = await createChatWorld()
    await world.bus.subscribe({
      topic: ExchangeFinishedEvent.topic,
      group: `test-${randomUUID()}`,
      handle: async ({ payload }) => {
        heard.push(ExchangeFinishedEvent.deserialize(payload))
      },
    })
    replica = await world.start(scriptedModel(({ messages }) => (messages.at(-1)?.content === 'fail' ? [new Error('no')] : ['Yes.'])))
    token = await world.identity.member('ada')
  }, 60_000)
  afterAll(() => world.end())

  const send = async (content: string) => {
    const conversationId = await world.converse(replica.client, token)
    await replica.client
      .call(ChatService.SendAndWait, { conversationId, content, requestId: randomUUID() }, { token, deadlineMs: 30_000 })
      .catch(() => broken++)
    return conversationId
  }
  const heardOf = (conversationId: string) => heard.filter((event) => event.conversationId === conversationId)

  it('is told to others, and leaves the outbox', async () => {
    const conversationId = await send('Hi')
    await eventually(() => expect(heardOf(conversationId)).toHaveLength(1))
    expect(heardOf(conversationId)[0]).toMatchObject({ personaId: 'plato', person: 'member:ada', outcome: 'EXCHANGE_OUTCOME_COMPLETE' })
    await eventually(async () =>
      expect(await world.connection.collection('exchanges').countDocuments({ 'outbox.id': { $exists: true } })).toBe(0),
    )
  })

  it('is told as empty when nothing was answered', async () => {
    const conversationId = await send('fail')
    expect(broken).toBe(1)
    await eventually(() => expect(heardOf(conversationId)[0]).toMatchObject({ outcome: 'EXCHANGE_OUTCOME_EMPTY' }))
  })
})
