import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, scriptedModel, words } from '../harness/scripted-model.ts'

describe('a generation that is stopped or fails', () => {
  let harness: ChatHarness
  let owner: Replica
  let other: Replica
  let model: ScriptedModel
  let token: string

  beforeAll(async () => {
    harness = await createChatHarness()
    model = scriptedModel(({ messages }) => {
      const content = messages.at(-1)?.content ?? ''
      if (content.includes('fail at once')) return [new Error('no model today')]
      if (content.includes('fail later')) return ['Half a ', new Error('cut')]
      if (content.includes('say nothing')) return []
      return [...words(3, 60), 'hold']
    })
    owner = await harness.startReplica(model)
    other = await harness.startReplica(model)
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness.stop())

  const send = async (conversationId: string, content: string) =>
    owner.client.open(ChatService.Send, { conversationId, content, requestId: randomUUID() }, { token })
  const lastMessage = async (conversationId: string) =>
    (await other.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token })).messages.at(-1)

  it.each(['the same', 'another'])('is stopped through %s replica: the text is kept and the model call is aborted', async (where) => {
    const { client } = where === 'another' ? other : owner
    const conversationId = await harness.startConversation(owner.client, token)
    let stopping: Promise<{ fullResponse: string }> | undefined
    const { end, chunks } = await readStream(await send(conversationId, 'Go on'), ({ generationId, chunks }) => {
      if (chunks.length > 0) stopping ??= client.call(ChatService.StopGeneration, { generationId }, { token, deadlineMs: 10_000 })
      return false
    })
    expect(await stopping).toEqual({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: chunks.join('') })
    expect(end?.done).toMatchObject({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: chunks.join('') })
    expect(await lastMessage(conversationId)).toMatchObject({ content: chunks.join(''), status: 'MESSAGE_STATUS_STOPPED' })
    expect(model.requests.at(-1)?.signal.aborted).toBe(true)
  })

  it.each([
    ['fail at once', '', 'MODEL_FAILED', 'Failed to get response from AI'],
    ['fail later', 'Half a ', 'MODEL_FAILED', 'Failed to get response from AI'],
    ['say nothing', '', 'EMPTY_ANSWER', 'The model gave an empty answer. It costs nothing; please try again.'],
  ])('is stored as failed with its text for a model that should %s', async (content, kept, reason, error) => {
    const conversationId = await harness.startConversation(owner.client, token)
    const { end } = await readStream(await send(conversationId, content))
    expect(end?.failure).toMatchObject({ reason, error, retryAfter: 0 })
    expect(await lastMessage(conversationId)).toMatchObject({ content: kept, status: 'MESSAGE_STATUS_FAILED', end: 'ANSWER_END_FAILED' })
  })

  it('returns its end to a stop that comes after it', async () => {
    const conversationId = await harness.startConversation(owner.client, token)
    const { generationId } = await readStream(await send(conversationId, 'fail later'))
    const stopped = await other.client.call(ChatService.StopGeneration, { generationId }, { token })
    expect(stopped).toEqual({ status: 'MESSAGE_STATUS_FAILED', fullResponse: 'Half a ' })
  })
})
