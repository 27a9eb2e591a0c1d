import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { timed } from '@rostra/kit/testing/running-time'
import { type StallingProxy, startStallingProxy } from '@rostra/kit/testing/stalling-proxy'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel, words } from '../harness/scripted-model.ts'

/** The allowance for a busy machine, in milliseconds. */
const slackMs = 1_000
const timeoutMs = 500
const caught = (error: unknown) => error

describe('while Redis hangs', () => {
  let harness: ChatHarness
  let proxy: StallingProxy
  let owner: Replica
  let other: Replica

  beforeAll(async () => {
    proxy = await startStallingProxy(process.env.TEST_REDIS_URL ?? '')
    harness = await createChatHarness({ REDIS_URL: proxy.url })
    const model = scriptedModel(({ messages }) => (messages.at(-1)?.content === 'Go on' ? [...words(4, 60), 'hold'] : words(4, 60)))
    owner = await harness.startReplica(model)
    other = await harness.startReplica(model)
  })
  afterEach(() => proxy.goOn())
  afterAll(async () => {
    proxy.goOn()
    await harness.stop()
    proxy.close()
  })

  const send = (conversationId: string, token: string, requestId: string = randomUUID()) =>
    owner.client.call(
      ChatService.SendAndWait,
      { conversationId, content: 'Hi', requestId },
      { token, clientAddress: '198.51.100.9', deadlineMs: 10_000 },
    )

  it('a running answer reaches its reader and is stored, and the conversation goes on once Redis answers', async () => {
    const token = await harness.identity.member('ada')
    const conversationId = await harness.startConversation(owner.client, token)
    const request = { conversationId, content: 'Hi', requestId: randomUUID() }
    const { end, chunks } = await readStream(await owner.client.open(ChatService.Send, request, { token }), ({ chunks }) => {
      if (chunks.length === 1) proxy.stall()
      return false
    })
    expect(end?.done).toMatchObject({ status: 'MESSAGE_STATUS_COMPLETE', fullResponse: chunks.join('') })
    const requestId = randomUUID()
    const { ms, result } = await timed(() => send(conversationId, token, requestId).catch(caught))
    expect(result).toMatchObject({ kind: 'unavailable', reason: 'STORE_UNAVAILABLE' })
    expect(ms).toBeLessThan(timeoutMs + slackMs)
    proxy.goOn()
    const { botMessage } = await eventually(() => send(conversationId, token, requestId))
    expect(botMessage).toMatchObject({ content: 'word0 word1 word2 word3' })
  })

  it("a guest's send is refused as unavailable, and the same send goes through once Redis answers, counted once", async () => {
    const token = await harness.identity.guest('ida')
    const conversationId = await harness.startConversation(owner.client, token)
    const requestId = randomUUID()
    proxy.stall()
    for (let attempt = 0; attempt < 3; attempt++) {
      const { ms, result } = await timed(() => send(conversationId, token, requestId).catch(caught))
      expect(result).toMatchObject({ kind: 'unavailable', reason: 'STORE_UNAVAILABLE' })
      expect(ms).toBeLessThan(timeoutMs + slackMs)
    }
    proxy.goOn()
    let sent = await timed(() => send(conversationId, token, requestId).catch(caught))
    while (sent.result instanceof Error) {
      expect(sent.result).toMatchObject({ reason: 'STORE_UNAVAILABLE' })
      sent = await timed(() => send(conversationId, token, requestId).catch(caught))
    }
    for (let message = 2; message <= 10; message++) await send(conversationId, token)
    await expect(send(conversationId, token)).rejects.toMatchObject({ reason: 'GUEST_LIMIT' })
  })

  it('a stop through another replica fails as unavailable and still takes effect', async () => {
    const token = await harness.identity.member('eva')
    const conversationId = await harness.startConversation(owner.client, token)
    const request = { conversationId, content: 'Go on', requestId: randomUUID() }
    let stopping: Promise<{ ms: number; result: unknown }> | undefined
    const { end } = await readStream(await owner.client.open(ChatService.Send, request, { token }), ({ generationId, chunks }) => {
      if (chunks.length > 0 && !stopping) {
        proxy.stall()
        stopping = timed(() => other.client.call(ChatService.StopGeneration, { generationId }, { token, deadlineMs: 10_000 }).catch(caught))
      }
      return false
    })
    expect(end?.done).toMatchObject({ status: 'MESSAGE_STATUS_STOPPED' })
    const stopped = await stopping
    expect(stopped?.result).toMatchObject({ kind: 'unavailable', reason: 'STORE_UNAVAILABLE' })
    expect(stopped?.ms).toBeLessThan(timeoutMs + slackMs)
  })
})
