import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'

describe('a send of a program', () => {
  let harness: ChatHarness
  let replica: Replica
  let model: ScriptedModel
  let token: string
  let fails = true

  beforeAll(async () => {
    harness = await createChatHarness()
    model = scriptedModel(({ messages }) => {
      const content = messages.at(-1)?.content
      if (content === 'Fail' && fails) return ['Half a ', new Error('cut')]
      return [`You said ${content}`]
    })
    replica = await harness.startReplica(model)
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness.stop())

  const send = async (conversationId: string, content: string, more: object = {}, as = token) => {
    const request = { conversationId, content, requestId: randomUUID(), ...more }
    return readStream(await replica.client.open(ChatService.Send, request, { token: as }))
  }
  const exchange = (generationId: string, as = token) => replica.client.call(ChatService.GetExchange, { generationId }, { token: as })

  /** The requests for answers, without those for notes, which are made in the background. */
  const asked = () => model.requests.filter(({ messages }) => !messages.some(({ content }) => content.includes('The persona answered:')))

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

  it('has no notes about its member', async () => {
    const program = await harness.identity.program('ada', ['chat', 'read'])
    await replica.client.call(ChatService.SetMemoriesEnabled, { enabled: true }, { token })
    await replica.client.call(ChatService.SaveNote, { personaId: 'plato', text: 'Prefers metric units' }, { token })
    const conversationId = await harness.startConversation(replica.client, program)
    await send(conversationId, 'One', {}, program)
    await send(conversationId, 'Two')
    expect(
      asked()
        .slice(-2)
        .map(({ promptMaterial }) => promptMaterial),
    ).toEqual([undefined, expect.stringContaining('metric')])
    await replica.client.call(ChatService.DeleteNotes, {}, { token })
    await replica.client.call(ChatService.SetMemoriesEnabled, { enabled: false }, { token })
  })

  it('lowers the tokens of its answer', async () => {
    const conversationId = await harness.startConversation(replica.client, token)
    await send(conversationId, 'One', { maxTokens: 5 })
    await send(conversationId, 'Two', { maxTokens: 5_000 })
    expect(
      asked()
        .slice(-2)
        .map(({ maxTokens }) => maxTokens),
    ).toEqual([5, 2_048])
  })

  it('says how many tokens it took', async () => {
    const conversationId = await harness.startConversation(replica.client, token)
    const { end } = await send(conversationId, 'One')
    expect(end?.done?.usage?.outputTokens).toBe(3)
    expect(end?.done?.usage?.inputTokens).toBeGreaterThan(50)
  })

  describe('in a conversation of another program or of a page', () => {
    const program = (...scopes: ('chat' | 'read')[]) => harness.identity.program('ada', scopes)
    const begin = (as: string) => harness.startConversation(replica.client, as)
    const sendAs = async (as: string, conversationId: string) => {
      const request = { conversationId, content: 'One', requestId: randomUUID() }
      return (await readStream(await replica.client.open(ChatService.Send, request, { token: as }))).generationId
    }
    const get = (as: string, conversationId: string) => replica.client.call(ChatService.GetConversation, { conversationId }, { token: as })
    const remove = (as: string, conversationId: string) =>
      replica.client.call(ChatService.DeleteConversation, { conversationId }, { token: as })
    const stop = (as: string, generationId: string) => replica.client.call(ChatService.StopGeneration, { generationId }, { token: as })
    const follow = async (as: string, generationId: string) =>
      readStream(await replica.client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token: as }))
    const notFound = { reason: 'CONVERSATION_NOT_FOUND' }
    const noExchange = { reason: 'GENERATION_NOT_FOUND' }

    it('is refused, as every other use of it with the scope chat alone', async () => {
      const own = await program('chat')
      const other = await program('chat', 'read')
      for (const id of [await begin(token), await begin(other)]) {
        const generationId = await sendAs(token, id)
        await expect(sendAs(own, id)).rejects.toMatchObject(notFound)
        await expect(get(own, id)).rejects.toMatchObject(notFound)
        await expect(remove(own, id)).rejects.toMatchObject(notFound)
        await expect(exchange(generationId, own)).rejects.toMatchObject(noExchange)
        await expect(stop(own, generationId)).rejects.toMatchObject(noExchange)
        await expect(follow(own, generationId)).rejects.toMatchObject(noExchange)
      }
    })

    it('is refused with the scope read, which reads it', async () => {
      const reader = await program('chat', 'read')
      const id = await begin(token)
      const generationId = await sendAs(token, id)
      expect(await get(reader, id)).toMatchObject({ id })
      expect(await exchange(generationId, reader)).toMatchObject({ conversation: { id } })
      expect((await follow(reader, generationId)).end?.done?.fullResponse).toBe('You said One')
      expect(await exchange(generationId, await program('read'))).toMatchObject({ conversation: { id } })
      await expect(sendAs(reader, id)).rejects.toMatchObject(notFound)
      await expect(stop(reader, generationId)).rejects.toMatchObject(noExchange)
      await expect(remove(reader, id)).rejects.toMatchObject(notFound)
      expect(await get(token, id)).toMatchObject({ id })
    })

    it('is taken when the same program began it, which a page of the member sees too', async () => {
      const own = await program('chat')
      const id = await begin(own)
      const generationId = await sendAs(own, id)
      expect(await get(own, id)).toMatchObject({ id })
      expect(await exchange(generationId, own)).toMatchObject({ conversation: { id } })
      expect(await stop(own, generationId)).toMatchObject({ status: 'MESSAGE_STATUS_COMPLETE' })
      expect((await follow(own, generationId)).end?.done?.fullResponse).toBe('You said One')
      // The preview follows the end of the answer.
      await eventually(async () => expect((await get(own, id)).preview).not.toBe(''))
      expect(await get(token, id)).toEqual(await get(own, id))
      await sendAs(token, id)
      await remove(own, id)
      await expect(get(token, id)).rejects.toMatchObject(notFound)
    })

    it('is not begun by the request id of another program', async () => {
      const request = { personaId: 'plato', requestId: randomUUID() }
      const start = async (as: string) => replica.client.call(ChatService.StartConversation, request, { token: as })
      const first = await start(await program('chat'))
      expect((await start(await program('chat'))).conversation?.id).toBe(first.conversation?.id)
      await expect(start(await program('chat', 'read'))).rejects.toMatchObject({ reason: 'REQUEST_ID_REUSED' })
    })
  })

  it('gives its request id back when it fails, so that a repeat asks again; one of a page does not', async () => {
    const program = await harness.identity.program('ada', ['chat'])
    const conversationId = await harness.startConversation(replica.client, program)
    const [ofProgram, ofPage] = [randomUUID(), randomUUID()]
    fails = true
    const failed = await send(conversationId, 'Fail', { requestId: ofProgram }, program)
    const page = await send(conversationId, 'Fail', { requestId: ofPage })
    expect([failed.end?.failure?.reason, page.end?.failure?.reason]).toEqual(['MODEL_FAILED', 'MODEL_FAILED'])
    fails = false
    const again = await send(conversationId, 'Fail', { requestId: ofProgram }, program)
    expect(again.end?.done?.fullResponse).toBe('You said Fail')
    const joined = await send(conversationId, 'Fail', { requestId: ofProgram }, program)
    expect(joined.generationId).toBe(again.generationId)
    expect((await send(conversationId, 'Fail', { requestId: ofPage })).generationId).toBe(page.generationId)
  })

  it('begins its conversation when it is repeated at the start, whatever has failed there', async () => {
    const program = await harness.identity.program('ada', ['chat'])
    const conversationId = await harness.startConversation(replica.client, program)
    const repeated = { requestId: randomUUID(), atStart: true }
    fails = true
    await send(conversationId, 'Fail', repeated, program)
    fails = false
    const { generationId } = await send(conversationId, 'Fail', repeated, program)
    expect(await exchange(generationId, program)).toMatchObject({ previousId: '', firstId: generationId })
    expect(
      asked()
        .at(-1)
        ?.messages.map(({ content }) => content),
    ).toEqual(['Fail'])
    expect((await send(conversationId, 'Fail', repeated, program)).generationId).toBe(generationId)
  })

  it('refuses a repeated request id with another text or limit of the program', async () => {
    const program = await harness.identity.program('ada', ['chat'])
    const conversationId = await harness.startConversation(replica.client, program)
    const requestId = randomUUID()
    const ask = (more: object) => send(conversationId, 'One', { requestId, callerData: 'Be brief', maxTokens: 9, ...more }, program)
    const { generationId } = await ask({})
    expect((await ask({})).generationId).toBe(generationId)
    for (const more of [{ callerData: 'Be long' }, { maxTokens: 10 }])
      await expect(ask(more)).rejects.toMatchObject({ reason: 'REQUEST_ID_REUSED' })
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
