import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { createTestIdentity } from '@rostra/kit/testing/test-identity'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type BillingDesk, openBillingDesk } from './world/billing-desk.ts'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { readStream } from './world/read-stream.ts'
import { scriptedModel } from './world/scripted-model.ts'

describe('a member’s message', () => {
  let desk: BillingDesk
  let world: ChatWorld
  let replicas: [Replica, Replica]
  let token: string

  beforeAll(async () => {
    const identity = await createTestIdentity('chat')
    desk = await openBillingDesk(identity)
    // A claim has to last for as long as a hold may take.
    const settings = { BILLING_ADDRESS: `127.0.0.1:${desk.port}`, GENERATION_LEASE_MS: '4500' }
    world = await createChatWorld(settings, identity)
    const model = scriptedModel(({ messages }) => {
      const asked = messages.at(-1)?.content
      if (asked === 'fail') return [new Error('no')]
      return asked === 'go on' ? ['Well, ', 'hold'] : ['Yes.']
    })
    replicas = [await world.start(model), await world.start(model)]
    token = await world.identity.member('ada')
  }, 60_000)
  beforeEach(() => {
    desk.asked.clear()
    desk.held.clear()
    desk.answers = { hold: 'yes', release: 'yes' }
    desk.whileHolding = async () => undefined
  })
  afterAll(async () => {
    await world.end()
    await desk.stop()
  })

  const request = async (content = 'Hi', by = token) => {
    const conversationId = await world.converse(replicas[0].client, by)
    return { conversationId, content, requestId: randomUUID() }
  }
  const send = (what: Awaited<ReturnType<typeof request>>, { client } = replicas[0], by = token) =>
    client.call(ChatService.SendAndWait, what, { token: by, clientAddress: '198.51.100.7', deadlineMs: 30_000 })
  const exchangesIn = ({ conversationId }: { conversationId: string }) =>
    world.connection
      .collection('exchanges')
      .find({ conversationId: new Types.ObjectId(conversationId) })
      .toArray()
  const askedInAll = () => [...desk.asked.values()].flat()

  it('is paid for by one hold, however often it is sent and on however many replicas', async () => {
    const what = await request()
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(what, replicas[index % 2])))
    await send(what)
    const [exchange] = await exchangesIn(what)
    expect([...desk.asked]).toEqual([[exchange?._id.toHexString(), ['hold ada']]])
  })

  it('is held for before its first token', async () => {
    const seen: string[] = []
    desk.whileHolding = async () => seen.push('hold')
    const stream = await replicas[0].client.open(ChatService.Send, await request(), { token })
    await readStream(stream, ({ pieces }) => {
      if (pieces.length === 1 && !seen.includes('token')) seen.push('token')
      return false
    })
    expect(seen).toEqual(['hold', 'token'])
  })

  it('that has ended is settled by its event alone: answered, failed or stopped', async () => {
    await send(await request())
    await expect(send(await request('fail'))).rejects.toMatchObject({ reason: 'MODEL_FAILED' })
    const stream = await replicas[0].client.open(ChatService.Send, await request('go on'), { token })
    const { generationId } = await readStream(stream, ({ pieces }) => pieces.length > 0)
    await replicas[1].client.call(ChatService.StopGeneration, { generationId }, { token, deadlineMs: 10_000 })
    expect(askedInAll()).toEqual(['hold ada', 'hold ada', 'hold ada'])
    expect(desk.held.size).toBe(3)
  })

  it('is refused without credits and leaves nothing behind; with some it can be sent again', async () => {
    const what = await request()
    desk.answers.hold = 'no credits'
    await expect(send(what)).rejects.toMatchObject({
      kind: 'state',
      reason: 'INSUFFICIENT_CREDITS',
      message: 'Please purchase more message credits to continue chatting.',
    })
    expect([await exchangesIn(what), askedInAll()]).toEqual([[], ['hold ada']])
    desk.answers.hold = 'yes'
    expect((await send(what)).existed).toBe(false)
  })

  it('that is refused after it was held for gets everything back', async () => {
    const what = await request()
    desk.whileHolding = async (id) =>
      world.connection.collection('exchanges').updateOne({ _id: new Types.ObjectId(id) }, { $set: { owner: 'somebody else' } })
    await expect(send(what)).rejects.toMatchObject({ reason: 'GENERATION_RUNNING' })
    expect([askedInAll(), desk.held.size]).toEqual([['hold ada', 'release ada'], 0])
  })

  it('whose hold was made and never answered gets it back', async () => {
    const what = await request()
    desk.answers.hold = 'stall'
    await expect(send(what)).rejects.toMatchObject({ kind: 'deadline' })
    await eventually(async () => expect([await exchangesIn(what), desk.held.size]).toEqual([[], 0]))
  })

  it('that could not be given back is found again, and its conversation goes on', async () => {
    const what = await request()
    desk.answers = { hold: 'broken', release: 'broken' }
    await expect(send(what)).rejects.not.toHaveProperty('reason')
    expect([(await exchangesIn(what)).map(({ status }) => status), desk.held.size]).toEqual([['claimed'], 1])
    desk.answers = { hold: 'yes', release: 'yes' }
    await eventually(async () => expect([await exchangesIn(what), desk.held.size]).toEqual([[], 0]))
    expect((await send(what)).botMessage?.content).toBe('Yes.')
  })

  it('of a guest costs no credits', async () => {
    const guest = await world.identity.guest('g')
    await send(await request('Hi', guest), replicas[0], guest)
    expect(askedInAll()).toEqual([])
  })

  it('waits for another moment while billing is away, and leaves nothing behind', async () => {
    const [what, again] = [await request(), await request()]
    await desk.stop()
    for (const sent of [what, what, again])
      await expect(send(sent)).rejects.toMatchObject({ kind: 'unavailable', details: { retryAfter: expect.any(Number) } })
    expect([await exchangesIn(what), await exchangesIn(again)]).toEqual([[], []])
    const guest = await world.identity.guest('h')
    expect((await send(await request('Hi', guest), replicas[0], guest)).botMessage?.content).toBe('Yes.')
  })
})
