import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { type Leftovers, openLeftovers } from '../harness/leftovers.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, scriptedModel, words } from '../harness/scripted-model.ts'

describe('the deletion of an account', () => {
  let harness: ChatHarness
  let replicas: [Replica, Replica]
  let model: ScriptedModel
  let leftovers: Leftovers

  beforeAll(async () => {
    harness = await createChatHarness()
    model = scriptedModel(({ messages }) => {
      const content = messages.at(-1)?.content ?? ''
      if (content === 'think') return ['hold']
      if (content === 'talk') return ['Well, ', 'hold']
      return content === 'long' ? words(20, 30) : ['Yes.']
    })
    replicas = [await harness.startReplica(model), await harness.startReplica(model)]
    leftovers = await openLeftovers(harness)
  })
  afterAll(async () => {
    leftovers.close()
    await harness.stop()
  })

  const send = (token: string, conversationId: string, content = 'Hi', { client } = replicas[0]) =>
    client.call(ChatService.SendAndWait, { conversationId, content, requestId: randomUUID() }, { token, deadlineMs: 30_000 })
  /** Sends and resolves to the generation's id once it runs; for `talk`, after its first chunk. */
  const start = async (token: string, conversationId: string, content: string, { client } = replicas[0]) => {
    const request = { conversationId, content, requestId: randomUUID() }
    const minChunks = content === 'think' ? 0 : 1
    const stream = await client.open(ChatService.Send, request, { token })
    return (await readStream(stream, ({ generationId, chunks }) => generationId !== '' && chunks.length >= minChunks)).generationId
  }

  it("deletes all of a person's conversations, exchanges and frames, and nothing of others", async () => {
    const ada = await harness.identity.member('ada')
    const bob = await harness.identity.member('bob')
    const guest = await harness.identity.guest('ada')
    for (const token of [ada, bob, guest]) await send(token, await harness.startConversation(replicas[0].client, token))
    await harness.startConversation(replicas[0].client, ada)
    const before = [await leftovers.count('member:bob'), await leftovers.count('guest:ada')]
    expect((await leftovers.count('member:ada')).conversations).toBe(2)
    const ids = await leftovers.exchangeIds('member:ada')

    await leftovers.deleteAccount('ada')
    await leftovers.expectNone('member:ada')
    expect(await leftovers.countFrames(ids)).toBe(0)
    expect([await leftovers.count('member:bob'), await leftovers.count('guest:ada')]).toEqual(before)
    const { total } = await replicas[0].client.call(ChatService.ListConversations, { page: 1, limit: 10 }, { token: ada })
    expect(total).toBe(0)
  })

  it('deletes more than one page of each', async () => {
    const token = await harness.identity.member('busy')
    await send(token, await harness.startConversation(replicas[0].client, token))
    for (const [name, fields] of [
      ['conversations', () => ({})],
      ['exchanges', () => ({ requestId: randomUUID() })],
    ] as const) {
      const { _id, ...row } = (await harness.connection.collection(name).findOne({ person: 'member:busy' })) ?? {}
      await harness.connection.collection(name).insertMany(Array.from({ length: 450 }, () => ({ ...row, ...fields() })))
    }
    await leftovers.deleteAccount('busy')
    await leftovers.expectNone('member:busy')
  })

  it('deletes the exchanges that the person had as a guest in an adopted conversation', async () => {
    const guest = await harness.identity.guest('g-1')
    const member = await harness.identity.member('joe')
    const conversationId = await harness.startConversation(replicas[0].client, guest)
    await send(guest, conversationId)
    await replicas[0].client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: member })
    await send(member, conversationId)
    await leftovers.deleteAccount('joe')
    await leftovers.expectNone('member:joe', 'guest:g-1')
  })

  it('can be repeated, and can run twice at the same time', async () => {
    const token = await harness.identity.member('twice')
    for (let index = 0; index < 3; index++) await send(token, await harness.startConversation(replicas[0].client, token))
    await Promise.all([leftovers.deleteAccount('twice'), leftovers.deleteAccount('twice')])
    await leftovers.deleteAccount('twice')
    await leftovers.expectNone('member:twice')
  })

  it.each([
    ['think', '0'],
    ['talk', '1'],
  ])('stops a running generation (%s), stores nothing of it and settles its hold', async (content, counted) => {
    const guest = await harness.identity.guest(`g-${content}`)
    const member = await harness.identity.member(content)
    const conversationId = await harness.startConversation(replicas[0].client, guest)
    const generationId = await start(guest, conversationId, content)
    await replicas[0].client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: member })
    const { signal } = model.requests.at(-1) ?? {}
    await leftovers.deleteAccount(content)
    await eventually(() => expect(signal?.aborted).toBe(true), eventTimeoutMs)
    await eventually(async () => expect(await leftovers.redisValue(`guest:{g-${content}}`)).toBe(counted))
    await eventually(async () => expect(await leftovers.isHeld(generationId)).toBe(false))
    // A generation without text may leave its end frame, which expires after a minute.
    if (content === 'talk') await eventually(async () => expect(await leftovers.countFrames([generationId])).toBe(0))
    await leftovers.expectNone(`member:${content}`, `guest:g-${content}`)
    const following = replicas[1].client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token: member })
    await expect(readStream(await following)).rejects.toMatchObject({ reason: 'GENERATION_NOT_FOUND' })
  })

  it('aborts a generation at its next heartbeat when no stop signal arrived, and removes its frames', async () => {
    const token = await harness.identity.member('quiet')
    const generationId = await start(token, await harness.startConversation(replicas[0].client, token), 'talk')
    const { signal } = model.requests.at(-1) ?? {}
    await harness.connection.collection('exchanges').deleteOne({ person: 'member:quiet' })
    await eventually(() => expect(signal?.aborted).toBe(true))
    await eventually(async () => expect(await leftovers.countFrames([generationId])).toBe(0))
    expect((await leftovers.count('member:quiet')).exchanges).toBe(0)
  })

  it('is repeated for data that a token that is still valid stored afterwards', async () => {
    const token = await harness.identity.member('late')
    await leftovers.deleteAccount('late')
    const conversationId = await harness.startConversation(replicas[0].client, token)
    await Promise.allSettled([
      send(token, conversationId, 'Hi'),
      harness.startConversation(replicas[1].client, token).then((other) => send(token, other, 'long', replicas[1])),
    ])
    await eventually(() => leftovers.expectNone('member:late'))
  })

  it('keeps a tombstone for an hour', async () => {
    await leftovers.deleteAccount('slow')
    const seen = await eventually(
      async () => (await leftovers.tombstone('slow')) ?? Promise.reject(new Error('no tombstone')),
      eventTimeoutMs,
    )
    await eventually(async () => expect((await leftovers.tombstone('slow'))?.sweepAt).not.toEqual(seen.sweepAt))
    await leftovers.ageTombstone('slow', 61 * 60_000)
    await eventually(async () => expect(await leftovers.tombstone('slow')).toBeNull())
  })

  it('becomes a dead letter and deletes nothing when the event has no account id', async () => {
    const row = { personaId: 'plato', startedAt: new Date(), lastMessageAt: new Date() }
    await harness.connection.collection('conversations').insertOne({ person: 'member:', ...row })
    await leftovers.deleteAccount('')
    await leftovers.deleteAccount('after')
    await eventually(async () => expect(await leftovers.tombstone('after')).not.toBeNull(), 60_000)
    expect([(await leftovers.count('member:')).conversations, await leftovers.tombstone('')]).toEqual([1, null])
  })
})

