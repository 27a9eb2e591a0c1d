import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { type ScriptedModel, scriptedModel } from './world/scripted-model.ts'

describe('conversations', () => {
  let world: ChatWorld
  let replica: Replica
  let model: ScriptedModel
  let token: string

  beforeAll(async () => {
    world = await createChatWorld()
    model = scriptedModel(({ messages }) => [`You said ${messages.at(-1)?.content}.`])
    replica = await world.start(model)
    token = await world.identity.member('ada')
  })
  afterAll(() => world.end())

  const send = (conversationId: string, content: string, requestId: string = randomUUID()) =>
    replica.client.call(ChatService.SendAndWait, { conversationId, content, requestId }, { token, deadlineMs: 30_000 })
  const list = (conversationId: string, before: string, limit: number) =>
    replica.client.call(ChatService.ListMessages, { conversationId, before, limit }, { token })

  it('give the model the persona, its rules and what was said before', async () => {
    const conversationId = await world.converse(replica.client, token)
    await send(conversationId, 'Hello')
    await send(conversationId, 'And then?')
    const { system, messages } = model.requests.at(-1) ?? {}
    expect(system).toContain('You ask before you answer.')
    expect(system).toMatch(/Rules that you follow in every answer[\s\S]*Never raise your voice\./)
    expect(messages?.map(({ role, content }) => `${role}: ${content}`)).toEqual([
      'user: Hello',
      'assistant: You said Hello.',
      'user: And then?',
    ])
  })

  it('page back to the first message without a gap or a repeat, at any size of page', async () => {
    const conversationId = await world.converse(replica.client, token)
    for (const content of ['a', 'b', 'c', 'd']) await send(conversationId, content)
    const whole = (await list(conversationId, '', 200)).messages.map(({ content }) => content)
    expect(whole).toHaveLength(9)
    for (const limit of [1, 2, 3, 4, 5]) {
      let before = ''
      const paged: string[] = []
      for (
        let page = await list(conversationId, before, limit);
        page.messages.length > 0;
        page = await list(conversationId, before, limit)
      ) {
        paged.unshift(...page.messages.map(({ content }) => content))
        before = page.messages[0]?.id ?? ''
      }
      expect(paged).toEqual(whole)
    }
  })

  it('are listed once something was said, the latest first, for their person only', async () => {
    const listener = await world.identity.member('bob')
    const mine = await world.converse(replica.client, listener)
    await world.converse(replica.client, listener)
    await replica.client.call(
      ChatService.SendAndWait,
      { conversationId: mine, content: 'Hi', requestId: randomUUID() },
      { token: listener },
    )
    const { conversations, total } = await replica.client.call(ChatService.ListConversations, { page: 1, limit: 10 }, { token: listener })
    expect(total).toBe(1)
    expect(conversations).toEqual([expect.objectContaining({ id: mine, personaName: 'Plato', preview: 'You said Hi.' })])
  })

  it.each([
    ['', 'invalid', 'VALIDATION'],
    [' \n\t', 'invalid', 'VALIDATION'],
    ['a\0b', 'invalid', 'VALIDATION'],
    ['x'.repeat(4_001), 'invalid', 'VALIDATION'],
  ])('refuse content %j', async (content, kind, reason) => {
    const conversationId = await world.converse(replica.client, token)
    await expect(send(conversationId, content)).rejects.toMatchObject({ kind, reason })
    expect((await list(conversationId, '', 10)).messages).toHaveLength(1)
  })

  it('take 4,000 characters, counted as people count them', async () => {
    const conversationId = await world.converse(replica.client, token)
    const sent = await send(conversationId, '😀'.repeat(4_000))
    expect([...(sent.userMessage?.content ?? '')]).toHaveLength(4_000)
  })

  it.each(['000000000000000000000000', 'x', '{"$gt":""}', ''])('that do not exist are not found: %j', async (conversationId) => {
    await expect(send(conversationId, 'Hi')).rejects.toMatchObject({ kind: 'not_found', reason: 'CONVERSATION_NOT_FOUND' })
    await expect(list(conversationId, '', 10)).rejects.toMatchObject({ kind: 'not_found' })
  })

  it('need a person, a service that calls, and a persona that exists', async () => {
    const { client } = replica
    await expect(client.call(ChatService.StartConversation, { personaId: 'plato' })).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
    await expect(client.call(ChatService.StartConversation, { personaId: 'nobody' }, { token })).rejects.toMatchObject({
      reason: 'BOT_NOT_FOUND',
    })
    await expect(client.call(ChatService.StartConversation, { personaId: 'plato' }, { token: `${token}x` })).rejects.toMatchObject({
      reason: 'TOKEN_INVALID',
    })
  })
})
