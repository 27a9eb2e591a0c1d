import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { citation, wireCitation } from '../support/knowledge-fixtures.ts'

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
  title: 'Greetings',
}
const wireMessage = {
  id: 'm-1',
  conversationId: 'c-1',
  content: 'Hello',
  isFromPersona: true,
  createdAt: at,
  status: 'MESSAGE_STATUS_COMPLETE',
}
const message = {
  id: 'm-1',
  conversationId: 'c-1',
  content: 'Hello',
  isFromBot: true,
  createdAt: at,
  audioUrl: null,
  status: 'complete',
  siblings: { index: 1, count: 1, previousId: null, nextId: null },
  feedback: null,
  citations: [],
  model: null,
  free: false,
  openers: [],
  end: null,
}
const start = (headers: Record<string, string> = {}) => gateway.post('/api/conversations', { botId: 'p-1', endUserId: 'e-1' }, headers)
const caller = () => gateway.chat.calls('StartConversation').at(-1)?.caller

describe('POST /api/conversations', () => {
  it('returns the conversation and its first message', async () => {
    const response = await start(await gateway.asMember('u-1'))
    expect([response.status, await response.json()]).toEqual([
      201,
      { conversation: { id: 'c-1', botId: 'p-1', startedAt: at }, initialMessage: message },
    ])
    expect(response.headers.getSetCookie()).toEqual([])
    expect(gateway.chat.calls('StartConversation').at(-1)).toMatchObject({
      request: { personaId: 'p-1', endUserId: 'e-1', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      caller: { kind: 'member', id: 'u-1' },
    })
  })

  it('passes the client’s request id on, and gives a start without one an id of its own', async () => {
    const requestId = '0b54f0a4-11a7-4a5e-9d5c-7c4a9a3f0c11'
    const guest = await gateway.asGuest()
    const ids = () => gateway.chat.calls('StartConversation').map(({ request }) => request.requestId)
    expect((await gateway.post('/api/conversations', { botId: 'p-1', requestId }, guest)).status).toBe(201)
    expect(ids().at(-1)).toBe(requestId)
    await start(guest)
    await start(guest)
    expect(new Set(ids().slice(-3)).size).toBe(3)
    expect((await gateway.post('/api/conversations', { botId: 'p-1', requestId: 'x' }, guest)).status).toBe(400)
  })

  it('creates a guest for an anonymous caller and keeps it for the next call', async () => {
    const [cookie = ''] = (await start()).headers.getSetCookie()
    expect(cookie).toMatch(/^rostra_guest=[^;]+; Path=\/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; HttpOnly; SameSite=Lax$/)
    const first = caller()
    expect(first?.kind).toBe('guest')
    const again = await start({ cookie: cookie.split(';')[0] ?? '' })
    expect(again.headers.getSetCookie()).toEqual([])
    expect(caller()).toEqual(first)
  })

  it('renews the token of a guest that expires soon', async () => {
    const guest = await gateway.asGuest('old-friend')
    const response = await start(guest)
    expect(gateway.identity.calls('IssueGuestToken').at(-1)?.request.token).toBe(guest.cookie.replace('rostra_guest=', ''))
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^rostra_guest=.*2099/)])
    expect(caller()).toEqual({ kind: 'guest', id: 'old-friend' })
  })

  it('responds 404 for an unknown persona', async () => {
    const separate = await startGateway()
    separate.chat.on('StartConversation', () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    const response = await separate.post('/api/conversations', { botId: 'nope' })
    expect([response.status, await response.json()]).toMatchObject([404, { reason: 'BOT_NOT_FOUND', message: 'Bot not found' }])
    await separate.stop()
  })
})

