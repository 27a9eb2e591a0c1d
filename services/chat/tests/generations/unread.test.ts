import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { GenerationEndedEvent } from '@rostra/proto/chat-events'
import type { GenerationEnded__Output } from '@rostra/proto/gen/rostra/chat/v1/GenerationEnded'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel, words } from '../harness/scripted-model.ts'

describe('the event of a member’s answer', () => {
  let harness: ChatHarness
  let owner: Replica
  let other: Replica
  let token: string
  const received: GenerationEnded__Output[] = []

  beforeAll(async () => {
    harness = await createChatHarness()
    await harness.bus.subscribe({
      topic: GenerationEndedEvent.topic,
      group: `test-${randomUUID()}`,
      handle: async ({ payload }) => {
        received.push(GenerationEndedEvent.deserialize(payload))
      },
    })
    owner = await harness.startReplica(scriptedModel(() => words(20, 55)))
    other = await harness.startReplica(scriptedModel(() => ['not used']))
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness.stop())

  const send = async (conversationId: string) =>
    owner.client.open(ChatService.Send, { conversationId, content: 'Tell me', requestId: randomUUID() }, { token })
  const endedOf = (generationId: string) =>
    eventually(() => {
      const found = received.find((event) => event.generationId === generationId)
      expect(found).toBeDefined()
      return found
    }, eventTimeoutMs)
  const follow = async (generationId: string) =>
    readStream(await other.client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token }))

  it('says unread when its reader has left, and names the conversation and the persona', async () => {
    const conversationId = await harness.startConversation(owner.client, token)
    const { generationId } = await readStream(await send(conversationId), ({ chunks }) => chunks.length === 1)
    expect(await endedOf(generationId)).toMatchObject({ unread: true, conversationId, personaId: 'plato', accountId: 'ada' })
  })

  it('does not say so of an answer that a page reads to its end', async () => {
    const { generationId } = await readStream(await send(await harness.startConversation(owner.client, token)))
    expect(await endedOf(generationId)).toMatchObject({ unread: false })
  })

  it('does not say so when a page reads it on another replica', async () => {
    const conversationId = await harness.startConversation(owner.client, token)
    const { generationId } = await readStream(await send(conversationId), ({ chunks }) => chunks.length === 1)
    await follow(generationId)
    expect(await endedOf(generationId)).toMatchObject({ unread: false })
  })
})
