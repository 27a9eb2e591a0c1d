import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
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
  title: 'Mine',
}
const conversation = {
  id: 'c-1',
  botId: 'p-1',
  botName: 'Max',
  botSlug: 'max',
  startedAt: at,
  lastMessageAt: at,
  preview: 'Hi',
  title: 'Mine',
  shared: false,
  pinned: false,
  match: null,
}
const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  gateway.fetch(path, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

describe('a conversation', () => {
  it('is renamed, with the title trimmed', async () => {
    gateway.chat.on('RenameConversation', () => wireConversation)
    const response = await call('PATCH', '/api/conversations/c-1', await gateway.asGuest(), { title: '  Mine ' })
    expect([response.status, await response.json()]).toEqual([200, conversation])
    expect(gateway.chat.calls('RenameConversation').at(-1)?.request).toEqual({ conversationId: 'c-1', title: 'Mine' })
  })

  it.each([
    ['is missing', {}],
    ['is blank', { title: ' \n ' }],
    ['has 101 characters', { title: 'x'.repeat(101) }],
    ['is no text', { title: 7 }],
  ])('is not renamed when the title %s', async (_, body) => {
    const before = gateway.chat.calls('RenameConversation').length
    const response = await call('PATCH', '/api/conversations/c-1', await gateway.asMember(), body)
    expect([response.status, (await response.json()).reason]).toEqual([400, 'VALIDATION'])
    expect(gateway.chat.calls('RenameConversation')).toHaveLength(before)
  })

  it('is deleted without a body, and restored', async () => {
    gateway.chat.on('DeleteConversation', () => ({}))
    gateway.chat.on('RestoreConversation', () => wireConversation)
    const member = await gateway.asMember('u-1')
    const deleted = await call('DELETE', '/api/conversations/c-1', member)
    expect([deleted.status, await deleted.text()]).toEqual([204, ''])
    const restored = await call('POST', '/api/conversations/c-1/restore', member)
    expect([restored.status, await restored.json()]).toEqual([200, conversation])
    for (const method of ['DeleteConversation', 'RestoreConversation'])
      expect(gateway.chat.calls(method).at(-1)).toMatchObject({ request: { conversationId: 'c-1' }, caller: { kind: 'member', id: 'u-1' } })
  })

  it.each([
    ['PATCH', '/api/conversations/c-1', 'RenameConversation', { title: 'Mine' }],
    ['DELETE', '/api/conversations/c-1', 'DeleteConversation', undefined],
    ['POST', '/api/conversations/c-1/restore', 'RestoreConversation', undefined],
  ])('%s %s responds 404 to an anonymous caller, and for one that chat does not know', async (method, path, rpc, body) => {
    gateway.chat.on(rpc, () => {
      throw new DomainError('not_found', 'CONVERSATION_NOT_FOUND', 'Conversation not found')
    })
    const before = gateway.chat.calls(rpc).length
    const responses = [await call(method, path, {}, body), await call(method, path, await gateway.asMember(), body)]
    for (const response of responses) expect([response.status, (await response.json()).reason]).toEqual([404, 'CONVERSATION_NOT_FOUND'])
    expect(gateway.chat.calls(rpc)).toHaveLength(before + 1)
  })
})
