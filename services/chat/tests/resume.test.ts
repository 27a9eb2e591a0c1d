import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { type Reading, readStream } from './world/read-stream.ts'
import { scriptedModel, words } from './world/scripted-model.ts'

describe('a reader who leaves and returns', () => {
  let world: ChatWorld
  let owner: Replica
  let other: Replica
  let token: string

  beforeAll(async () => {
    world = await createChatWorld()
    owner = await world.start(scriptedModel(() => ['😀 ', ...words(12, 55), 'done 🏛️']))
    other = await world.start(scriptedModel(() => ['never asked']))
    token = await world.identity.guest('ada')
  })
  afterAll(() => world.end())

  const send = async (conversationId: string) =>
    owner.client.open(ChatService.Send, { conversationId, content: 'Tell me', requestId: randomUUID() }, { token })
  const follow = async ({ client }: Replica, generationId: string, after: number) =>
    readStream(await client.open(ChatService.FollowGeneration, { generationId, after }, { token }))

  it.each(['owner', 'other'])(
    'joins the pieces to exactly the stored reply on the %s replica, after any seq, while it runs and when it has ended',
    async (which) => {
      const replica = which === 'owner' ? owner : other
      const conversationId = await world.converse(owner.client, token)
      const resumed: Promise<{ seen: string; rest: Reading }>[] = []
      const whole = await readStream(await send(conversationId), ({ generationId, pieces, end }) => {
        if (!end)
          resumed.push(
            follow(replica, generationId, pieces.length).then((rest) => ({
              seen: pieces.slice(0, (rest.seqs[0] ?? pieces.length + 1) - 1).join(''),
              rest,
            })),
          )
        return end !== undefined
      })
      const { messages } = await other.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token })
      const stored = messages.at(-1)?.content
      expect(whole.pieces.join('')).toBe(stored)
      expect(resumed.length).toBeGreaterThan(5)
      for (const { seen, rest } of await Promise.all(resumed)) expect(seen + rest.pieces.join('')).toBe(stored)
      for (let after = 0; after <= whole.pieces.length + 1; after++) {
        const rest = await follow(replica, whole.generationId, after)
        expect(whole.pieces.slice(0, after).join('') + rest.pieces.join('')).toBe(stored)
        expect(rest.end?.done?.fullResponse).toBe(stored)
      }
    },
  )

  it('finds the reply finished on return although nobody was reading', async () => {
    const conversationId = await world.converse(owner.client, token)
    const left = await readStream(await send(conversationId), ({ pieces }) => pieces.length === 1)
    const { runningGenerationId } = await other.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token })
    expect(runningGenerationId).toBe(left.generationId)
    const { end } = await follow(other, left.generationId, 1)
    expect(end?.done?.fullResponse).toMatch(/^😀 word0 .*done 🏛️$/)
  })

  it('is refused what belongs to somebody else', async () => {
    const conversationId = await world.converse(owner.client, token)
    const { generationId } = await readStream(await send(conversationId), ({ pieces }) => pieces.length === 1)
    const stranger = await world.identity.guest('eve')
    const looking = other.client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token: stranger })
    await expect(readStream(await looking)).rejects.toMatchObject({ kind: 'not_found', reason: 'GENERATION_NOT_FOUND' })
    await expect(owner.client.call(ChatService.StopGeneration, { generationId }, { token: stranger })).rejects.toMatchObject({
      reason: 'GENERATION_NOT_FOUND',
    })
    await expect(owner.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token: stranger })).rejects.toMatchObject({
      reason: 'CONVERSATION_NOT_FOUND',
    })
  })
})
