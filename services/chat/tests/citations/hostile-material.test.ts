import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { modelSettings } from '@rostra/llm/model-settings'
import { createModels } from '@rostra/llm/models'
import { FakeProvider, streamed } from '@rostra/llm/testing/fake-provider'
import { ChatService } from '@rostra/proto/chat'
import { z } from 'zod'
import { hostileDocuments } from '../../src/core/testing/hostile-documents.ts'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { giveMaterial, passage } from '../harness/material.ts'

interface SentMessage {
  role: string
  content: string
}

const event = (content: string) => `data: {"choices":[{"delta":{"content":${JSON.stringify(content)}},"finish_reason":null}]}\n\n`

let harness: ChatHarness
let replica: Replica
let provider: FakeProvider

beforeAll(async () => {
  harness = await createChatHarness()
  provider = new FakeProvider(streamed([event('Let it rest [1]'), event(' and [7].'), 'data: [DONE]\n\n']))
  const env = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: await provider.start(), CHAT_MODEL: 'gpt4' }
  replica = await harness.startReplica((await createModels(z.object(modelSettings).parse(env))).forChat())
})
afterAll(async () => {
  await harness?.stop()
  await provider?.stop()
})

/** Sends one message in a conversation of its own, and returns the answer with what the provider got for it. */
async function ask(content: string, personaId = 'plato') {
  const token = await harness.identity.member('ada')
  const { conversation } = await replica.client.call(ChatService.StartConversation, { personaId }, { token })
  const request = { conversationId: conversation?.id ?? '', content }
  const { botMessage } = await replica.client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
  const bodies = provider.received.map(({ body }) => body.messages as SentMessage[])
  // Titles are asked for as well, with another instruction.
  const sent = bodies.filter((messages) => messages[0]?.content.startsWith('You are Plato') && messages.at(-1)?.content.endsWith(content))
  return { sent, botMessage }
}

it('100 hostile documents change no instruction of any request, and are in it only as data beside the last message', async () => {
  giveMaterial(harness.persona, () => [passage('Let the dough rest.')])
  const plain = (await ask('A question about dough')).sent[0] ?? []
  const parts = (content = '') => content.split(/<\/?data-[0-9a-f]{32}>/)
  const [introduction] = parts(plain.at(-1)?.content)
  giveMaterial(harness.persona, ({ query }) => {
    const { title, heading, text } = hostileDocuments[Number(/\d+/.exec(query)?.[0])] ?? { title: '', heading: '', text: '' }
    return [passage('Let the dough rest.'), passage(text, { title, heading })]
  })
  const check = async (index: number) => {
    const question = `Question ${index} about dough`
    const { sent, botMessage } = await ask(question)
    expect(sent).toHaveLength(1)
    const messages = sent[0] ?? []
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(messages[0]).toEqual(plain[0])
    const [before, first, between, second, after, ...more] = parts(messages[1]?.content)
    expect([before, between, after, more]).toEqual([introduction, '\n[2]\n', `\n\n${question}`, []])
    expect(first).toContain('Let the dough rest.')
    expect(second).toContain(hostileDocuments[index]?.secret)
    expect(botMessage?.content).toBe('Let it rest [1] and.')
    expect(botMessage?.citations.map(({ n }) => n)).toEqual([1])
  }
  const indexes = [...hostileDocuments.keys()]
  while (indexes.length > 0) await Promise.all(indexes.splice(0, 10).map(check))
  giveMaterial(harness.persona, () => [], { hasMaterial: false })
  const other = await ask('Another persona?', 'other')
  expect(JSON.stringify(other.sent)).not.toMatch(/PWNED|data-[0-9a-f]{32}/)
  expect(other.sent[0]?.[0]).toEqual(plain[0])
})
