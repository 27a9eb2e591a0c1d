import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { readStream } from './world/read-stream.ts'
import { type ScriptedModel, scriptedModel, words } from './world/scripted-model.ts'

describe('an answer that does not end by itself', () => {
  let world: ChatWorld
  let owner: Replica
  let other: Replica
  let model: ScriptedModel
  let token: string

  beforeAll(async () => {
    world = await createChatWorld()
    model = scriptedModel(({ messages }) => {
      const asked = messages.at(-1)?.content ?? ''
      if (asked.includes('fail at once')) return [new Error('no model today')]
      if (asked.includes('fail later')) return ['Half a ', new Error('cut')]
      if (asked.includes('say nothing')) return []
      return [...words(3, 60), 'hold']
    })
    owner = await world.start(model)
    other = await world.start(model)
    token = await world.identity.member('ada')
  })
  afterAll(() => world.end())

  const send = async (conversationId: string, content: string) =>
    owner.client.open(ChatService.Send, { conversationId, content, requestId: randomUUID() }, { token })
  const lastMessage = async (conversationId: string) =>
    (await other.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token })).messages.at(-1)

  it.each(['the same', 'another'])('is stopped from %s replica; what was shown is kept and the model is told', async (where) => {
    const { client } = where === 'another' ? other : owner
    const conversationId = await world.converse(owner.client, token)
    let stopping: Promise<{ fullResponse: string }> | undefined
    const { end, pieces } = await readStream(await send(conversationId, 'Go on'), ({ generationId, pieces }) => {
      if (pieces.length === 2) stopping ??= client.call(ChatService.StopGeneration, { generationId }, { token, deadlineMs: 10_000 })
      return false
    })
    expect(await stopping).toEqual({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: pieces.join('') })
    expect(end?.done).toMatchObject({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: pieces.join('') })
    expect(await lastMessage(conversationId)).toMatchObject({ content: pieces.join(''), status: 'MESSAGE_STATUS_STOPPED' })
    expect(model.requests.at(-1)?.signal.aborted).toBe(true)
  })

  it.each([
    ['fail at once', '', 'MODEL_FAILED'],
    ['fail later', 'Half a ', 'MODEL_FAILED'],
    ['say nothing', '', 'EMPTY_ANSWER'],
  ])('is marked when the model should %s', async (content, kept, reason) => {
    const conversationId = await world.converse(owner.client, token)
    const { end } = await readStream(await send(conversationId, content))
    expect(end?.failure).toMatchObject({ reason, error: 'Failed to get response from AI' })
    expect(await lastMessage(conversationId)).toMatchObject({ content: kept, status: 'MESSAGE_STATUS_FAILED' })
  })

  it('can be stopped after its end, and says how it ended', async () => {
    const conversationId = await world.converse(owner.client, token)
    const { generationId } = await readStream(await send(conversationId, 'fail later'))
    const stopped = await other.client.call(ChatService.StopGeneration, { generationId }, { token })
    expect(stopped).toEqual({ status: 'MESSAGE_STATUS_FAILED', fullResponse: 'Half a ' })
  })
})
