import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { readStream } from './world/read-stream.ts'
import { scriptedModel, words } from './world/scripted-model.ts'

describe('a replica that is told to stop', () => {
  let world: ChatWorld
  let other: Replica
  let token: string

  beforeAll(async () => {
    world = await createChatWorld({ STOP_GRACE_MS: '3000' })
    other = await world.start(scriptedModel(() => ['From the other one.']))
    token = await world.identity.member('ada')
  })
  afterAll(() => world.end())

  const send = (conversationId: string) => ({ conversationId, content: 'Go', requestId: randomUUID() })

  it('takes no new message, and lets running answers end', async () => {
    const stopping = await world.start(scriptedModel(() => words(15, 50)))
    const [here, there] = [await world.converse(other.client, token), await world.converse(other.client, token)]
    let stopped: Promise<void> | undefined
    const reading = await readStream(await stopping.client.open(ChatService.Send, send(here), { token }), ({ pieces }) => {
      if (pieces.length > 0) stopped ??= stopping.app.stop()
      return false
    })
    expect(reading.end?.done?.status).toBe('MESSAGE_STATUS_COMPLETE')
    await expect(stopping.client.call(ChatService.SendAndWait, send(there), { token })).rejects.toMatchObject({ kind: 'unavailable' })
    await stopped
    const next = await other.client.call(ChatService.SendAndWait, send(there), { token })
    expect(next.botMessage?.content).toBe('From the other one.')
  })

  it('cuts an answer that outlasts the grace, stores what there is, and lets it be read elsewhere', async () => {
    const stopping = await world.start(scriptedModel(() => ['Slow ', 'hold']))
    const conversationId = await world.converse(other.client, token)
    const { generationId } = await readStream(
      await stopping.client.open(ChatService.Send, send(conversationId), { token }),
      ({ pieces }) => pieces.length > 0,
    )
    await stopping.app.stop()
    const rest = await readStream(await other.client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token }))
    expect(rest.pieces).toEqual(['Slow '])
    expect(rest.end?.failure?.reason).toBe('INTERRUPTED')
    const { messages } = await eventually(() => other.client.call(ChatService.ListMessages, { conversationId, limit: 5 }, { token }))
    expect(messages.at(-1)).toMatchObject({ content: 'Slow ', status: 'MESSAGE_STATUS_FAILED' })
  }, 20_000)
})
