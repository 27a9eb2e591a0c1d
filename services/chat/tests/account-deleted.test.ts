import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { type Leavings, leavings } from './world/leavings.ts'
import { readStream } from './world/read-stream.ts'
import { type ScriptedModel, scriptedModel, words } from './world/scripted-model.ts'

describe('the deletion of an account', () => {
  let world: ChatWorld
  let replicas: [Replica, Replica]
  let model: ScriptedModel
  let left: Leavings

  beforeAll(async () => {
    world = await createChatWorld()
    model = scriptedModel(({ messages }) => {
      const asked = messages.at(-1)?.content ?? ''
      if (asked === 'think') return ['hold']
      if (asked === 'talk') return ['Well, ', 'hold']
      return asked === 'long' ? words(20, 30) : ['Yes.']
    })
    replicas = [await world.start(model), await world.start(model)]
    left = await leavings(world)
  })
  afterAll(async () => {
    left.close()
    await world.end()
  })

  const send = (token: string, conversationId: string, content = 'Hi', { client } = replicas[0]) =>
    client.call(ChatService.SendAndWait, { conversationId, content, requestId: randomUUID() }, { token, deadlineMs: 30_000 })
  /** Sends, and resolves to the generation's id once it runs and, if it talks, has shown something. */
  const begin = async (token: string, conversationId: string, content: string, { client } = replicas[0]) => {
    const request = { conversationId, content, requestId: randomUUID() }
    const enough = content === 'think' ? 0 : 1
    const stream = await client.open(ChatService.Send, request, { token })
    return (await readStream(stream, ({ generationId, pieces }) => generationId !== '' && pieces.length >= enough)).generationId
  }

  it("takes all of a person's conversations, exchanges and frames, and nothing of anybody else", async () => {
    const [ada, bob, guest] = [await world.identity.member('ada'), await world.identity.member('bob'), await world.identity.guest('ada')]
    for (const token of [ada, bob, guest]) await send(token, await world.converse(replicas[0].client, token))
    await world.converse(replicas[0].client, ada)
    const before = [await left.of('member:bob'), await left.of('guest:ada')]
    expect((await left.of('member:ada')).conversations).toBe(2)
    const ids = await left.exchangesOf('member:ada')

    await left.leave('ada')
    await left.gone('member:ada')
    expect(await left.framesOf(ids)).toBe(0)
    expect([await left.of('member:bob'), await left.of('guest:ada')]).toEqual(before)
    const { total } = await replicas[0].client.call(ChatService.ListConversations, { page: 1, limit: 10 }, { token: ada })
    expect(total).toBe(0)
  })

  it('takes more than one page of them', async () => {
    const token = await world.identity.member('busy')
    await send(token, await world.converse(replicas[0].client, token))
    for (const [name, fields] of [
      ['conversations', () => ({})],
      ['exchanges', () => ({ requestId: randomUUID() })],
    ] as const) {
      const { _id, ...row } = (await world.connection.collection(name).findOne({ person: 'member:busy' })) ?? {}
      await world.connection.collection(name).insertMany(Array.from({ length: 450 }, () => ({ ...row, ...fields() })))
    }
    await left.leave('busy')
    await left.gone('member:busy')
  })

  it('takes what was said as a guest in a conversation that was taken along', async () => {
    const [guest, member] = [await world.identity.guest('g-1'), await world.identity.member('joe')]
    const conversationId = await world.converse(replicas[0].client, guest)
    await send(guest, conversationId)
    await replicas[0].client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: member })
    await send(member, conversationId)
    await left.leave('joe')
    await left.gone('member:joe', 'guest:g-1')
  })

  it('does nothing more when it comes again, or at once on two replicas', async () => {
    const token = await world.identity.member('twice')
    for (let index = 0; index < 3; index++) await send(token, await world.converse(replicas[0].client, token))
    await Promise.all([left.leave('twice'), left.leave('twice')])
    await left.leave('twice')
    await left.gone('member:twice')
  })

  it.each([
    ['think', '0'],
    ['talk', '1'],
  ])('stops an answer that runs (%s), stores nothing of it and settles what was held', async (content, spent) => {
    const [guest, member] = [await world.identity.guest(`g-${content}`), await world.identity.member(content)]
    const conversationId = await world.converse(replicas[0].client, guest)
    const generationId = await begin(guest, conversationId, content)
    await replicas[0].client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: member })
    const { signal } = model.requests.at(-1) ?? {}
    await left.leave(content)
    await eventually(() => expect(signal?.aborted).toBe(true))
    await eventually(async () => expect(await left.value(`guest:g-${content}`)).toBe(spent))
    await eventually(async () => expect(await left.holds(generationId)).toBe(false))
    // An answer without text may leave its mere end, for a minute.
    if (content === 'talk') await eventually(async () => expect(await left.framesOf([generationId])).toBe(0))
    await left.gone(`member:${content}`, `guest:g-${content}`)
    const following = replicas[1].client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token: member })
    await expect(readStream(await following)).rejects.toMatchObject({ reason: 'GENERATION_NOT_FOUND' })
  })

  it('ends an answer by the heartbeat although no signal came, with its frames', async () => {
    const token = await world.identity.member('quiet')
    const generationId = await begin(token, await world.converse(replicas[0].client, token), 'talk')
    const { signal } = model.requests.at(-1) ?? {}
    await world.connection.collection('exchanges').deleteOne({ person: 'member:quiet' })
    await eventually(() => expect(signal?.aborted).toBe(true))
    await eventually(async () => expect(await left.framesOf([generationId])).toBe(0))
    expect((await left.of('member:quiet')).exchanges).toBe(0)
  })

  it('takes again what a token that is still valid brought after it', async () => {
    const token = await world.identity.member('late')
    await left.leave('late')
    const conversationId = await world.converse(replicas[0].client, token)
    await Promise.allSettled([
      send(token, conversationId, 'Hi'),
      world.converse(replicas[1].client, token).then((other) => send(token, other, 'long', replicas[1])),
    ])
    await eventually(() => left.gone('member:late'))
  })

  it('is remembered for an hour', async () => {
    await left.leave('slow')
    const seen = await left.departure('slow')
    await eventually(async () => expect((await left.departure('slow'))?.lookAt).not.toEqual(seen?.lookAt))
    await left.age('slow', 61 * 60_000)
    await eventually(async () => expect(await left.departure('slow')).toBeNull())
  })

  it('that names nobody goes to the dead letters and takes nothing', async () => {
    const row = { personaId: 'plato', startedAt: new Date(), lastMessageAt: new Date() }
    await world.connection.collection('conversations').insertOne({ person: 'member:', ...row })
    await left.leave('')
    await left.leave('after')
    await eventually(async () => expect(await left.departure('after')).not.toBeNull(), 60_000)
    expect([(await left.of('member:')).conversations, await left.departure('')]).toEqual([1, null])
  })
})

