import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

const busy = {
  kind: 'unavailable',
  reason: 'OVERLOADED',
  message: expect.stringContaining('orators are served first'),
  details: { retryAfter: 2 },
}

describe('a replica of which 80 % of the slots are taken', () => {
  let harness: ChatHarness
  let replica: Replica

  beforeAll(async () => {
    harness = await createChatHarness({ MAX_GENERATIONS: '5' })
    replica = await harness.startReplica(scriptedModel(() => ['One word', 'hold']))
    for (let taken = 0; taken < 4; taken++) await send(await harness.identity.guest(randomUUID()))
  })
  afterAll(() => harness?.stop())

  /** Sends a message and resolves once its answer has begun. */
  const send = async (token: string) => {
    const conversationId = await harness.startConversation(replica.client, token)
    const request = { conversationId, content: 'Hi', requestId: randomUUID() }
    const stream = replica.client.open(ChatService.Send, request, { token, clientAddress: randomUUID() })
    return readStream(await stream, ({ chunks }) => chunks.length > 0)
  }
  const trial = async (token: string) => {
    const form = { name: 'Plato', description: 'A patient asker', category: 'Education', rolePrompt: 'You ask before you answer.' }
    const request = { ...form, messages: [{ isFromBot: false, content: 'Why?' }] }
    return readStream(await replica.client.open(ChatService.AnswerTrial, request, { token }), ({ chunks }) => chunks.length > 0)
  }

  it('refuses sends of guests and citizens, and serves orators until all slots are taken', async () => {
    await expect(send(await harness.identity.guest('late'))).rejects.toMatchObject(busy)
    await expect(send(await harness.identity.member('ada'))).rejects.toMatchObject(busy)
    await expect(trial(await harness.identity.member('ada'))).rejects.toMatchObject(busy)
    expect((await trial(await harness.identity.member('bea', 'orator'))).chunks).toEqual(['One word'])
    expect((await send(await harness.identity.member('bea', 'orator'))).chunks).toEqual(['One word'])
    await expect(send(await harness.identity.member('cleo', 'super_senator'))).rejects.toMatchObject({
      reason: 'OVERLOADED',
      message: 'Too many conversations at once, please try again',
    })
  })
})
