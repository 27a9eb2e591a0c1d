import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { readStream } from './world/read-stream.ts'
import { type ScriptedModel, scriptedModel, words } from './world/scripted-model.ts'

describe('one send is one exchange', () => {
  let world: ChatWorld
  let replicas: [Replica, Replica]
  let models: [ScriptedModel, ScriptedModel]
  let token: string

  beforeAll(async () => {
    world = await createChatWorld()
    models = [scriptedModel(() => words(20, 10)), scriptedModel(() => words(20, 10))]
    replicas = [await world.start(models[0]), await world.start(models[1])]
    token = await world.identity.member('ada')
  })
  afterAll(() => world.end())

  it('gives twenty senders of one request id, mixed and on two replicas, the same whole reply from one model call', async () => {
    const conversationId = await world.converse(replicas[0].client, token)
    const request = { conversationId, content: 'What is justice?', requestId: randomUUID() }
    const calls = models[0].requests.length + models[1].requests.length
    const senders = Array.from({ length: 20 }, async (_, index) => {
      const { client } = replicas[index % 2] as Replica
      if (index % 4 > 1) return (await client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })).botMessage?.content
      const { pieces, seqs, end } = await readStream(await client.open(ChatService.Send, request, { token }))
      expect(seqs).toEqual(seqs.map((_, position) => position + 1))
      expect(end?.done?.fullResponse).toBe(pieces.join(''))
      return pieces.join('')
    })
    const replies = new Set(await Promise.all(senders))
    const expected = words(20, 0)
      .filter((piece) => typeof piece === 'string')
      .join('')
    expect([...replies]).toEqual([expected])
    expect(models[0].requests.length + models[1].requests.length - calls).toBe(1)
    const { messages } = await replicas[1].client.call(ChatService.ListMessages, { conversationId, limit: 100 }, { token })
    expect(messages.map(({ content }) => content)).toEqual(['What would you like to examine?', 'What is justice?', expected])
  })

  it('answers a repeat of a finished request from the store and says that it was there', async () => {
    const conversationId = await world.converse(replicas[0].client, token)
    const request = { conversationId, content: 'Again', requestId: randomUUID() }
    const first = await replicas[0].client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    const again = await replicas[1].client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    expect([first.existed, again.existed]).toEqual([false, true])
    expect(again.botMessage).toEqual(first.botMessage)
  })

  it('refuses the same request id for other content or another conversation', async () => {
    const { client } = replicas[0]
    const [here, there] = [await world.converse(client, token), await world.converse(client, token)]
    const requestId = randomUUID()
    await client.call(ChatService.SendAndWait, { conversationId: here, content: 'One', requestId }, { token, deadlineMs: 30_000 })
    const other = { reason: 'REQUEST_ID_REUSED' }
    await expect(
      client.call(ChatService.SendAndWait, { conversationId: here, content: 'Two', requestId }, { token }),
    ).rejects.toMatchObject(other)
    await expect(
      client.call(ChatService.SendAndWait, { conversationId: there, content: 'One', requestId }, { token }),
    ).rejects.toMatchObject(other)
  })

  it('runs one generation per conversation, and lets a sender without an id join it by its content', async () => {
    const conversationId = await world.converse(replicas[0].client, token)
    const answering = Promise.withResolvers<void>()
    const first = { conversationId, content: 'Slowly', requestId: randomUUID() }
    const running = readStream(await replicas[0].client.open(ChatService.Send, first, { token }), ({ pieces }) => {
      if (pieces.length > 0) answering.resolve()
      return false
    })
    await answering.promise
    const joined = await readStream(
      await replicas[1].client.open(ChatService.Send, { conversationId, content: 'Slowly' }, { token }),
      ({ pieces }) => pieces.length > 0,
    )
    const second = replicas[1].client.call(
      ChatService.SendAndWait,
      { conversationId, content: 'Something else', requestId: randomUUID() },
      { token },
    )
    await expect(second).rejects.toMatchObject({ kind: 'exists', reason: 'GENERATION_RUNNING' })
    expect(joined.generationId).toBe((await running).generationId)
  })
})
