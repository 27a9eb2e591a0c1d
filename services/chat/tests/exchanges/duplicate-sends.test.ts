import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, scriptedModel, words } from '../harness/scripted-model.ts'

describe('duplicate sends', () => {
  let harness: ChatHarness
  let replicas: [Replica, Replica]
  let models: [ScriptedModel, ScriptedModel]
  let token: string

  beforeAll(async () => {
    harness = await createChatHarness()
    models = [scriptedModel(() => words(20, 10)), scriptedModel(() => words(20, 10))]
    replicas = [await harness.startReplica(models[0]), await harness.startReplica(models[1])]
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness.stop())

  it('gives 20 sends of one request id, of both RPCs and on two replicas, the same whole answer from one model call', async () => {
    const conversationId = await harness.startConversation(replicas[0].client, token)
    const request = { conversationId, content: 'What is justice?', requestId: randomUUID() }
    const callsBefore = models[0].requests.length + models[1].requests.length
    const sends = Array.from({ length: 20 }, async (_, index) => {
      const { client } = replicas[index % 2] as Replica
      if (index % 4 > 1) return (await client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })).botMessage?.content
      const { chunks, seqs, end } = await readStream(await client.open(ChatService.Send, request, { token }))
      expect(seqs).toEqual(seqs.map((_, position) => position + 1))
      expect(end?.done?.fullResponse).toBe(chunks.join(''))
      return chunks.join('')
    })
    const answers = new Set(await Promise.all(sends))
    const expected = words(20, 0)
      .filter((step) => typeof step === 'string')
      .join('')
    expect([...answers]).toEqual([expected])
    expect(models[0].requests.length + models[1].requests.length - callsBefore).toBe(1)
    const { messages } = await replicas[1].client.call(ChatService.ListMessages, { conversationId, limit: 100 }, { token })
    expect(messages.map(({ content }) => content)).toEqual(['What would you like to examine?', 'What is justice?', expected])
  })

  it('answers a repeated request that has ended from the store, with `existed`', async () => {
    const conversationId = await harness.startConversation(replicas[0].client, token)
    const request = { conversationId, content: 'Again', requestId: randomUUID() }
    const first = await replicas[0].client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    const second = await replicas[1].client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    expect([first.existed, second.existed]).toEqual([false, true])
    expect(second.botMessage).toEqual(first.botMessage)
  })

  it('refuses a request id that belongs to other content or another conversation', async () => {
    const { client } = replicas[0]
    const conversation = await harness.startConversation(client, token)
    const other = await harness.startConversation(client, token)
    const requestId = randomUUID()
    await client.call(ChatService.SendAndWait, { conversationId: conversation, content: 'One', requestId }, { token, deadlineMs: 30_000 })
    const reused = { reason: 'REQUEST_ID_REUSED' }
    await expect(
      client.call(ChatService.SendAndWait, { conversationId: conversation, content: 'Two', requestId }, { token }),
    ).rejects.toMatchObject(reused)
    await expect(
      client.call(ChatService.SendAndWait, { conversationId: other, content: 'One', requestId }, { token }),
    ).rejects.toMatchObject(reused)
  })

  it('runs one generation per conversation, and attaches a send without a request id by its content', async () => {
    const conversationId = await harness.startConversation(replicas[0].client, token)
    const answering = Promise.withResolvers<void>()
    const first = { conversationId, content: 'Slowly', requestId: randomUUID() }
    const running = readStream(await replicas[0].client.open(ChatService.Send, first, { token }), ({ chunks }) => {
      if (chunks.length > 0) answering.resolve()
      return false
    })
    await answering.promise
    const attached = await readStream(
      await replicas[1].client.open(ChatService.Send, { conversationId, content: 'Slowly' }, { token }),
      ({ chunks }) => chunks.length > 0,
    )
    const second = replicas[1].client.call(
      ChatService.SendAndWait,
      { conversationId, content: 'Something else', requestId: randomUUID() },
      { token },
    )
    await expect(second).rejects.toMatchObject({ kind: 'exists', reason: 'GENERATION_RUNNING' })
    expect(attached.generationId).toBe((await running).generationId)
  })
})