describe('the deletion of an account with events that are not published yet', () => {
  let harness: ChatHarness
  let leftovers: Leftovers
  afterAll(async () => {
    leftovers?.close()
    await harness?.stop()
  })

  it('deletes the exchanges and still publishes their events', async () => {
    harness = await createChatHarness()
    const received: string[] = []
    await harness.bus.subscribe({
      topic: ExchangeFinishedEvent.topic,
      group: `test-${randomUUID()}`,
      handle: async ({ id }) => {
        received.push(id)
      },
    })
    // Another replica has the relay's lease and publishes nothing.
    const leases = harness.connection.collection<{ _id: string; owner: string; until: Date }>('leases')
    await leases.insertOne({ _id: 'outbox', owner: 'another replica', until: new Date(Date.now() + 3_600_000) })
    const { client } = await harness.startReplica(scriptedModel(() => ['Yes.']))
    leftovers = await openLeftovers(harness)
    const token = await harness.identity.member('ada')
    for (let index = 0; index < 3; index++) {
      const request = { conversationId: await harness.startConversation(client, token), content: 'Hi', requestId: randomUUID() }
      await client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    }
    const ids = await leftovers.exchangeIds('member:ada')
    // A broker's topic is shared with other tests.
    const ownEvents = () => received.filter((id) => ids.includes(id)).sort()
    await leftovers.deleteAccount('ada')
    await leftovers.expectNone('member:ada')
    await leftovers.ageTombstone('ada', 61 * 60_000)
    const { sweepAt } = (await leftovers.tombstone('ada')) ?? {}
    await eventually(async () => expect((await leftovers.tombstone('ada'))?.sweepAt).not.toEqual(sweepAt))
    expect(ownEvents()).toEqual([])

    await leases.deleteOne({ _id: 'outbox' })
    await eventually(() => expect(ownEvents()).toEqual([...ids].sort()), 30_000)
    await eventually(async () => expect(await leftovers.tombstone('ada')).toBeNull())
  })
})

// The in-process bus has no consumer that is away: the outbox keeps an event until the process is back.
if (process.env.TEST_KAFKA_BROKERS)
  describe('the deletion of an account while no replica runs', () => {
    let harness: ChatHarness
    let leftovers: Leftovers
    beforeAll(async () => {
      harness = await createChatHarness()
      leftovers = await openLeftovers(harness)
    })
    afterAll(async () => {
      leftovers.close()
      await harness.stop()
    })

    it('happens once a replica runs again', async () => {
      const model = scriptedModel(() => ['Yes.'])
      const { app, client } = await harness.startReplica(model)
      const token = await harness.identity.member('ada')
      const request = { conversationId: await harness.startConversation(client, token), content: 'Hi', requestId: randomUUID() }
      await client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
      await app.stop()
      await leftovers.deleteAccount('ada')
      expect(await leftovers.count('member:ada')).toEqual({ conversations: 1, exchanges: 1 })
      await harness.startReplica(model)
      await leftovers.expectNone('member:ada')
    })
  })
