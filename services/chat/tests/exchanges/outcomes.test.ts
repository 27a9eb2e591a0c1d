import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

describe('GetOutcomes', () => {
  let harness: ChatHarness
  let replica: Replica
  let billing: RpcClient
  let token: string

  beforeAll(async () => {
    harness = await createChatHarness()
    const model = scriptedModel(({ messages }) => {
      const content = messages.at(-1)?.content
      if (content === 'fail') return [new Error('no')]
      if (content === 'fail later') return ['Half a ', new Error('cut')]
      return content === 'think' ? ['hold'] : ['Yes.']
    })
    replica = await harness.startReplica(model)
    billing = harness.connect(replica.app.port, 'billing')
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness.stop())

  /** Sends and returns the generation's id: after its end, or for `think` as soon as it runs. */
  const send = async (content: string) => {
    const request = { conversationId: await harness.startConversation(replica.client, token), content, requestId: randomUUID() }
    const stream = await replica.client.open(ChatService.Send, request, { token })
    return (await readStream(stream, ({ generationId }) => content === 'think' && generationId !== '')).generationId
  }
  const outcomes = async (generationIds: string[]) => (await billing.call(ChatService.GetOutcomes, { generationIds })).outcomes

  it('returns the outcomes in the order of the ids', async () => {
    const running = await send('think')
    const complete = await send('Hi')
    const partial = await send('fail later')
    const empty = await send('fail')
    const claimed = new Types.ObjectId().toHexString()
    const row = await harness.connection.collection('exchanges').findOne({ _id: new Types.ObjectId(running) })
    const lease = new Date(Date.now() + 60_000)
    await harness.connection.collection('exchanges').insertOne({
      ...row,
      _id: new Types.ObjectId(claimed),
      conversationId: new Types.ObjectId(),
      requestId: randomUUID(),
      status: 'claimed',
      leaseUntil: lease,
      outbox: [],
    })
    const open = 'OUTCOME_OPEN'
    const answered = 'OUTCOME_ANSWERED'
    const unanswered = 'OUTCOME_UNANSWERED'
    const unknown = new Types.ObjectId().toHexString()
    expect(await outcomes([empty, running, unknown, complete, 'no id', partial, claimed, complete])).toEqual([
      unanswered,
      open,
      unanswered,
      answered,
      unanswered,
      answered,
      open,
      answered,
    ])
    await replica.client.call(ChatService.StopGeneration, { generationId: running }, { token, deadlineMs: 10_000 })
    expect(await outcomes([running])).toEqual([unanswered])
    expect(await outcomes([])).toEqual([])
  })

  it('accepts calls from billing only, and at most 200 ids', async () => {
    const ids = Array.from({ length: 201 }, () => new Types.ObjectId().toHexString())
    await expect(outcomes(ids)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    expect(await outcomes(ids.slice(1))).toHaveLength(200)
    await expect(replica.client.call(ChatService.GetOutcomes, { generationIds: [] })).rejects.toMatchObject({
      kind: 'denied',
      reason: 'SERVICE_NOT_ALLOWED',
    })
  })
})
