import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

const at = '2026-03-10T12:00:00.000Z'
const token = 'Zk3_-x9QmB7tR2uW5yLpN8aVcD4eFgHj'
const requestId = '0b54f0a4-11a7-4a5e-9d5c-7c4a9a3f0c11'
const conversation = {
  id: 'c-1',
  personaId: 'p-1',
  personaName: 'Max',
  personaSlug: 'max',
  title: 'Owls',
  startedAt: at,
  lastMessageAt: at,
}
const greeting = {
  id: 'gc-1',
  conversationId: 'c-1',
  content: 'Hello',
  isFromPersona: true,
  createdAt: at,
  status: 'MESSAGE_STATUS_COMPLETE',
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  gateway.chat.on('ShareConversation', () => ({ token }))
  gateway.chat.on('RevokeShare', () => ({}))
  gateway.chat.on('ContinueShared', () => ({ conversation, initialMessage: greeting, offline: true }))
})
afterAll(() => gateway?.stop())

const lastCall = (method: string) => gateway.chat.calls(method).at(-1)
const reasonOf = async (response: Response) => [response.status, ((await response.json()) as { reason: string }).reason]

describe('sharing a conversation', () => {
  it('returns the link, and shows the name only on request', async () => {
    const member = await gateway.asMember('ada')
    const response = await gateway.post('/api/conversations/c-1/share', {}, member)
    expect([response.status, await response.json()]).toEqual([201, { url: `https://rostra.example/shared/${token}`, token }])
    expect(lastCall('ShareConversation')).toMatchObject({ request: { conversationId: 'c-1', withName: false }, caller: { id: 'ada' } })
    await gateway.post('/api/conversations/c-1/share', { withName: true, messageId: 'b1' }, member)
    expect(lastCall('ShareConversation')?.request).toMatchObject({ withName: true, messageId: 'b1' })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('is for guests as well, and not for an anonymous caller', async () => {
    expect((await gateway.post('/api/conversations/c-1/share', {}, await gateway.asGuest())).status).toBe(201)
    const revoked = await gateway.fetch('/api/conversations/c-1/share', { method: 'DELETE', headers: await gateway.asGuest() })
    expect([revoked.status, lastCall('RevokeShare')?.request]).toEqual([204, { conversationId: 'c-1' }])
    expect(await reasonOf(await gateway.post('/api/conversations/c-1/share', {}))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
    expect(await reasonOf(await gateway.fetch('/api/conversations/c-1/share', { method: 'DELETE' }))).toEqual([
      404,
      'CONVERSATION_NOT_FOUND',
    ])
  })

  it.each([
    ['denied', 'PRIVATE_PERSONA', 403],
    ['not_found', 'CONVERSATION_NOT_FOUND', 404],
    ['state', 'NOTHING_TO_SHARE', 409],
  ] as const)('is refused as %s with %s', async (kind, reason, status) => {
    gateway.chat.on('ShareConversation', () => {
      throw new DomainError(kind, reason, 'No')
    })
    expect(await reasonOf(await gateway.post('/api/conversations/c-1/share', {}, await gateway.asGuest()))).toEqual([status, reason])
  })
})

describe('the list of shares', () => {
  it('is the caller’s, and tells no link', async () => {
    const share = { conversationId: 'c-1', personaId: 'p-1', personaName: 'Max', personaSlug: 'max', title: 'Owls', sharedAt: at }
    gateway.chat.on('ListShares', () => ({ shares: [{ ...share, sharedBy: 'Ada' }, share] }))
    const [early, late] = ['2026-03-09T12:00:00.000Z', '2026-03-11T12:00:00.000Z']
    gateway.experts.on('ListShares', () => ({
      discussions: [{ id: 'd-1', prompt: 'Ban cars?', sharedAt: early }],
      questions: [{ id: 'q-1', prompt: 'Ban planes?', sharedAt: late }],
    }))
    const shown = { kind: 'conversation', id: 'c-1', bot: { id: 'p-1', name: 'Max', slug: 'max' }, title: 'Owls', sharedAt: at }
    const conversations = [
      { ...shown, sharedBy: 'Ada' },
      { ...shown, sharedBy: null },
    ]
    const work = { bot: null, sharedBy: null }
    const response = await gateway.fetch('/api/shares', { headers: await gateway.asMember('ada') })
    expect(await response.json()).toEqual([
      { ...work, kind: 'question', id: 'q-1', title: 'Ban planes?', sharedAt: late },
      ...conversations,
      { ...work, kind: 'discussion', id: 'd-1', title: 'Ban cars?', sharedAt: early },
    ])
    const ofGuest = await gateway.fetch('/api/shares', { headers: await gateway.asGuest() })
    expect(await ofGuest.json()).toEqual(conversations)
    expect(gateway.experts.calls('ListShares')).toHaveLength(1)
    expect(gateway.chat.calls('ListShares').at(-2)?.caller).toMatchObject({ kind: 'member', id: 'ada' })
  })

  it('has the conversations while experts is away, and says that others are missing', async () => {
    const share = { conversationId: 'c-1', personaId: 'p-1', personaName: 'Max', personaSlug: 'max', title: 'Owls', sharedAt: at }
    gateway.chat.on('ListShares', () => ({ shares: [share] }))
    const headers = await gateway.asMember('ada')
    const missing = async () => {
      const response = await gateway.fetch('/api/shares', { headers })
      return [response.status, (await response.json()).length, response.headers.get('X-Missing-Shares')]
    }
    gateway.experts.on('ListShares', () => {
      throw new DomainError('unavailable', 'STORE_UNAVAILABLE', 'The database is away')
    })
    expect(await missing()).toEqual([200, 1, 'true'])
    gateway.experts.on('ListShares', () => ({ discussions: [], questions: [] }))
    expect(await missing()).toEqual([200, 1, null])
  })

  it('is empty for an anonymous caller, without a call', async () => {
    const calls = gateway.chat.calls('ListShares').length
    expect(await (await gateway.fetch('/api/shares')).json()).toEqual([])
    expect(gateway.chat.calls('ListShares')).toHaveLength(calls)
  })
})

describe('continuing a shared conversation', () => {
  it('starts a conversation of the caller', async () => {
    const response = await gateway.post(`/api/shared/${token}/continue`, { requestId }, await gateway.asMember('bob'))
    expect([response.status, await response.json()]).toMatchObject([
      201,
      { conversation: { id: 'c-1', botId: 'p-1', startedAt: at }, initialMessage: { id: 'gc-1', content: 'Hello', isFromBot: true } },
    ])
    expect(lastCall('ContinueShared')).toMatchObject({ request: { token, requestId }, caller: { kind: 'member', id: 'bob' } })
  })

  it('makes an anonymous caller a guest, and gives a call without a request id one', async () => {
    const response = await gateway.post(`/api/shared/${token}/continue`, {})
    expect([response.status, response.headers.getSetCookie()]).toEqual([201, [expect.stringMatching(/^rostra_guest=/)]])
    expect(lastCall('ContinueShared')).toMatchObject({
      caller: { kind: 'guest' },
      request: { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    })
  })

  it('is refused across sites, with another request id than a UUID, and for an ended share', async () => {
    const path = `/api/shared/${token}/continue`
    const guest = await gateway.asGuest()
    expect(await reasonOf(await gateway.post(path, {}, { ...guest, Origin: 'https://evil.example' }))).toEqual([403, 'CROSS_SITE'])
    expect(await reasonOf(await gateway.post(path, { requestId: 'x' }, guest))).toEqual([400, 'VALIDATION'])
    gateway.chat.on('ContinueShared', () => {
      throw new DomainError('not_found', 'SHARE_NOT_FOUND', 'gone')
    })
    expect(await reasonOf(await gateway.post(path, {}, guest))).toEqual([404, 'SHARE_NOT_FOUND'])
  })
})
