import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

describe('ListMessagesForInsights', () => {
  let harness: ChatHarness
  let replica: Replica
  let zeitgeist: RpcClient
  let member: string

  beforeAll(async () => {
    harness = await createChatHarness()
    const model = scriptedModel(({ messages }) => {
      const content = messages.at(-1)?.content
      if (content === 'fail') return [new Error('no')]
      if (content === 'fail later') return ['Half a ', new Error('cut')]
      return content === 'think' ? ['hold'] : ['The answer.']
    })
    replica = await harness.startReplica(model)
    zeitgeist = harness.connect(replica.app.port, 'zeitgeist')
    member = await harness.identity.member('ada')
  })
  afterAll(() => harness.stop())

  /** Sends and returns the exchange's id: after its end, or for `think` as soon as it runs. */
  const send = async (content: string, token = member) => {
    const request = { conversationId: await harness.startConversation(replica.client, token), content, requestId: randomUUID() }
    const stream = await replica.client.open(ChatService.Send, request, { token })
    return (await readStream(stream, ({ generationId }) => content === 'think' && generationId !== '')).generationId
  }
  // 500 of the longest messages take seconds on a busy machine.
  const read = async (exchangeIds: string[]) =>
    (await zeitgeist.call(ChatService.ListMessagesForInsights, { exchangeIds }, { deadlineMs: 30_000 })).messages

  it('returns what members wrote in answered exchanges, without guests, answers and unknown ids', async () => {
    const guest = await harness.identity.guest('visitor')
    const whole = await send('How do I prune roses?')
    const partial = await send('fail later')
    const left = [await send('fail'), await send('think'), await send('I am a guest', guest), 'f'.repeat(24), 'no id', '', '$ne']
    const messages = await read([...left, partial, whole, whole])
    expect(messages.sort((a, b) => a.content.localeCompare(b.content))).toEqual([
      { exchangeId: partial, accountId: 'ada', content: 'fail later' },
      { exchangeId: whole, accountId: 'ada', content: 'How do I prune roses?' },
    ])
    expect(await read([])).toEqual([])
    await replica.client.call(ChatService.StopGeneration, { generationId: left[1] }, { token: member, deadlineMs: 10_000 })
  })

  it('leaves out what a member wrote as a guest before adopting the conversation', async () => {
    const guest = await harness.identity.guest('adopted')
    const asGuest = await send('I have no account yet', guest)
    await replica.client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: member })
    expect(await read([asGuest])).toEqual([])
  })

  it('returns 500 of the longest messages in one call, and reads them by index', async () => {
    const exchanges = harness.connection.collection('exchanges')
    const row = await exchanges.findOne({ _id: new Types.ObjectId(await send('Hello')) })
    const content = '𒀀'.repeat(4_000)
    const rows = Array.from({ length: 500 }, () => ({ ...row, _id: new Types.ObjectId(), requestId: randomUUID(), content, outbox: [] }))
    await exchanges.insertMany(rows)
    const db = harness.connection.db
    await db?.command({ profile: 2 })
    const messages = await read(rows.map(({ _id }) => _id.toHexString()))
    await db?.command({ profile: 0 })
    expect(messages).toHaveLength(500)
    expect(new Set(messages.map((message) => message.content))).toEqual(new Set([content]))
    const queries = await db
      ?.collection('system.profile')
      .find({ op: 'query', ns: /\.exchanges$/, 'command.filter._id.$in.499': { $exists: true } })
      .toArray()
    // A second one is the same read again: on a busy machine the store's client repeats what it lost.
    expect(new Set(queries?.map(({ planSummary }) => planSummary))).toEqual(new Set(['IXSCAN { _id: 1 }']))
  })

  it('accepts calls from zeitgeist only, and at most 500 ids', async () => {
    const ids = Array.from({ length: 501 }, () => new Types.ObjectId().toHexString())
    await expect(read(ids)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    expect(await read(ids.slice(1))).toEqual([])
    for (const service of ['gateway', 'billing'])
      await expect(
        harness.connect(replica.app.port, service).call(ChatService.ListMessagesForInsights, {}, { token: member }),
      ).rejects.toMatchObject({ kind: 'denied', reason: 'SERVICE_NOT_ALLOWED' })
  })
})
