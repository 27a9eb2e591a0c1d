import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import type { SetFeedbackRequest } from '@rostra/proto/gen/rostra/chat/v1/SetFeedbackRequest'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

describe('feedback on an answer', () => {
  let harness: ChatHarness
  let replica: Replica

  beforeAll(async () => {
    harness = await createChatHarness()
    replica = await harness.startReplica(scriptedModel(({ messages }) => [`answer to ${messages.at(-1)?.content}`]))
  })
  afterAll(() => harness?.stop())

  /** Asks one question as a person of its own. */
  async function ask(person: 'member' | 'guest' = 'member') {
    const token = await harness.identity[person](randomUUID())
    const conversationId = await harness.startConversation(replica.client, token)
    const request = { conversationId, content: 'hello', requestId: randomUUID() }
    const { userMessage, botMessage } = await replica.client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    const set = (change: SetFeedbackRequest, by = token) =>
      replica.client.call(ChatService.SetFeedback, { messageId: botMessage?.id ?? '', ...change }, { token: by })
    const listed = async () => {
      const { messages } = await replica.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token })
      return messages.map(({ feedback }) => feedback)
    }
    return { token, conversationId, question: userMessage?.id ?? '', answer: botMessage?.id ?? '', set, listed }
  }

  it.each(['member', 'guest'] as const)('of a %s is stored, listed with the answer, changed and removed', async (person) => {
    const { set, listed } = await ask(person)
    const first = { rating: 'RATING_DOWN', comment: 'Too short', shared: true } as const
    expect(await set({ ...first, comment: '  Too short ' })).toEqual(first)
    expect(await listed()).toEqual([null, null, first])
    const second = { rating: 'RATING_UP', comment: '', shared: false } as const
    expect(await set({ rating: 'RATING_UP' })).toEqual(second)
    expect(await listed()).toEqual([null, null, second])
    expect(await set({ rating: 'RATING_UNSPECIFIED', comment: 'gone' })).toMatchObject({ rating: 'RATING_UNSPECIFIED', comment: '' })
    expect(await listed()).toEqual([null, null, null])
  })

  it('can be given on answers of the caller only', async () => {
    const own = await ask()
    const other = await ask()
    const gone = { reason: 'MESSAGE_NOT_FOUND' }
    await expect(own.set({ rating: 'RATING_UP' }, other.token)).rejects.toMatchObject(gone)
    for (const messageId of [own.question, `g${own.conversationId}`, `b${'0'.repeat(24)}`, 'b', '', other.answer])
      await expect(own.set({ rating: 'RATING_UP', messageId })).rejects.toMatchObject(gone)
    expect([await own.listed(), await other.listed()]).toEqual([
      [null, null, null],
      [null, null, null],
    ])
  })

  it('has a comment of at most 1,000 characters', async () => {
    const { set, listed } = await ask()
    await expect(set({ rating: 'RATING_UP', comment: 'x'.repeat(1_001) })).rejects.toMatchObject({ reason: 'VALIDATION' })
    expect((await listed()).at(-1)).toBeNull()
  })

  it('comes along when a member adopts the conversation, and is the member’s from then on', async () => {
    const { token: guestToken, set } = await ask('guest')
    await set({ rating: 'RATING_UP', comment: 'good' })
    const token = await harness.identity.member(randomUUID())
    await replica.client.call(ChatService.AdoptConversations, { guestToken }, { token })
    await expect(set({ rating: 'RATING_DOWN' })).rejects.toMatchObject({ reason: 'MESSAGE_NOT_FOUND' })
    expect(await set({ rating: 'RATING_DOWN' }, token)).toMatchObject({ rating: 'RATING_DOWN' })
  })

  it('never reaches the insights', async () => {
    const { set, answer } = await ask()
    await set({ rating: 'RATING_UP', comment: 'a private comment', shared: true })
    const zeitgeist = harness.connect(replica.app.port, 'zeitgeist')
    const { messages } = await zeitgeist.call(ChatService.ListMessagesForInsights, { exchangeIds: [answer.slice(1)] }, {})
    expect(messages).toHaveLength(1)
    expect(JSON.stringify(messages)).not.toContain('private')
  })
})
