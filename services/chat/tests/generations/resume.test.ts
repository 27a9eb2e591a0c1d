import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { type Received, readStream } from '../harness/read-stream.ts'
import { scriptedModel, words } from '../harness/scripted-model.ts'

describe('FollowGeneration', () => {
  let harness: ChatHarness
  let owner: Replica
  let other: Replica
  let token: string

  beforeAll(async () => {
    harness = await createChatHarness()
    owner = await harness.startReplica(scriptedModel(() => ['😀 ', ...words(12, 55), 'done 🏛️']))
    other = await harness.startReplica(scriptedModel(() => ['not used']))
    token = await harness.identity.guest('ada')
  })
  afterAll(() => harness.stop())

  const send = async (conversationId: string) =>
    owner.client.open(ChatService.Send, { conversationId, content: 'Tell me', requestId: randomUUID() }, { token })
  const follow = async ({ client }: Replica, generationId: string, after: number) =>
    readStream(await client.open(ChatService.FollowGeneration, { generationId, after }, { token }))

  it.each(['owner', 'other'])(
    'resumes on the %s replica after any seq, while the generation runs and after its end, to exactly the stored answer',
    async (which) => {
      const replica = which === 'owner' ? owner : other
      const conversationId = await harness.startConversation(owner.client, token)
      const resumed: Promise<{ seen: string; rest: Received }>[] = []
      const whole = await readStream(await send(conversationId), ({ generationId, chunks, end }) => {
        if (!end)
          resumed.push(
            follow(replica, generationId, chunks.length).then((rest) => ({
              seen: chunks.slice(0, (rest.seqs[0] ?? chunks.length + 1) - 1).join(''),
              rest,
            })),
          )
        return end !== undefined
      })
      const { messages } = await other.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token })
      const stored = messages.at(-1)?.content
      expect(whole.chunks.join('')).toBe(stored)
      expect(resumed.length).toBeGreaterThan(5)
      for (const { seen, rest } of await Promise.all(resumed)) expect(seen + rest.chunks.join('')).toBe(stored)
      for (let after = 0; after <= whole.chunks.length + 1; after++) {
        const rest = await follow(replica, whole.generationId, after)
        expect(whole.chunks.slice(0, after).join('') + rest.chunks.join('')).toBe(stored)
        expect(rest.end?.done?.fullResponse).toBe(stored)
      }
    },
  )

  it('delivers an answer that was finished without any reader', async () => {
    const conversationId = await harness.startConversation(owner.client, token)
    const cancelled = await readStream(await send(conversationId), ({ chunks }) => chunks.length === 1)
    const { runningGenerationId } = await other.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token })
    expect(runningGenerationId).toBe(cancelled.generationId)
    const { end } = await follow(other, cancelled.generationId, 1)
    expect(end?.done?.fullResponse).toMatch(/^😀 word0 .*done 🏛️$/)
  })

  it('refuses the generation of another person, as do StopGeneration and ListMessages', async () => {
    const conversationId = await harness.startConversation(owner.client, token)
    const { generationId } = await readStream(await send(conversationId), ({ chunks }) => chunks.length === 1)
    const stranger = await harness.identity.guest('eve')
    const following = other.client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token: stranger })
    await expect(readStream(await following)).rejects.toMatchObject({ kind: 'not_found', reason: 'GENERATION_NOT_FOUND' })
    await expect(owner.client.call(ChatService.StopGeneration, { generationId }, { token: stranger })).rejects.toMatchObject({
      reason: 'GENERATION_NOT_FOUND',
    })
    await expect(owner.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token: stranger })).rejects.toMatchObject({
      reason: 'CONVERSATION_NOT_FOUND',
    })
  })
})
