import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'

describe('a send of a program', () => {
  let harness: ChatHarness
  let replica: Replica
  let model: ScriptedModel
  let token: string

  beforeAll(async () => {
    harness = await createChatHarness()
    model = scriptedModel(({ messages }) => [`You said ${messages.at(-1)?.content}`])
    replica = await harness.startReplica(model)
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness.stop())

  const send = async (conversationId: string, content: string, more: object = {}) => {
    const request = { conversationId, content, requestId: randomUUID(), ...more }
    return readStream(await replica.client.open(ChatService.Send, request, { token }))
  }
  const exchange = (generationId: string, as = token) => replica.client.call(ChatService.GetExchange, { generationId }, { token: as })

  it('comes after any exchange of its conversation', async () => {
    const conversationId = await harness.startConversation(replica.client, token)
    const first = await send(conversationId, 'One')
    await send(conversationId, 'Two')
    const branched = await send(conversationId, 'Three', { afterExchangeId: first.generationId })
    expect(model.requests.at(-1)?.messages.map(({ content }) => content)).toEqual(['One', 'You said One', 'Three'])
    expect(await exchange(branched.generationId)).toMatchObject({ previousId: first.generationId, firstId: first.generationId })

    const elsewhere = await harness.startConversation(replica.client, token)
    await expect(send(elsewhere, 'Four', { afterExchangeId: first.generationId })).rejects.toMatchObject({ reason: 'MESSAGE_NOT_FOUND' })
    await expect(send(conversationId, 'Four', { afterExchangeId: 'x' })).rejects.toMatchObject({ reason: 'MESSAGE_NOT_FOUND' })
  })

  it('has the program’s text as data for its own answer only, and keeps none of it', async () => {
    const conversationId = await harness.startConversation(replica.client, token)
    await send(conversationId, 'One', { callerData: 'Whisper in German' })
    const [request] = model.requests.slice(-1)
    expect(request?.promptMaterial).toMatch(/<data-[0-9a-f]{32}>\nWhisper in German\n<\/data-/)
    expect(request?.system).not.toContain('Whisper')
    await send(conversationId, 'Two')
    expect(JSON.stringify(model.requests.at(-1))).not.toContain('Whisper')
    for (const { name } of await harness.connection.listCollections()) {
      const rows = JSON.stringify(await harness.connection.collection(name).find().toArray())
      expect([name, rows.includes('Whisper')]).toEqual([name, false])
    }
    await expect(send(conversationId, 'Three', { callerData: 'x'.repeat(16_001) })).rejects.toMatchObject({ reason: 'VALIDATION' })
  })

  it('lowers the tokens of its answer', async () => {
    const conversationId = await harness.startConversation(replica.client, token)
    await send(conversationId, 'One', { maxTokens: 5 })
    await send(conversationId, 'Two', { maxTokens: 5_000 })
    expect(model.requests.slice(-2).map(({ maxTokens }) => maxTokens)).toEqual([5, 2_048])
  })

  it('says how many tokens it took', async () => {
    const conversationId = await harness.startConversation(replica.client, token)
    const { end } = await send(conversationId, 'One')
    expect(end?.done?.usage?.outputTokens).toBe(3)
    expect(end?.done?.usage?.inputTokens).toBeGreaterThan(50)
  })

  it('can be read by its person alone', async () => {
    const conversationId = await harness.startConversation(replica.client, token)
    const { generationId } = await send(conversationId, 'One')
    expect(await exchange(generationId)).toMatchObject({
      conversation: { id: conversationId, personaSlug: 'plato' },
      userMessage: { content: 'One' },
      botMessage: { content: 'You said One', end: 'ANSWER_END_FINISHED' },
      running: false,
      previousId: '',
      firstId: generationId,
      usage: { inputTokens: 1, outputTokens: 3 },
    })
    const bea = await harness.identity.member('bea')
    await expect(exchange(generationId, bea)).rejects.toMatchObject({ reason: 'GENERATION_NOT_FOUND' })
    await expect(exchange('x')).rejects.toMatchObject({ reason: 'GENERATION_NOT_FOUND' })
  })
})
