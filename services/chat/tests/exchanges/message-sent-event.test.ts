import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { ExchangeFinishedEvent, MessageSentEvent } from '@rostra/proto/chat-events'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { openLeftovers } from '../harness/leftovers.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

describe('chat.message-sent.v1', () => {
  let harness: ChatHarness
  let replica: Replica
  let received: EventEnvelope[]

  beforeEach(async () => {
    harness = await createChatHarness()
    received = []
    for (const { topic } of [MessageSentEvent, ExchangeFinishedEvent])
      await harness.bus.subscribe({ topic, group: `test-${randomUUID()}`, handle: async (event) => void received.push(event) })
  }, 60_000)
  afterEach(() => harness.stop())

  const startReplica = async () => {
    replica = await harness.startReplica(scriptedModel(({ messages }) => (messages.at(-1)?.content === 'think' ? ['hold'] : ['Yes.'])))
  }
  /** Sends and returns the generation's id: after its end, or for `think` as soon as it runs. */
  const send = async (account: string, content: string) => {
    const token = await harness.identity.member(account)
    const conversationId = await harness.startConversation(replica.client, token)
    const stream = await replica.client.open(ChatService.Send, { conversationId, content, requestId: randomUUID() }, { token })
    const { generationId } = await readStream(stream, ({ generationId }) => content === 'think' && generationId !== '')
    return { generationId, conversationId, token }
  }
  const eventIdsOf = (generationId: string) => received.filter(({ id }) => id.endsWith(generationId)).map(({ id }) => id)

  it('is published while the message is being answered, without its text', async () => {
    await startReplica()
    const { generationId, conversationId, token } = await send('ada', 'think')
    await eventually(() => expect(eventIdsOf(generationId)).toEqual([`sent:${generationId}`]))
    const event = received.find(({ id }) => id === `sent:${generationId}`) as EventEnvelope
    expect(MessageSentEvent.deserialize(event.payload)).toEqual({
      ...{ generationId, conversationId, personaId: 'plato', person: 'member:ada' },
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
    expect([event.key, String(event.payload)]).toEqual(['plato', expect.not.stringContaining('think')])
    await replica.client.call(ChatService.StopGeneration, { generationId }, { token, deadlineMs: 10_000 })
    await eventually(() => expect(eventIdsOf(generationId)).toEqual([`sent:${generationId}`, generationId]))
  }, 30_000)

  it('is published after an outage of the relay, also for an account that was deleted meanwhile', async () => {
    const leases = harness.connection.collection<{ _id: string; owner: string; until: Date }>('leases')
    await leases.insertOne({ _id: 'outbox', owner: 'another replica', until: new Date(Date.now() + 3_600_000) })
    await startReplica()
    const leftovers = await openLeftovers(harness)
    const [kept, deleted, running] = [await send('ada', 'Hi'), await send('eve', 'Hi'), await send('eve', 'think')]
    await leftovers.deleteAccount('eve')
    await leftovers.expectNone('member:eve')
    leftovers.close()
    expect(received.filter(({ key }) => key === 'plato')).toEqual([])
    await leases.deleteOne({ _id: 'outbox' })
    for (const { generationId } of [kept, deleted])
      await eventually(() => expect([...new Set(eventIdsOf(generationId))].sort()).toEqual([generationId, `sent:${generationId}`]))
    await eventually(() => expect(eventIdsOf(running.generationId)).toContain(`sent:${running.generationId}`))
  }, 60_000)
})
