import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

const at = '2026-03-10T12:00:00.000Z'
const wireConversation = {
  id: 'c-1',
  personaId: 'p-1',
  personaName: 'Max',
  personaSlug: 'max',
  title: 'Owls',
  startedAt: at,
  lastMessageAt: at,
}
const conversation = {
  id: 'c-1',
  botId: 'p-1',
  botName: 'Max',
  botSlug: 'max',
  title: 'Owls',
  startedAt: at,
  lastMessageAt: at,
  preview: '',
  shared: false,
  pinned: true,
  match: null,
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  gateway.chat.on('PinConversation', ({ request }) => ({ ...wireConversation, pinned: request.pinned }))
  gateway.chat.on('GetConversation', () => ({ ...wireConversation, pinned: true }))
  gateway.chat.on('CountConversations', () => ({ conversations: 9, limit: 2_000, listed: 7, shared: 2, countedAt: at }))
  gateway.chat.on('DeleteConversations', () => ({}))
})
afterAll(() => gateway?.stop())

const lastCall = (method: string) => gateway.chat.calls(method).at(-1)
const call = (method: string, path: string, headers: Record<string, string> = {}) => gateway.fetch(path, { method, headers })

describe('a conversation of the list', () => {
  it('is pinned and unpinned by members and guests', async () => {
    for (const headers of [await gateway.asMember('ada'), await gateway.asGuest()]) {
      const pinned = await call('PUT', '/api/conversations/c-1/pin', headers)
      expect([pinned.status, await pinned.json()]).toEqual([200, conversation])
      expect(lastCall('PinConversation')?.request).toEqual({ conversationId: 'c-1', pinned: true })
      expect((await call('DELETE', '/api/conversations/c-1/pin', headers)).status).toBe(204)
      expect(lastCall('PinConversation')?.request).toEqual({ conversationId: 'c-1', pinned: false })
    }
  })

  it('is refused as the 21st pin, and to an anonymous caller', async () => {
    expect((await call('PUT', '/api/conversations/c-1/pin')).status).toBe(404)
    expect((await call('GET', '/api/conversations/c-1')).status).toBe(404)
    const separate = await startGateway()
    separate.chat.on('PinConversation', () => {
      throw new DomainError('state', 'PINS_FULL', 'You have pinned 20 conversations')
    })
    const response = await separate.fetch('/api/conversations/c-1/pin', { method: 'PUT', headers: await separate.asGuest() })
    expect([response.status, (await response.json()).reason]).toEqual([409, 'PINS_FULL'])
    await separate.stop()
  })

  it('is returned without its messages', async () => {
    const response = await call('GET', '/api/conversations/c-1', await gateway.asGuest())
    expect([response.status, await response.json()]).toEqual([200, conversation])
  })
})

describe('all conversations', () => {
  it('are counted, and deleted up to the time of the count', async () => {
    const member = await gateway.asMember('ada')
    const counted = await call('GET', '/api/conversations/count', member)
    expect([counted.status, await counted.json()]).toEqual([200, { count: 7, shared: 2, countedAt: at }])
    expect((await call('DELETE', `/api/conversations?begunBefore=${at}`, member)).status).toBe(204)
    expect(lastCall('DeleteConversations')).toMatchObject({ request: { begunBefore: at }, caller: { kind: 'member', id: 'ada' } })
  })

  it('are none for an anonymous caller, without a call', async () => {
    const calls = gateway.chat.calls('DeleteConversations').length
    expect(await (await call('GET', '/api/conversations/count')).json()).toMatchObject({ count: 0, shared: 0 })
    expect((await call('DELETE', `/api/conversations?begunBefore=${at}`)).status).toBe(204)
    expect(gateway.chat.calls('DeleteConversations')).toHaveLength(calls)
  })

  it('are not deleted without a time, or from another site', async () => {
    const guest = await gateway.asGuest()
    for (const query of ['', '?begunBefore=soon', '?begunBefore='])
      expect((await call('DELETE', `/api/conversations${query}`, guest)).status).toBe(400)
    expect((await call('DELETE', `/api/conversations?begunBefore=${at}`, { ...guest, Origin: 'https://evil.example' })).status).toBe(403)
  })
})

it('the ratings of a person are limited', async () => {
  const limited = await startGateway({ RATE_LIMIT_SCALE: '0.05' })
  try {
    limited.chat.on('SetFeedback', () => ({ rating: 'RATING_UP' }))
    const headers = { ...(await limited.asGuest()), 'Content-Type': 'application/json' }
    const rate = () => limited.fetch('/api/messages/b1/feedback', { method: 'PUT', headers, body: JSON.stringify({ rating: 'up' }) })
    for (let count = 0; count < 3; count++) expect((await rate()).status).toBe(200)
    const refused = await rate()
    expect([refused.status, (await refused.json()).reason]).toEqual([429, 'RATE_LIMITED'])
  } finally {
    await limited.stop()
  }
})
