import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  gateway.chat.on('StartConversation', () => ({ conversation: wireConversation, initialMessage: wireMessage }))
})
afterAll(() => gateway?.stop())

const at = '2026-01-01T00:00:00.000Z'
const wireConversation = {
  id: 'c-1',
  personaId: 'p-1',
  personaName: 'Max',
  personaSlug: 'max',
  startedAt: at,
  lastMessageAt: at,
  preview: 'Hi',
}
const wireMessage = {
  id: 'm-1',
  conversationId: 'c-1',
  content: 'Hello',
  isFromPersona: true,
  createdAt: at,
  status: 'MESSAGE_STATUS_COMPLETE',
}
const message = { id: 'm-1', conversationId: 'c-1', content: 'Hello', isFromBot: true, createdAt: at, audioUrl: null, status: 'complete' }
const start = (headers: Record<string, string> = {}) => gateway.post('/api/conversations', { botId: 'p-1', endUserId: 'e-1' }, headers)
const caller = () => gateway.chat.calls('StartConversation').at(-1)?.caller

describe('starting a conversation', () => {
  it('gives the conversation and its first message', async () => {
    const answer = await start(await gateway.asMember('u-1'))
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { conversation: { id: 'c-1', botId: 'p-1', startedAt: at }, initialMessage: message },
    ])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(gateway.chat.calls('StartConversation').at(-1)).toMatchObject({
      request: { personaId: 'p-1', endUserId: 'e-1' },
      caller: { kind: 'member', id: 'u-1' },
    })
  })

  it('makes a guest of somebody who is nobody yet, who stays the same guest', async () => {
    const [cookie = ''] = (await start()).headers.getSetCookie()
    expect(cookie).toMatch(/^rostra_guest=[^;]+; Path=\/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; HttpOnly; SameSite=Lax$/)
    const first = caller()
    expect(first?.kind).toBe('guest')
    const again = await start({ cookie: cookie.split(';')[0] ?? '' })
    expect(again.headers.getSetCookie()).toEqual([])
    expect(caller()).toEqual(first)
  })

  it('prolongs a guest whose token runs out soon', async () => {
    const guest = await gateway.asGuest('old-friend')
    const answer = await start(guest)
    expect(gateway.identity.calls('IssueGuestToken').at(-1)?.request.token).toBe(guest.cookie.replace('rostra_guest=', ''))
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^rostra_guest=.*2099/)])
    expect(caller()).toEqual({ kind: 'guest', id: 'old-friend' })
  })

  it('passes on that there is no such persona', async () => {
    const alone = await startGateway()
    alone.chat.on('StartConversation', () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    const answer = await alone.post('/api/conversations', { botId: 'nope' })
    expect([answer.status, await answer.json()]).toMatchObject([404, { reason: 'BOT_NOT_FOUND', message: 'Bot not found' }])
    await alone.stop()
  })
})

describe('reading', () => {
  it('lists one’s own conversations, a page at a time', async () => {
    gateway.chat.on('ListConversations', () => ({ conversations: [wireConversation], total: 41 }))
    const answer = await gateway.fetch('/api/conversations?page=3&limit=10', { headers: await gateway.asGuest() })
    expect(await answer.json()).toEqual([
      { id: 'c-1', botId: 'p-1', botName: 'Max', botSlug: 'max', startedAt: at, lastMessageAt: at, preview: 'Hi' },
    ])
    expect(answer.headers.get('X-Total-Count')).toBe('41')
    expect(gateway.chat.calls('ListConversations').at(-1)?.request).toEqual({ page: 3, limit: 10 })
  })

  it('lists nothing to somebody who owns nothing', async () => {
    const answer = await gateway.fetch('/api/conversations')
    expect([await answer.json(), answer.headers.get('X-Total-Count')]).toEqual([[], '0'])
  })

  it('gives the messages, and names the generation that runs', async () => {
    const stopped = { ...wireMessage, id: 'm-2', isFromPersona: false, status: 'MESSAGE_STATUS_STOPPED' }
    gateway.chat.on('ListMessages', () => ({ messages: [wireMessage, stopped], runningGenerationId: 'g-1' }))
    const answer = await gateway.fetch('/api/conversations/c-1/messages?before=m-9&limit=2', { headers: await gateway.asGuest() })
    expect(await answer.json()).toEqual([message, { ...message, id: 'm-2', isFromBot: false, status: 'stopped' }])
    expect(answer.headers.get('X-Running-Generation')).toBe('g-1')
    expect(gateway.chat.calls('ListMessages').at(-1)?.request).toEqual({ conversationId: 'c-1', before: 'm-9', limit: 2 })
  })

  it('names no generation when none runs', async () => {
    gateway.chat.on('ListMessages', () => ({ messages: [], runningGenerationId: '' }))
    const answer = await gateway.fetch('/api/conversations/c-1/messages', { headers: await gateway.asGuest() })
    expect(answer.headers.has('X-Running-Generation')).toBe(false)
  })

  it.each([
    ['GET', '/api/conversations/c-1/messages', undefined],
    ['POST', '/api/messages', { conversationId: 'c-1', content: 'Hello' }],
    ['POST', '/api/messages/stream', { conversationId: 'c-1', content: 'Hello' }],
  ])('%s %s is a 404 for somebody who owns nothing', async (method, path, body) => {
    const answer = body ? await gateway.post(path, body) : await gateway.fetch(path, { method })
    expect([answer.status, (await answer.json()).reason]).toEqual([404, 'CONVERSATION_NOT_FOUND'])
  })
})

describe('POST /api/messages', () => {
  it.each([
    [false, 201],
    [true, 200],
  ])('waits for the whole answer (known already: %s → %i)', async (existed, status) => {
    const mine = { ...wireMessage, id: 'm-0', isFromPersona: false }
    gateway.chat.on('SendAndWait', () => ({ userMessage: mine, botMessage: wireMessage, existed }))
    const body = { conversationId: 'c-1', content: 'Hello', isFromBot: false, audioUrl: null }
    const answer = await gateway.post('/api/messages', body, await gateway.asGuest())
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { userMessage: { ...message, id: 'm-0', isFromBot: false }, botMessage: message },
    ])
  })
})

it('POST /api/generations/{id}/stop gives what was shown', async () => {
  gateway.chat.on('StopGeneration', () => ({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: 'Half an ans' }))
  const answer = await gateway.fetch('/api/generations/g-1/stop', { method: 'POST', headers: await gateway.asGuest() })
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'stopped', fullResponse: 'Half an ans' }])
  expect(gateway.chat.calls('StopGeneration').at(-1)?.request).toEqual({ generationId: 'g-1' })
})
