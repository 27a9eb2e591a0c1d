import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { profileOf } from '../harness/fake-persona.ts'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'

describe('conversations', () => {
  let harness: ChatHarness
  let replica: Replica
  let model: ScriptedModel
  let token: string

  beforeAll(async () => {
    harness = await createChatHarness()
    model = scriptedModel(({ messages }) => [`You said ${messages.at(-1)?.content}.`])
    replica = await harness.startReplica(model)
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness.stop())

  const send = (conversationId: string, content: string, requestId: string = randomUUID()) =>
    replica.client.call(ChatService.SendAndWait, { conversationId, content, requestId }, { token, deadlineMs: 30_000 })
  const list = (conversationId: string, before: string, limit: number) =>
    replica.client.call(ChatService.ListMessages, { conversationId, before, limit }, { token })

  it('of a widget’s guest are with the widget’s persona only', async () => {
    const guest = await harness.identity.sign({ kind: 'guest', sub: 'visitor-1', persona: 'plato' })
    const start = (personaId: string) =>
      replica.client.call(ChatService.StartConversation, { personaId }, { token: guest, deadlineMs: 30_000 })
    expect((await start('plato')).conversation?.id).toEqual(expect.any(String))
    await expect(start('ada')).rejects.toMatchObject({ kind: 'denied', reason: 'WIDGET_ONLY' })
    const shared = replica.client.call(ChatService.ContinueShared, { token: 'any' }, { token: guest })
    await expect(shared).rejects.toMatchObject({ kind: 'denied', reason: 'WIDGET_ONLY' })
  })

  describe('started with a request id', () => {
    const start = (requestId: string, personaId = 'plato', by = token) =>
      replica.client.call(ChatService.StartConversation, { personaId, requestId }, { token: by })
    const count = (requestId: string) => harness.connection.collection('conversations').countDocuments({ requestId })

    it('is the same conversation however often and at once it is started', async () => {
      const requestId = randomUUID()
      const started = await Promise.all(Array.from({ length: 5 }, () => start(requestId)))
      started.push(await start(requestId.toUpperCase()))
      expect(started).toEqual(Array(6).fill(started[0]))
      expect(await count(requestId)).toBe(1)
    })

    it('is another conversation for another request id, another person, and no request id', async () => {
      const requestId = randomUUID()
      const other = await harness.identity.member('bob')
      const started = await Promise.all([start(requestId), start(randomUUID()), start(requestId, 'plato', other), start(''), start('')])
      expect(new Set(started.map(({ conversation }) => conversation?.id)).size).toBe(5)
    })

    it('is refused for another persona, and for an id that is no UUID', async () => {
      const requestId = randomUUID()
      await start(requestId)
      harness.persona.on('GetSpeakingProfile', ({ request }) => ({ ...profileOf('plato'), id: request.id }))
      await expect(start(requestId, 'kant')).rejects.toMatchObject({ kind: 'exists', reason: 'REQUEST_ID_REUSED' })
      harness.persona.on('GetSpeakingProfile', ({ request }) => profileOf(request.id))
      for (const id of ['x', 'x'.repeat(36), `${requestId}0`])
        await expect(start(id)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    })

    it('keeps no request id when a member adopts it, so that ids of guest and member cannot collide', async () => {
      const requestId = randomUUID()
      const guest = await harness.identity.guest('traveller')
      const member = await harness.identity.member('settler')
      await Promise.all([start(requestId, 'plato', guest), start(requestId, 'plato', member)])
      expect(await replica.client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: member })).toEqual({ adopted: 1 })
      expect(await count(requestId)).toBe(1)
    })
  })

  it("sends the persona's prompt, its rules and the history to the model", async () => {
    const conversationId = await harness.startConversation(replica.client, token)
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

  it('pages back to the greeting without a gap or a repeat, for any page size', async () => {
    const conversationId = await harness.startConversation(replica.client, token)
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

  it('lists conversations with an exchange, latest first, only to their person', async () => {
    const other = await harness.identity.member('bob')
    const used = await harness.startConversation(replica.client, other)
    await harness.startConversation(replica.client, other)
    await replica.client.call(ChatService.SendAndWait, { conversationId: used, content: 'Hi', requestId: randomUUID() }, { token: other })
    await eventually(async () => {
      const { conversations, total } = await replica.client.call(ChatService.ListConversations, { page: 1, limit: 10 }, { token: other })
      expect(total).toBe(1)
      expect(conversations).toEqual([expect.objectContaining({ id: used, personaName: 'Plato', preview: 'You said Hi.' })])
    })
  })

  it.each([
    ['', 'invalid', 'VALIDATION'],
    [' \n\t', 'invalid', 'VALIDATION'],
    ['a\0b', 'invalid', 'VALIDATION'],
    ['x'.repeat(4_001), 'invalid', 'VALIDATION'],
  ])('refuses the content %j', async (content, kind, reason) => {
    const conversationId = await harness.startConversation(replica.client, token)
    await expect(send(conversationId, content)).rejects.toMatchObject({ kind, reason })
    expect(await list(conversationId, '', 10)).toMatchObject({ messages: [{ isFromPersona: true }], personaId: 'plato' })
  })

  it('accepts 4,000 characters, counted as people see them', async () => {
    const conversationId = await harness.startConversation(replica.client, token)
    await expect(send(conversationId, `${'👍🏽'.repeat(4_000)}!`)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    const sent = await send(conversationId, '👍🏽'.repeat(4_000))
    expect(sent.userMessage?.content).toHaveLength(16_000)
  })

  it.each(['000000000000000000000000', 'x', '{"$gt":""}', ''])(
    'answers CONVERSATION_NOT_FOUND for the unknown id %j',
    async (conversationId) => {
      await expect(send(conversationId, 'Hi')).rejects.toMatchObject({ kind: 'not_found', reason: 'CONVERSATION_NOT_FOUND' })
      await expect(list(conversationId, '', 10)).rejects.toMatchObject({ kind: 'not_found' })
    },
  )

  it('refuses callers without a person, unknown personas and invalid tokens', async () => {
    const { client } = replica
    await expect(client.call(ChatService.StartConversation, { personaId: 'plato' })).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
    await expect(client.call(ChatService.StartConversation, { personaId: 'nobody' }, { token })).rejects.toMatchObject({
      reason: 'BOT_NOT_FOUND',
    })
    await expect(client.call(ChatService.StartConversation, { personaId: 'plato' }, { token: `${token}x` })).rejects.toMatchObject({
      reason: 'TOKEN_INVALID',
    })
  })

  it('reads a persona that not everybody sees separately for each person and with their token', async () => {
    harness.persona.on('GetSpeakingProfile', ({ request }) => ({ ...profileOf('plato'), id: request.id }))
    const before = harness.persona.calls('GetSpeakingProfile').length
    for (const person of ['carl', 'dora']) {
      const personToken = await harness.identity.member(person)
      await replica.client.call(ChatService.StartConversation, { personaId: 'secret' }, { token: personToken })
    }
    const calls = harness.persona.calls('GetSpeakingProfile').slice(before)
    expect(calls.map(({ caller, call }) => [caller.kind === 'member' && caller.id, call.service])).toEqual([
      ['carl', 'chat'],
      ['dora', 'chat'],
    ])
  })

  it('refuses to read an exchange with a status that it does not know', async () => {
    const conversationId = await harness.startConversation(replica.client, token)
    await send(conversationId, 'Hi')
    await harness.connection.collection('exchanges').updateMany({ content: 'Hi', person: 'member:ada' }, { $set: { status: 'paused' } })
    await expect(list(conversationId, '', 10)).rejects.not.toHaveProperty('reason')
  })
})
