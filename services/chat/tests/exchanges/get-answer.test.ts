import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replica: Replica

beforeAll(async () => {
  harness = await createChatHarness()
  replica = await harness.startReplica(scriptedModel(({ messages }) => [`answer to ${messages.at(-1)?.content}`]))
})
afterAll(() => harness?.stop())

async function ask(person: 'member' | 'guest') {
  const token = await harness.identity[person](randomUUID())
  const conversationId = await harness.startConversation(replica.client, token)
  const request = { conversationId, content: 'hello', requestId: randomUUID() }
  const { userMessage, botMessage } = await replica.client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
  return { token, conversationId, question: userMessage?.id ?? '', answer: botMessage?.id ?? '' }
}

const get = (messageId: string, token?: string) => replica.client.call(ChatService.GetAnswer, { messageId }, token ? { token } : {})
const notFound = { kind: 'not_found', reason: 'MESSAGE_NOT_FOUND' }

it.each(['member', 'guest'] as const)('a %s gets an own answer with its question', async (person) => {
  const { token, answer } = await ask(person)
  expect(await get(answer, token)).toMatchObject({ question: 'hello', answer: 'answer to hello', personaId: expect.stringMatching(/./) })
})

it('an answer is missing for every other person, and so are other messages', async () => {
  const own = await ask('member')
  const other = await ask('member')
  await expect(get(own.answer, other.token)).rejects.toMatchObject(notFound)
  for (const messageId of [own.question, `g${own.conversationId}`, `b${'0'.repeat(24)}`, 'b', ''])
    await expect(get(messageId, own.token)).rejects.toMatchObject(notFound)
  await expect(get(own.answer)).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
})

it('an answer of a deleted conversation is missing', async () => {
  const { token, conversationId, answer } = await ask('member')
  await replica.client.call(ChatService.DeleteConversation, { conversationId }, { token })
  await expect(get(answer, token)).rejects.toMatchObject(notFound)
})
