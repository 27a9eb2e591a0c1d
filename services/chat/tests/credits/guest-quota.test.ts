import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

describe('the quota of guests', () => {
  let harness: ChatHarness
  let replicas: [Replica, Replica]

  beforeAll(async () => {
    harness = await createChatHarness({ GUEST_ADDRESS_LIMIT: '25' })
    const model = scriptedModel(({ messages }) => (messages.at(-1)?.content === 'fail' ? [new Error('no')] : ['Yes.']))
    // The messages of a network are counted by day.
    const now = () => Date.parse('2026-03-01T12:00:00Z')
    replicas = [await harness.startReplica(model, { now }), await harness.startReplica(model, { now })]
  })
  afterAll(() => harness.stop())

  /** Begins a conversation, and returns what sends its first message. */
  const preparedSend = async (token: string, clientAddress: string, content = 'Hi', replica = replicas[0]) => {
    const conversationId = await harness.startConversation(replica.client, token)
    const request = { conversationId, content, requestId: randomUUID() }
    return () => replica.client.call(ChatService.SendAndWait, request, { token, clientAddress, deadlineMs: 30_000 })
  }
  /**
   * Sends from an address and returns 'ok' or the reason of the refusal. Repeats a send while a busy machine leaves it without an answer,
   * as clients do: the repeat finds its exchange.
   */
  const send = async (...args: Parameters<typeof preparedSend>) => {
    const attempt = await preparedSend(...args)
    return eventually(async () => {
      const result = await attempt().then(
        () => 'ok',
        (error) => error.reason as string,
      )
      if (result === 'SERVICE_UNAVAILABLE') throw new Error(result)
      return result
    }, 60_000)
  }
  const times = (count: number, run: (index: number) => Promise<string>) =>
    Promise.all(Array.from({ length: count }, (_, index) => run(index)))
  const tally = (results: string[]) =>
    Object.fromEntries([...new Set(results)].sort().map((result) => [result, results.filter((other) => other === result).length]))

  it('is exactly ten answers per guest, however many messages are sent at once to two replicas', async () => {
    const token = await harness.identity.guest('one')
    const results = await times(16, (index) => send(token, '198.51.100.1', 'Hi', replicas[index % 2] as Replica))
    expect(tally(results)).toEqual({ GUEST_LIMIT: 6, ok: 10 })
  })

  it('is returned with a conversation to a guest, not to a member', async () => {
    const token = await harness.identity.guest('told')
    const { client } = replicas[0]
    const left = async (by: string) => {
      const { conversation, guestMessagesLeft: atStart } = await client.call(
        ChatService.StartConversation,
        { personaId: 'plato' },
        { token: by },
      )
      const request = { conversationId: conversation?.id ?? '', before: '', limit: 50 }
      const { guestMessagesLeft: whenOpened } = await client.call(ChatService.ListMessages, request, { token: by })
      return [atStart, whenOpened]
    }
    expect(await left(token)).toEqual([10, 10])
    for (let index = 0; index < 8; index++) await send(token, '198.51.100.9')
    expect(await left(token)).toEqual([2, 2])
    expect(await left(await harness.identity.member('told'))).toEqual([undefined, undefined])
  })

  it('does not count an unanswered message', async () => {
    const token = await harness.identity.guest('two')
    for (let index = 0; index < 9; index++) await send(token, '198.51.100.2')
    expect(await send(token, '198.51.100.2', 'fail')).toBe('MODEL_FAILED')
    expect(await send(token, '198.51.100.2')).toBe('ok')
    expect(await send(token, '198.51.100.2')).toBe('GUEST_LIMIT')
  })

  it('is shared by all guests of a network, which are refused with ADDRESS_LIMIT', async () => {
    const guests = await Promise.all(Array.from({ length: 30 }, (_, index) => harness.identity.guest(`shared-${index}`)))
    const results = await times(30, (index) => send(guests[index] as string, `2001:db8:7:7::${index + 1}`))
    expect(tally(results)).toEqual({ ADDRESS_LIMIT: 5, ok: 25 })
    const last = await preparedSend(await harness.identity.guest('shared-new'), '2001:db8:7:7::99')
    await expect(last()).rejects.toMatchObject({
      kind: 'denied',
      reason: 'ADDRESS_LIMIT',
      message: 'Too many guest messages from your network today. Sign up to go on.',
    })
    expect(await send(guests[29] as string, '2001:db8:7:8::1')).toBe('ok')
  })

  it('grows with the IPv6 network: 4 times for a /56, and a refused message counts nowhere', async () => {
    const sendFrom = async (guest: string, address: string) => send(await harness.identity.guest(guest), address)
    const results: string[] = []
    for (let n = 0; n < 110; n += 10) {
      const subnet = Math.floor(n / 20).toString(16)
      results.push(...(await times(10, (index) => sendFrom(`wide-${n + index}`, `2001:db8:9:${subnet}::${index + 1}`))))
    }
    expect(tally(results)).toEqual({ ADDRESS_LIMIT: 10, ok: 100 })
    expect(await sendFrom('wide-late', '2001:db8:9:ff::1')).toBe('ADDRESS_LIMIT')
    expect(await sendFrom('wide-next', '2001:db8:9:100::1')).toBe('ok')
  })

  it("refuses a guest's eleventh message with GUEST_LIMIT, also where the network has reached its limit", async () => {
    const token = await harness.identity.guest('four')
    for (let index = 0; index < 10; index++) expect(await send(token, '198.51.100.4')).toBe('ok')
    const others = await Promise.all(Array.from({ length: 16 }, (_, index) => harness.identity.guest(`four-${index}`)))
    expect(tally(await times(16, (index) => send(others[index] as string, '198.51.100.4')))).toEqual({ ADDRESS_LIMIT: 1, ok: 15 })
    const attempt = await preparedSend(token, '198.51.100.4')
    await expect(attempt()).rejects.toMatchObject({
      kind: 'denied',
      reason: 'GUEST_LIMIT',
      message: 'Please sign up or log in to continue the conversation.',
    })
  })

  it('stores nothing of a refused message, which the guest can send again as a member', async () => {
    const { client } = replicas[0]
    const token = await harness.identity.guest('three')
    const conversationId = await harness.startConversation(client, token)
    const request = (content: string) => ({ conversationId, content, requestId: randomUUID() })
    for (let index = 0; index < 10; index++) await client.call(ChatService.SendAndWait, request(`${index}`), { token, deadlineMs: 30_000 })
    const refused = request('One more')
    await expect(client.call(ChatService.SendAndWait, refused, { token })).rejects.toMatchObject({ kind: 'denied', reason: 'GUEST_LIMIT' })
    const { messages } = await client.call(ChatService.ListMessages, { conversationId, limit: 100 }, { token })
    expect(messages).toHaveLength(21)

    const member = await harness.identity.member('ada')
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