describe('the deletion of an account with answers that nobody has been told of', () => {
  let world: ChatWorld
  let left: Leavings
  afterAll(async () => {
    left?.close()
    await world?.end()
  })

  it('takes the answers, but those who count them are told', async () => {
    world = await createChatWorld()
    const heard: string[] = []
    await world.bus.subscribe({
      topic: ExchangeFinishedEvent.topic,
      group: `test-${randomUUID()}`,
      handle: async ({ id }) => {
        heard.push(id)
      },
    })
    // Somebody else relays, and never does.
    const leases = world.connection.collection<{ _id: string; owner: string; until: Date }>('leases')
    await leases.insertOne({ _id: 'outbox', owner: 'nobody', until: new Date(Date.now() + 3_600_000) })
    const { client } = await world.start(scriptedModel(() => ['Yes.']))
    left = await leavings(world)
    const token = await world.identity.member('ada')
    for (let index = 0; index < 3; index++) {
      const request = { conversationId: await world.converse(client, token), content: 'Hi', requestId: randomUUID() }
      await client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    }
    const ids = await left.exchangesOf('member:ada')
    // A broker's topic is shared with other tests.
    const ownHeard = () => heard.filter((id) => ids.includes(id)).sort()
    await left.leave('ada')
    await left.gone('member:ada')
    await left.age('ada', 61 * 60_000)
    const { lookAt } = (await left.departure('ada')) ?? {}
    await eventually(async () => expect((await left.departure('ada'))?.lookAt).not.toEqual(lookAt))
    expect(ownHeard()).toEqual([])

    await leases.deleteOne({ _id: 'outbox' })
    await eventually(() => expect(ownHeard()).toEqual([...ids].sort()))
    await eventually(async () => expect(await left.departure('ada')).toBeNull())
  }, 60_000)
})

// In process nobody can be away while an event is sent: the outbox keeps it until the process is back.
if (process.env.TEST_KAFKA_BROKERS)
  describe('the deletion of an account while no replica of chat runs', () => {
    let world: ChatWorld
    let left: Leavings
    beforeAll(async () => {
      world = await createChatWorld()
      left = await leavings(world)
    })
    afterAll(async () => {
      left.close()
      await world.end()
    })

    it('is done once one runs again', async () => {
      const model = scriptedModel(() => ['Yes.'])
      const { app, client } = await world.start(model)
      const token = await world.identity.member('ada')
      const request = { conversationId: await world.converse(client, token), content: 'Hi', requestId: randomUUID() }
      await client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
      await app.stop()
      await left.leave('ada')
      expect(await left.of('member:ada')).toEqual({ conversations: 1, exchanges: 1 })
      await world.start(model)
      await left.gone('member:ada')
    }, 90_000)
  })