describe('reading conversations', () => {
  it('lists a page of the caller’s conversations', async () => {
    gateway.chat.on('ListConversations', () => ({ conversations: [wireConversation], total: 41 }))
    const response = await gateway.fetch('/api/conversations?page=3&limit=10', { headers: await gateway.asGuest() })
    expect(await response.json()).toEqual([
      {
        id: 'c-1',
        botId: 'p-1',
        botName: 'Max',
        botSlug: 'max',
        startedAt: at,
        lastMessageAt: at,
        preview: 'Hi',
        title: 'Greetings',
        shared: false,
        pinned: false,
        match: null,
      },
    ])
    expect(response.headers.get('X-Total-Count')).toBe('41')
    expect(gateway.chat.calls('ListConversations').at(-1)?.request).toEqual({ page: 3, limit: 10, search: '' })
  })

  it('returns an empty list to an anonymous caller', async () => {
    const response = await gateway.fetch('/api/conversations')
    expect([await response.json(), response.headers.get('X-Total-Count')]).toEqual([[], '0'])
  })

  it('returns the messages, the persona and the running generation', async () => {
    const stopped = { ...wireMessage, id: 'm-2', isFromPersona: false, status: 'MESSAGE_STATUS_STOPPED' }
    gateway.chat.on('ListMessages', () => ({
      messages: [
        { ...wireMessage, citations: [wireCitation()], model: 'offline', free: true, openers: ['Why?'], end: 'ANSWER_END_LENGTH' },
        stopped,
      ],
      runningGenerationId: 'g-1',
      guestMessagesLeft: 2,
      continuedMessageId: 'm-1',
      personaId: 'p-1',
    }))
    const response = await gateway.fetch('/api/conversations/c-1/messages?before=m-9&limit=2', { headers: await gateway.asGuest() })
    expect(await response.json()).toEqual([
      { ...message, citations: [citation], model: 'offline', free: true, openers: ['Why?'], end: 'length' },
      { ...message, id: 'm-2', isFromBot: false, status: 'stopped' },
    ])
    expect(response.headers.get('X-Running-Generation')).toBe('g-1')
    expect(response.headers.get('X-Continued-Message')).toBe('m-1')
    expect(response.headers.get('X-Bot-Id')).toBe('p-1')
    expect(response.headers.get('X-Guest-Messages-Left')).toBe('2')
    expect(gateway.chat.calls('ListMessages').at(-1)?.request).toEqual({ conversationId: 'c-1', before: 'm-9', limit: 2 })
  })

  it('names the siblings of a message, and shows the branch below one', async () => {
    const siblings = { index: 2, count: 2, previousId: 'm-0', nextId: '' }
    gateway.chat.on('ShowBranch', () => ({ messages: [{ ...wireMessage, siblings }] }))
    const response = await gateway.post('/api/conversations/c-1/branch', { messageId: 'm-1' }, await gateway.asGuest())
    expect([response.status, await response.json()]).toEqual([200, [{ ...message, siblings: { ...siblings, nextId: null } }]])
    expect(gateway.chat.calls('ShowBranch').at(-1)?.request).toEqual({ conversationId: 'c-1', messageId: 'm-1' })
  })

  it('sets no X-Running-Generation when none runs, and no X-Continued-Message when it writes a new answer', async () => {
    gateway.chat.on('ListMessages', () => ({ messages: [], runningGenerationId: '' }))
    const response = await gateway.fetch('/api/conversations/c-1/messages', { headers: await gateway.asGuest() })
    expect(['X-Running-Generation', 'X-Continued-Message'].map((name) => response.headers.has(name))).toEqual([false, false])
  })

  it.each([
    ['GET', '/api/conversations/c-1/messages', undefined],
    ['POST', '/api/conversations/c-1/branch', { messageId: 'm-1' }],
    ['POST', '/api/messages', { conversationId: 'c-1', content: 'Hello' }],
    ['POST', '/api/messages/stream', { conversationId: 'c-1', content: 'Hello' }],
  ])('%s %s responds 404 to an anonymous caller', async (method, path, body) => {
    const response = body ? await gateway.post(path, body) : await gateway.fetch(path, { method })
    expect([response.status, (await response.json()).reason]).toEqual([404, 'CONVERSATION_NOT_FOUND'])
  })
})

describe('POST /api/messages', () => {
  it('replaces a message, an answer without content', async () => {
    gateway.chat.on('SendAndWait', () => ({ userMessage: wireMessage, botMessage: wireMessage, existed: false }))
    const sent = async (body: object) => {
      const response = await gateway.post('/api/messages', { conversationId: 'c-1', ...body }, await gateway.asGuest())
      expect(response.status).toBe(201)
      return gateway.chat.calls('SendAndWait').at(-1)?.request
    }
    expect(await sent({ replaces: 'm-1' })).toMatchObject({ content: '', replaces: 'm-1' })
    expect(await sent({ replaces: 'm-1', content: 'Better' })).toMatchObject({ content: 'Better', replaces: 'm-1' })
  })

  it('refuses a message without content that replaces none', async () => {
    const response = await gateway.post('/api/messages', { conversationId: 'c-1' }, await gateway.asGuest())
    expect([response.status, await response.json()]).toMatchObject([400, { fields: { content: 'A message must not be empty' } }])
  })

  it('takes 4,000 characters as people see them, and not one more', async () => {
    gateway.chat.on('SendAndWait', () => ({ userMessage: wireMessage, botMessage: wireMessage, existed: false }))
    const statusOf = async (content: string) =>
      (await gateway.post('/api/messages', { conversationId: 'c-1', content }, await gateway.asGuest())).status
    const thumbs = '👍🏽'.repeat(4_000)
    expect([await statusOf(thumbs), await statusOf(`${thumbs}!`), await statusOf('x'.repeat(4_001))]).toEqual([201, 400, 400])
  })

  it('passes on what the model failed of, and when to try again', async () => {
    gateway.chat.on('SendAndWait', () => {
      throw new DomainError('unavailable', 'MODEL_BUSY', 'The model is busy', { retryAfter: 20 })
    })
    const response = await gateway.post('/api/messages', { conversationId: 'c-1', content: 'Hello' }, await gateway.asGuest())
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '20'])
    expect(await response.json()).toMatchObject({ reason: 'MODEL_BUSY', message: 'The model is busy' })
  })

  it.each([
    [false, 201],
    [true, 200],
  ])('waits for the whole answer (existing exchange: %s, status %i)', async (existed, status) => {
    const mine = { ...wireMessage, id: 'm-0', isFromPersona: false }
    gateway.chat.on('SendAndWait', () => ({ userMessage: mine, botMessage: wireMessage, existed }))
    const body = { conversationId: 'c-1', content: 'Hello', isFromBot: false, audioUrl: null }
    const response = await gateway.post('/api/messages', body, await gateway.asGuest())
    expect([response.status, await response.json()]).toEqual([
      status,
      { userMessage: { ...message, id: 'm-0', isFromBot: false }, botMessage: message },
    ])
  })
})

it('POST /api/generations/{id}/stop returns the text so far', async () => {
  gateway.chat.on('StopGeneration', () => ({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: 'Half an ans' }))
  const response = await gateway.fetch('/api/generations/g-1/stop', { method: 'POST', headers: await gateway.asGuest() })
  expect([response.status, await response.json()]).toEqual([200, { status: 'stopped', fullResponse: 'Half an ans' }])
  expect(gateway.chat.calls('StopGeneration').at(-1)?.request).toEqual({ generationId: 'g-1' })
})
