import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel } from '../harness/scripted-model.ts'
import { type SpawnedReplica, spawnReplica } from '../harness/spawn-replica.ts'

/** The answer of the replicas in other processes, or the rest of it. */
const answer = Array.from({ length: 100 }, (_, index) => `${index === 0 ? '' : ' '}word${index}`)
const restAfter = (written = '') => answer.slice(written === '' ? 0 : written.split(' ').length)

describe('the takeover of a generation', () => {
  let harness: ChatHarness
  let survivor: Replica
  let other: SpawnedReplica
  let token: string

  beforeAll(async () => {
    harness = await createChatHarness()
    survivor = await harness.startReplica(
      scriptedModel(({ messages, written }) => (messages.at(-1)?.content === 'Tell me' ? restAfter(written) : ['On we go.'])),
    )
    token = await harness.identity.member('ada')
    other = await spawnReplica(harness)
  })
  afterAll(async () => {
    for (const signal of ['SIGCONT', 'SIGKILL'] as const) other.process.kill(signal)
    await harness.stop()
  })

  /**
   * Sends to the other replica, and sends it a signal once five chunks have been read. Sends again when a busy machine prepared a send for
   * so long that it was taken over.
   */
  const sendUntil = (signal: NodeJS.Signals) =>
    eventually(async () => {
      const client = harness.connect(other.port)
      const conversationId = await harness.startConversation(survivor.client, token)
      const request = { conversationId, content: 'Tell me', requestId: randomUUID() }
      const read = await readStream(await client.open(ChatService.Send, request, { token }), ({ chunks }) => {
        if (chunks.length === 5) other.process.kill(signal)
        return chunks.length === 5
      })
      return { ...read, client, conversationId }
    }, 20_000)
  const follow = async ({ client }: Pick<Replica, 'client'>, generationId: string, after: number) =>
    readStream(await client.open(ChatService.FollowGeneration, { generationId, after }, { token }))
  const lastMessage = async (conversationId: string) =>
    (await survivor.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token })).messages.at(-1)

  it('by another replica completes it after what readers saw, and its hung owner adds nothing when it wakes', async () => {
    const { client, conversationId, generationId, chunks, seqs } = await sendUntil('SIGSTOP')
    const rest = await follow(survivor, generationId, chunks.length)
    expect([...seqs, ...rest.seqs]).toEqual(answer.slice(0, seqs.length + rest.seqs.length).map((_, index) => index + 1))
    expect([...chunks, ...rest.chunks].join('')).toBe(answer.join(''))
    expect(rest.end?.done).toMatchObject({ status: 'MESSAGE_STATUS_COMPLETE', fullResponse: answer.join('') })

    other.process.kill('SIGCONT')
    const seenByFormerOwner = await follow({ client }, generationId, 0)
    expect([...chunks, ...rest.chunks]).toEqual(seenByFormerOwner.chunks)
    expect(await lastMessage(conversationId)).toMatchObject({ content: answer.join(''), status: 'MESSAGE_STATUS_COMPLETE' })
  })

  it('completes it when its replica is killed, and the conversation can go on', async () => {
    const { conversationId, generationId, chunks } = await sendUntil('SIGKILL')
    const rest = await follow(survivor, generationId, chunks.length)
    expect(rest.end?.done?.fullResponse).toBe(answer.join(''))
    expect([...chunks, ...rest.chunks].join('')).toBe(answer.join(''))
    const request = { conversationId, content: 'And now?', requestId: randomUUID() }
    const next = await survivor.client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    expect(next.botMessage).toMatchObject({ content: 'On we go.', status: 'MESSAGE_STATUS_COMPLETE' })
  })
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
    const releasing = Promise.withResolvers<void>()
    const sent = Promise.withResolvers<void>()
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
  })

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
    await eventually(() => expect(billing.held.size).toBe(0))
  })
})
