import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel, words } from '../harness/scripted-model.ts'

describe('a draining replica', () => {
  let harness: ChatHarness
  let other: Replica
  let token: string

  beforeAll(async () => {
    harness = await createChatHarness({ STOP_GRACE_MS: '3000' })
    other = await harness.startReplica(scriptedModel(() => ['From the other one.']))
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness.stop())

  const request = (conversationId: string) => ({ conversationId, content: 'Go', requestId: randomUUID() })

  it('refuses new sends and completes running generations', async () => {
    const draining = await harness.startReplica(scriptedModel(() => words(15, 50)))
    const running = await harness.startConversation(other.client, token)
    const refused = await harness.startConversation(other.client, token)
    let stopped: Promise<void> | undefined
    const received = await readStream(await draining.client.open(ChatService.Send, request(running), { token }), ({ chunks }) => {
      if (chunks.length > 0) stopped ??= draining.app.stop()
      return false
    })
    expect(received.end?.done?.status).toBe('MESSAGE_STATUS_COMPLETE')
    await expect(draining.client.call(ChatService.SendAndWait, request(refused), { token })).rejects.toMatchObject({ kind: 'unavailable' })
    await stopped
    const next = await other.client.call(ChatService.SendAndWait, request(refused), { token })
    expect(next.botMessage?.content).toBe('From the other one.')
  })

  it('aborts a generation after the grace period and stores its text, which other replicas serve', async () => {
    const draining = await harness.startReplica(scriptedModel(() => ['Slow', 'hold']))
    const conversationId = await harness.startConversation(other.client, token)
    const { generationId } = await readStream(
      await draining.client.open(ChatService.Send, request(conversationId), { token }),
      ({ chunks }) => chunks.length > 0,
    )
    await draining.app.stop()
    const rest = await readStream(await other.client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token }))
    expect(rest.chunks).toEqual(['Slow'])
    expect(rest.end?.failure?.reason).toBe('INTERRUPTED')
    const { messages } = await eventually(() => other.client.call(ChatService.ListMessages, { conversationId, limit: 5 }, { token }))
    expect(messages.at(-1)).toMatchObject({ content: 'Slow', status: 'MESSAGE_STATUS_FAILED' })
  })
})
