import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { readStream } from './world/read-stream.ts'
import { scriptedModel } from './world/scripted-model.ts'

describe('what became of an exchange', () => {
  let world: ChatWorld
  let replica: Replica
  let billing: RpcClient
  let token: string

  beforeAll(async () => {
    world = await createChatWorld()
    const model = scriptedModel(({ messages }) => {
      const asked = messages.at(-1)?.content
      if (asked === 'fail') return [new Error('no')]
      if (asked === 'fail later') return ['Half a ', new Error('cut')]
      return asked === 'think' ? ['hold'] : ['Yes.']
    })
    replica = await world.start(model)
    billing = world.connect(replica.app.port, 'billing')
    token = await world.identity.member('ada')
  }, 60_000)
  afterAll(() => world.end())

  /** Sends and gives the generation's id: at its end, or as soon as it runs. */
  const begin = async (content: string) => {
    const request = { conversationId: await world.converse(replica.client, token), content, requestId: randomUUID() }
    const stream = await replica.client.open(ChatService.Send, request, { token })
    return (await readStream(stream, ({ generationId }) => content === 'think' && generationId !== '')).generationId
  }
  const outcomes = async (generationIds: string[]) => (await billing.call(ChatService.GetOutcomes, { generationIds })).outcomes

  it('is told in the order that it was asked for', async () => {
    const [running, complete, partial, empty] = [await begin('think'), await begin('Hi'), await begin('fail later'), await begin('fail')]
    const claimed = new Types.ObjectId().toHexString()
    const row = await world.connection.collection('exchanges').findOne({ _id: new Types.ObjectId(running) })
    const lease = new Date(Date.now() + 60_000)
    await world.connection.collection('exchanges').insertOne({
      ...row,
      ...{ _id: new Types.ObjectId(claimed), conversationId: new Types.ObjectId(), requestId: randomUUID(), status: 'claimed' },
      ...{ leaseUntil: lease, outbox: [] },
    })
    const [open, answered, nothing] = ['OUTCOME_OPEN', 'OUTCOME_ANSWERED', 'OUTCOME_NOTHING']
    const neverWas = new Types.ObjectId().toHexString()
    expect(await outcomes([empty, running, neverWas, complete, 'no id', partial, claimed, complete])).toEqual([
      ...[nothing, open, nothing, answered],
      ...[nothing, answered, open, answered],
    ])
    await replica.client.call(ChatService.StopGeneration, { generationId: running }, { token, deadlineMs: 10_000 })
    expect(await outcomes([running])).toEqual([nothing])
    expect(await outcomes([])).toEqual([])
  })

  it('is for billing only, and for 200 at once', async () => {
    const ids = Array.from({ length: 201 }, () => new Types.ObjectId().toHexString())
    await expect(outcomes(ids)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    expect(await outcomes(ids.slice(1))).toHaveLength(200)
    await expect(replica.client.call(ChatService.GetOutcomes, { generationIds: [] })).rejects.toMatchObject({
      kind: 'denied',
      reason: 'SERVICE_NOT_ALLOWED',
    })
  })
})
