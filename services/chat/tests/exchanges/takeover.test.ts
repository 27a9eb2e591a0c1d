import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel } from '../harness/scripted-model.ts'
import { type SpawnedReplica, spawnReplica } from '../harness/spawn-replica.ts'

describe('the takeover of a generation', () => {
  let harness: ChatHarness
  let survivor: Replica
  let killed: SpawnedReplica
  let token: string

  beforeAll(async () => {
    harness = await createChatHarness()
    survivor = await harness.startReplica(scriptedModel(() => ['On we go.']))
    token = await harness.identity.member('ada')
    killed = await spawnReplica(harness)
  })
  afterAll(async () => {
    killed.process.kill('SIGKILL')
    await harness.stop()
  })

  it('stores the text that readers saw as failed when its replica is killed, and the conversation can go on', async () => {
    const client = harness.connect(killed.port)
    const conversationId = await harness.startConversation(client, token)
    const { generationId, chunks } = await readStream(
      await client.open(ChatService.Send, { conversationId, content: 'Tell me', requestId: randomUUID() }, { token }),
      ({ chunks }) => {
        if (chunks.length === 5) killed.process.kill('SIGKILL')
        return chunks.length === 5
      },
    )
    const rest = await readStream(
      await survivor.client.open(ChatService.FollowGeneration, { generationId, after: chunks.length }, { token }),
    )
    expect(rest.end?.failure).toMatchObject({ reason: 'INTERRUPTED' })

    const { messages, runningGenerationId } = await eventually(async () => {
      const listed = await survivor.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token })
      expect(listed.runningGenerationId).toBe('')
      return listed
    })
    expect(runningGenerationId).toBe('')
    expect(messages.at(-1)).toMatchObject({ content: chunks.join('') + rest.chunks.join(''), status: 'MESSAGE_STATUS_FAILED' })

    const request = { conversationId, content: 'And now?', requestId: randomUUID() }
    const next = await survivor.client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    expect(next.botMessage).toMatchObject({ content: 'On we go.', status: 'MESSAGE_STATUS_COMPLETE' })
  }, 60_000)
})

describe('the takeover of a claim', () => {
  let harness: ChatHarness
  let replica: Replica
  let token: string

  beforeAll(async () => {
    harness = await createChatHarness({ GENERATION_LEASE_MS: '600' })
    replica = await harness.startReplica(scriptedModel(() => ['On we go.']))
    token = await harness.identity.member('ada')
  })
  beforeEach(() => harness.billing.reset())
  afterAll(() => harness.stop())

  it('by the replica that prepares the send refuses the send, so that nothing is answered without a hold', async () => {
    const { billing, connection } = harness
    const conversationId = await harness.startConversation(replica.client, token)
    const request = { conversationId, content: 'Tell me', requestId: randomUUID() }
    const send = () => replica.client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    const [releasing, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // The hold lasts until the takeover releases it; the release lasts until the send has tried its admission.
    billing.duringHold = () => releasing.promise
    billing.duringRelease = async () => {
      releasing.resolve()
      await Promise.race([sent.promise, sleep(1_000)])
    }
    await expect(send().finally(sent.resolve)).rejects.toMatchObject({ kind: 'unavailable', reason: 'INTERRUPTED' })
    await eventually(async () => expect([await connection.collection('exchanges').countDocuments(), billing.held.size]).toEqual([0, 0]))

    billing.reset()
    expect(await send()).toMatchObject({ existed: false, botMessage: { content: 'On we go.' } })
    expect(billing.held.size).toBe(1)
  }, 30_000)

  it('or its deletion refuses the send with INTERRUPTED and releases the hold', async () => {
    const { billing, connection } = harness
    const conversationId = await harness.startConversation(replica.client, token)
    const request = { conversationId, content: 'Tell me', requestId: randomUUID() }
    billing.duringHold = () => connection.collection('exchanges').deleteMany({ requestId: request.requestId })
    const send = replica.client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    await expect(send).rejects.toMatchObject({
      kind: 'unavailable',
      reason: 'INTERRUPTED',
      message: 'The answer was interrupted. Please send your message again.',
    })
    expect(billing.held.size).toBe(0)
  })
})
