import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { FakeBilling } from '@rostra/platform/testing/fake-billing'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

describe('the credits of a member', () => {
  let billing: FakeBilling
  let harness: ChatHarness
  let replicas: [Replica, Replica]
  let token: string

  beforeAll(async () => {
    // The lease of a claim must last for as long as a hold may take.
    harness = await createChatHarness({ GENERATION_LEASE_MS: '4500' })
    billing = harness.billing
    const model = scriptedModel(({ messages }) => {
      const content = messages.at(-1)?.content
      if (content === 'fail') return [new Error('no')]
      return content === 'go on' ? ['Well, ', 'hold'] : ['Yes.']
    })
    replicas = [await harness.startReplica(model), await harness.startReplica(model)]
    token = await harness.identity.member('ada')
  })
  beforeEach(() => billing.reset())
  afterAll(() => harness.stop())

  const newRequest = async (content = 'Hi', by = token) => {
    const conversationId = await harness.startConversation(replicas[0].client, by)
    return { conversationId, content, requestId: randomUUID() }
  }
  const send = (request: Awaited<ReturnType<typeof newRequest>>, { client } = replicas[0], by = token) =>
    client.call(ChatService.SendAndWait, request, { token: by, clientAddress: '198.51.100.7', deadlineMs: 30_000 })
  const exchangesIn = ({ conversationId }: { conversationId: string }) =>
    harness.connection
      .collection('exchanges')
      .find({ conversationId: new Types.ObjectId(conversationId) })
      .toArray()
  const allCalls = () => [...billing.calls.values()].flat()

  it('are held once per exchange, however often and on however many replicas it is sent', async () => {
    const request = await newRequest()
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(request, replicas[index % 2])))
    await send(request)
    const [exchange] = await exchangesIn(request)
    expect([...billing.calls]).toEqual([[exchange?._id.toHexString(), ['hold ada 1']]])
  })

  it('are held before the first token', async () => {
    const order: string[] = []
    billing.duringHold = async () => order.push('hold')
    const stream = await replicas[0].client.open(ChatService.Send, await newRequest(), { token })
    await readStream(stream, ({ chunks }) => {
      if (chunks.length === 1 && !order.includes('token')) order.push('token')
      return false
    })
    expect(order).toEqual(['hold', 'token'])
  })

  it('come with the end of an answer that costs some, which also names the message before the question', async () => {
    const doneOf = async (request: Awaited<ReturnType<typeof newRequest>>, by = token) =>
      (await readStream(await replicas[0].client.open(ChatService.Send, request, { token: by }))).end?.done
    const request = await newRequest()
    const first = await doneOf(request)
    expect(first).toMatchObject({
      paid: { price: 2, freeCredits: 98, purchasedCredits: 5 },
      previousMessageId: `g${request.conversationId}`,
    })
    const next = await doneOf({ ...request, requestId: randomUUID() })
    expect(next).toMatchObject({ paid: first?.paid, previousMessageId: first?.botMessageId })
    // What MongoDB has of an ended exchange does not tell it.
    expect(await doneOf(request)).toMatchObject({ paid: null, previousMessageId: first?.previousMessageId })
    const guest = await harness.identity.guest('g2')
    expect(await doneOf(await newRequest('Hi', guest), guest)).toMatchObject({ paid: null })
  })

  it('are settled by the event alone when the exchange has ended: answered, failed or stopped', async () => {
    await send(await newRequest())
    await expect(send(await newRequest('fail'))).rejects.toMatchObject({ reason: 'MODEL_FAILED' })
    const stream = await replicas[0].client.open(ChatService.Send, await newRequest('go on'), { token })
    const { generationId } = await readStream(stream, ({ chunks }) => chunks.length > 0)
    await replicas[1].client.call(ChatService.StopGeneration, { generationId }, { token, deadlineMs: 10_000 })
    expect(allCalls()).toEqual(['hold ada 1', 'hold ada 1', 'hold ada 1'])
    expect(billing.held.size).toBe(3)
  })

  it('refuse a send when there are too few, which stores nothing and can be repeated later', async () => {
    const request = await newRequest()
    billing.behaviour.hold = 'no credits'
    await expect(send(request)).rejects.toMatchObject({
      kind: 'state',
      reason: 'INSUFFICIENT_CREDITS',
      message: 'Please purchase more message credits to continue chatting.',
    })
    await eventually(async () => expect([await exchangesIn(request), allCalls()]).toEqual([[], ['hold ada 1']]))
    billing.behaviour.hold = 'ok'
    expect((await send(request)).existed).toBe(false)
  })

  it('are released when the send is refused after the hold', async () => {
    const request = await newRequest()
    billing.duringHold = async (id) =>
      harness.connection.collection('exchanges').updateOne({ _id: new Types.ObjectId(id) }, { $set: { owner: 'another replica' } })
    await expect(send(request)).rejects.toMatchObject({ kind: 'unavailable', reason: 'INTERRUPTED' })
    await eventually(() => expect([allCalls(), billing.held.size]).toEqual([['hold ada 1', 'release ada'], 0]))
  })

  it('are released when the hold was made but its response timed out', async () => {
    const request = await newRequest()
    billing.behaviour.hold = 'hang'
    await expect(send(request)).rejects.toMatchObject({ kind: 'unavailable', reason: 'TOO_SLOW' })
    await eventually(async () => expect([await exchangesIn(request), billing.held.size]).toEqual([[], 0]))
  })

  it('are released later when the release failed at first, and the conversation can go on', async () => {
    const request = await newRequest()
    billing.behaviour = { hold: 'fail', release: 'fail', freeWork: 'ok' }
    await expect(send(request)).rejects.not.toHaveProperty('reason')
    expect([(await exchangesIn(request)).map(({ status }) => status), billing.held.size]).toEqual([['claimed'], 1])
    billing.behaviour = { hold: 'ok', release: 'ok', freeWork: 'ok' }
    await eventually(async () => expect([await exchangesIn(request), billing.held.size]).toEqual([[], 0]))
    expect((await send(request)).botMessage?.content).toBe('Yes.')
  })

  it('are not needed for the message of a guest', async () => {
    const guest = await harness.identity.guest('g')
    const request = await newRequest('Hi', guest)
    await send(request, replicas[0], guest)
    const [exchange] = await exchangesIn(request)
    // Cancellations of the tests before may still be repeated.
    expect([exchange?.status, billing.calls.get(exchange?._id.toHexString() ?? '')]).toEqual(['complete', undefined])
  })

  it('cannot be held while billing is away: the send is refused as unavailable and stores nothing; guests can still send', async () => {
    const request = await newRequest()
    const other = await newRequest()
    await billing.stop()
    for (const sent of [request, request, other])
      await expect(send(sent)).rejects.toMatchObject({ kind: 'unavailable', details: { retryAfter: expect.any(Number) } })
    await eventually(async () => expect([await exchangesIn(request), await exchangesIn(other)]).toEqual([[], []]))
    const guest = await harness.identity.guest('h')
    expect((await send(await newRequest('Hi', guest), replicas[0], guest)).botMessage?.content).toBe('Yes.')
  })
})
