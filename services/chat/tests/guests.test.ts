import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { scriptedModel } from './world/scripted-model.ts'

describe('a guest', () => {
  let world: ChatWorld
  let replicas: [Replica, Replica]

  beforeAll(async () => {
    world = await createChatWorld({ GUEST_ADDRESS_LIMIT: '25' })
    const model = scriptedModel(({ messages }) => (messages.at(-1)?.content === 'fail' ? [new Error('no')] : ['Yes.']))
    replicas = [await world.start(model), await world.start(model)]
  })
  afterAll(() => world.end())

  /** Sends from an address and gives 'ok' or the reason of the refusal. */
  async function send(token: string, clientAddress: string, content = 'Hi', replica = replicas[0]) {
    const conversationId = await world.converse(replica.client, token)
    const request = { conversationId, content, requestId: randomUUID() }
    const sent = replica.client.call(ChatService.SendAndWait, request, { token, clientAddress, deadlineMs: 30_000 })
    return sent.then(
      () => 'ok',
      (error) => error.reason as string,
    )
  }
  const times = (count: number, run: (index: number) => Promise<string>) =>
    Promise.all(Array.from({ length: count }, (_, index) => run(index)))
  const tally = (results: string[]) =>
    Object.fromEntries([...new Set(results)].sort().map((result) => [result, results.filter((other) => other === result).length]))

  it('gets exactly ten answers, however many messages come at once on two replicas', async () => {
    const token = await world.identity.guest('one')
    const results = await times(16, (index) => send(token, '198.51.100.1', 'Hi', replicas[index % 2] as Replica))
    expect(tally(results)).toEqual({ GUEST_LIMIT: 6, ok: 10 })
  })

  it('gets an unanswered message back', async () => {
    const token = await world.identity.guest('two')
    for (let index = 0; index < 9; index++) await send(token, '198.51.100.2')
    expect(await send(token, '198.51.100.2', 'fail')).toBe('MODEL_FAILED')
    expect(await send(token, '198.51.100.2')).toBe('ok')
    expect(await send(token, '198.51.100.2')).toBe('GUEST_LIMIT')
  })

  it('shares the ceiling of an address with every other guest there', async () => {
    const guests = await Promise.all(Array.from({ length: 30 }, (_, index) => world.identity.guest(`crowd-${index}`)))
    const results = await times(30, (index) => send(guests[index] as string, `2001:db8:7:7::${index + 1}`))
    expect(tally(results)).toEqual({ GUEST_LIMIT: 5, ok: 25 })
    expect(await send(guests[29] as string, '2001:db8:7:8::1')).toBe('ok')
  })

  it('whose message was refused leaves nothing behind, and may send the same again as a member', async () => {
    const { client } = replicas[0]
    const token = await world.identity.guest('three')
    const conversationId = await world.converse(client, token)
    const request = (content: string) => ({ conversationId, content, requestId: randomUUID() })
    for (let index = 0; index < 10; index++) await client.call(ChatService.SendAndWait, request(`${index}`), { token, deadlineMs: 30_000 })
    const refused = request('One more')
    await expect(client.call(ChatService.SendAndWait, refused, { token })).rejects.toMatchObject({ kind: 'denied', reason: 'GUEST_LIMIT' })
    const { messages } = await client.call(ChatService.ListMessages, { conversationId, limit: 100 }, { token })
    expect(messages).toHaveLength(21)

    const member = await world.identity.member('ada')
    expect(await client.call(ChatService.AdoptConversations, { guestToken: token }, { token: member })).toEqual({ adopted: 1 })
    const sent = await client.call(ChatService.SendAndWait, refused, { token: member, deadlineMs: 30_000 })
    expect(sent.userMessage?.content).toBe('One more')
    await expect(client.call(ChatService.ListMessages, { conversationId, limit: 100 }, { token })).rejects.toMatchObject({
      reason: 'CONVERSATION_NOT_FOUND',
    })
    const { messages: all } = await client.call(ChatService.ListMessages, { conversationId, limit: 100 }, { token: member })
    expect(all).toHaveLength(23)
  })
})
