import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { registry } from '@rostra/kit/metrics'
import { FakeProvider, streamed } from '@rostra/llm/testing/fake-provider'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { profileOf } from '../harness/fake-persona.ts'
import { type LostGenerations, openLostGenerations } from '../harness/lost-generations.ts'
import { readStream } from '../harness/read-stream.ts'

const CHAT_MODELS = JSON.stringify([
  { id: 'quick', label: 'Quick', name: 'gpt4', model: 'gpt-quick', credits: 1 },
  { id: 'deep', label: 'Deep', name: 'gpt4', model: 'gpt-deep', credits: 5 },
])
const events = [
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'A long road.' } }] })}\n\n`,
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
  'data: [DONE]\n\n',
]

describe('the model that a persona’s owner chose', () => {
  const provider = new FakeProvider(streamed(events))
  let harness: ChatHarness
  let replica: Replica
  let lost: LostGenerations
  let member: string
  let guest: string

  beforeAll(async () => {
    const settings = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: await provider.start(), CHAT_MODELS, GENERATION_LEASE_MS: '600' }
    harness = await createChatHarness(settings)
    // A persona is named after its owner's choice.
    harness.persona.on('GetSpeakingProfile', ({ request: { id } }) => ({ ...profileOf('plato'), id, chatModel: id, isPublic: true }))
    replica = await harness.startReplica()
    lost = await openLostGenerations(harness)
    member = await harness.identity.member('ada')
    guest = await harness.identity.guest('visitor')
  })
  beforeEach(() => {
    harness.billing.reset()
    provider.received.length = 0
  })
  afterAll(async () => {
    lost?.close()
    await harness?.stop()
    await provider.stop()
  })

  const start = async (personaId: string, token: string) => {
    const { conversation } = await replica.client.call(ChatService.StartConversation, { personaId }, { token })
    return conversation?.id ?? ''
  }
  const send = async (conversationId: string, token: string, content: string, replaces = '') => {
    const request = { conversationId, content, replaces, requestId: randomUUID() }
    return (await replica.client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })).botMessage
  }
  /** The models that were asked to answer as the persona. Titles are asked for with other instructions. */
  const asked = () => {
    const answers = provider.received.filter(({ body }) => JSON.stringify(body.messages).includes('You are Plato'))
    return answers.map(({ body }) => body.model)
  }
  const prices = () => [...harness.billing.prices.values()]

  it('answers a message, its edit and a new answer, each at its own price', async () => {
    const conversationId = await start('deep', member)
    const answer = await send(conversationId, member, 'Where to?')
    expect(answer).toMatchObject({ content: 'A long road.', model: 'gpt-deep' })
    await send(conversationId, member, '', answer?.id)
    await send(conversationId, member, 'Where from?', answer?.id.replace('b', 'u'))
    expect([asked(), prices()]).toEqual([Array(3).fill('gpt-deep'), [5, 5, 5]])
  })

  it('is the default at its price for a persona whose model is no longer configured', async () => {
    expect(await send(await start('gone', member), member, 'Where to?')).toMatchObject({ model: 'gpt-quick' })
    expect([asked(), prices()]).toEqual([['gpt-quick'], [1]])
  })

  it('answers at no higher price than the sender has agreed to, and the refused message can be sent again', async () => {
    const request = { conversationId: await start('deep', member), content: 'Where to?', requestId: randomUUID(), maxCredits: 1 }
    const call = { token: member, deadlineMs: 30_000 }
    await expect(replica.client.call(ChatService.SendAndWait, request, call)).rejects.toMatchObject({ reason: 'PRICE_CHANGED' })
    expect([asked(), prices()]).toEqual([[], []])
    await replica.client.call(ChatService.SendAndWait, { ...request, maxCredits: 5 }, call)
    expect([asked(), prices()]).toEqual([['gpt-deep'], [5]])
  })

  it('answers guests too, whose messages hold no credits and count their price as free work', async () => {
    expect(await send(await start('deep', guest), guest, 'Where to?')).toMatchObject({ model: 'gpt-deep' })
    expect([asked(), prices()]).toEqual([['gpt-deep'], []])
    expect(harness.billing.freeWork).toContain('FREE_WORK_GUEST_MESSAGE guest:visitor 5 ')
  })

  it('is measured by the longest time that an answer of any of them may take', async () => {
    expect(await registry.getSingleMetricAsString('rostra_chat_longest_answer_seconds')).toMatch(/ 540$/)
  })

  it('answers a trial of the form, free of charge', async () => {
    const { name, description, category, rolePrompt } = profileOf('plato')
    const trial = async (chatModel: string) => {
      const request = { name, description, category, rolePrompt, chatModel, messages: [{ content: 'Where to?' }] }
      return (await readStream(await replica.client.open(ChatService.AnswerTrial, request, { token: member }))).end?.done?.model
    }
    expect([await trial('deep'), await trial('gone'), await trial('')]).toEqual(['gpt-deep', 'gpt-quick', 'gpt-quick'])
    expect(prices()).toEqual([])
  })

  it('goes on with an answer whose replica is lost, also when the owner has chosen another one since', async () => {
    const conversationId = await start('quick', member)
    const id = await lost.add(conversationId, ['It is '], { personaId: 'quick', chatModel: 'deep' })
    const { end } = await readStream(
      await replica.client.open(ChatService.FollowGeneration, { generationId: id, after: 1 }, { token: member }),
    )
    expect(end?.done).toMatchObject({ fullResponse: 'It is A long road.', model: 'gpt-deep' })
    expect(asked()).toEqual(['gpt-deep'])
  })

  it('is named by an answer that is ended as it was shown, also when the owner has chosen another one since', async () => {
    const conversationId = await start('quick', member)
    const id = await lost.add(conversationId, ['It is '], { personaId: 'quick', chatModel: 'deep', takeovers: 3 })
    const { end } = await readStream(
      await replica.client.open(ChatService.FollowGeneration, { generationId: id, after: 1 }, { token: member }),
    )
    expect([end?.failure?.reason, asked()]).toEqual(['INTERRUPTED', []])
    const { messages } = await replica.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token: member })
    expect(messages.at(-1)).toMatchObject({ content: 'It is ', model: 'gpt-deep' })
  })
})
