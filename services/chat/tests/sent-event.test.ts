import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { ExchangeFinishedEvent, MessageSentEvent } from '@rostra/proto/chat-events'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { leavings } from './world/leavings.ts'
import { readStream } from './world/read-stream.ts'
import { scriptedModel } from './world/scripted-model.ts'

describe('a message that was taken', () => {
  let world: ChatWorld
  let replica: Replica
  let heard: EventEnvelope[]

  beforeEach(async () => {
    world = await createChatWorld()
    heard = []
    for (const { topic } of [MessageSentEvent, ExchangeFinishedEvent])
      await world.bus.subscribe({ topic, group: `test-${randomUUID()}`, handle: async (event) => void heard.push(event) })
  }, 60_000)
  afterEach(() => world.end())

  const start = async () => {
    replica = await world.start(scriptedModel(({ messages }) => (messages.at(-1)?.content === 'think' ? ['hold'] : ['Yes.'])))
  }
  /** Sends to the end, or until it runs, and gives the generation's id. */
  const begin = async (person: string, content: string) => {
    const token = await world.identity.member(person)
    const conversationId = await world.converse(replica.client, token)
    const stream = await replica.client.open(ChatService.Send, { conversationId, content, requestId: randomUUID() }, { token })
    const { generationId } = await readStream(stream, ({ generationId }) => content === 'think' && generationId !== '')
    return { generationId, conversationId, token }
  }
  const heardOf = (generationId: string) => heard.filter(({ id }) => id.endsWith(generationId)).map(({ id }) => id)

  it('is told to others while it is being answered, without its text', async () => {
    await start()
    const { generationId, conversationId, token } = await begin('ada', 'think')
    await eventually(() => expect(heardOf(generationId)).toEqual([`sent:${generationId}`]))
    const event = heard.find(({ id }) => id === `sent:${generationId}`) as EventEnvelope
    expect(MessageSentEvent.deserialize(event.payload)).toEqual({
      ...{ generationId, conversationId, personaId: 'plato', person: 'member:ada' },
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
    expect([event.key, String(event.payload)]).toEqual(['plato', expect.not.stringContaining('think')])
    await replica.client.call(ChatService.StopGeneration, { generationId }, { token, deadlineMs: 10_000 })
    await eventually(() => expect(heardOf(generationId)).toEqual([`sent:${generationId}`, generationId]))
  }, 30_000)

  it('is told with its end, though nobody relayed until then, also of somebody who has left meanwhile', async () => {
    const leases = world.connection.collection<{ _id: string; owner: string; until: Date }>('leases')
    await leases.insertOne({ _id: 'outbox', owner: 'nobody', until: new Date(Date.now() + 3_600_000) })
    await start()
    const left = await leavings(world)
    const [stays, goes, running] = [await begin('ada', 'Hi'), await begin('eve', 'Hi'), await begin('eve', 'think')]
    await left.leave('eve')
    await left.gone('member:eve')
    left.close()
    expect(heard.filter(({ key }) => key === 'plato')).toEqual([])
    await leases.deleteOne({ _id: 'outbox' })
    for (const { generationId } of [stays, goes])
      await eventually(() => expect([...new Set(heardOf(generationId))].sort()).toEqual([generationId, `sent:${generationId}`]))
    await eventually(() => expect(heardOf(running.generationId)).toContain(`sent:${running.generationId}`))
  }, 60_000)
})
