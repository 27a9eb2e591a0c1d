import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  const { chat } = gateway
  chat.on('GetMemories', () => ({ enabled: true, personas }))
  chat.on('SetMemoriesEnabled', ({ request: { enabled } }) => ({ enabled, personas: [] }))
  chat.on('SaveNote', ({ request }) => ({ ...note, text: request.text }))
  chat.on('DeleteNotes', () => ({}))
})
afterAll(() => gateway?.stop())

const note = { id: 'n-1', text: 'Prefers tea', createdAt: '2026-01-01T00:00:00.000Z', byMember: false }
const personas = [{ personaId: 'p-1', personaName: 'Max', personaSlug: 'max', notes: [note] }]
const request = async (method: string, path: string, body?: unknown, headers?: object) => {
  const json = { ...(headers ?? (await gateway.asMember('u-1'))), ...(body !== undefined && { 'Content-Type': 'application/json' }) }
  return gateway.fetch(path, { method, headers: json as Record<string, string>, ...(body !== undefined && { body: JSON.stringify(body) }) })
}
const lastCall = (method: string) => gateway.chat.calls(method).at(-1)

describe('the routes of memories', () => {
  it('return what personas remember, of all or of one', async () => {
    const response = await request('GET', '/api/memories')
    const expected = { enabled: true, personas: [{ botId: 'p-1', botName: 'Max', botSlug: 'max', notes: [note] }] }
    expect([response.status, await response.json()]).toEqual([200, expected])
    expect(lastCall('GetMemories')).toMatchObject({ request: { personaId: '' }, caller: { kind: 'member', id: 'u-1' } })
    expect((await request('GET', '/api/memories?botId=p-1')).status).toBe(200)
    expect(lastCall('GetMemories')?.request).toEqual({ personaId: 'p-1' })
  })

  it('turn memories on and off', async () => {
    for (const enabled of [true, false]) {
      const response = await request('PUT', '/api/memories', { enabled })
      expect([response.status, await response.json()]).toEqual([200, { enabled, personas: [] }])
    }
    expect((await request('PUT', '/api/memories', {})).status).toBe(400)
  })

  it('add and change a note', async () => {
    const added = await request('POST', '/api/memories/p-1', { text: '  Is vegan ' })
    expect([added.status, await added.json()]).toEqual([201, { ...note, text: 'Is vegan' }])
    expect(lastCall('SaveNote')?.request).toEqual({ personaId: 'p-1', noteId: '', text: 'Is vegan' })
    expect((await request('PUT', '/api/memories/p-1/n-1', { text: 'Is vegan' })).status).toBe(200)
    expect(lastCall('SaveNote')?.request).toEqual({ personaId: 'p-1', noteId: 'n-1', text: 'Is vegan' })
  })

  it.each(['', ' ', 'x'.repeat(201), 7])('refuse a note of %j', async (text) => {
    const before = gateway.chat.calls('SaveNote').length
    expect((await request('POST', '/api/memories/p-1', { text })).status).toBe(400)
    expect(gateway.chat.calls('SaveNote')).toHaveLength(before)
  })

  it('delete one note, those of a persona, and all', async () => {
    for (const [path, scope] of [
      ['/api/memories/p-1/n-1', { personaId: 'p-1', noteId: 'n-1' }],
      ['/api/memories/p-1', { personaId: 'p-1', noteId: '' }],
      ['/api/memories', { personaId: '', noteId: '' }],
    ] as const) {
      expect((await request('DELETE', path)).status).toBe(204)
      expect(lastCall('DeleteNotes')?.request).toEqual(scope)
    }
  })

  it.each([
    ['POST', '/api/memories/p-1', 'not_found', 'BOT_NOT_FOUND', 404],
    ['POST', '/api/memories/p-1', 'state', 'NOTES_FULL', 409],
    ['PUT', '/api/memories/p-1/n-1', 'not_found', 'NOTE_NOT_FOUND', 404],
  ] as const)('pass on refusals of %s %s: %s %s', async (method, path, kind, reason, status) => {
    gateway.chat.on('SaveNote', () => {
      throw new DomainError(kind, reason, 'No')
    })
    const response = await request(method, path, { text: 'Is vegan' })
    expect([response.status, (await response.json()).reason]).toEqual([status, reason])
  })

  it('are for members only', async () => {
    const routes: [string, string, unknown?][] = [
      ['GET', '/api/memories'],
      ['PUT', '/api/memories', { enabled: true }],
      ['DELETE', '/api/memories'],
      ['POST', '/api/memories/p-1', { text: 'Is vegan' }],
      ['DELETE', '/api/memories/p-1'],
      ['PUT', '/api/memories/p-1/n-1', { text: 'Is vegan' }],
      ['DELETE', '/api/memories/p-1/n-1'],
    ]
    for (const headers of [{}, await gateway.asGuest()])
      for (const [method, path, body] of routes) expect((await request(method, path, body, headers)).status).toBe(401)
  })
})
