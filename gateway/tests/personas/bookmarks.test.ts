import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let ada: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway()
  ada = await gateway.asMember('ada')
  gateway.persona.on('AddBookmark', () => ({}))
  gateway.persona.on('RemoveBookmark', () => ({}))
})
afterAll(() => gateway?.stop())

const max = { id: 'p-1', slug: 'max', name: 'Max', category: 'Education', voice: 'male1', createdAt: '2026-01-01T00:00:00.000Z' }
const send = (method: string, headers: Record<string, string> = ada) => gateway.fetch('/api/bots/p-1/saved', { method, headers })

describe('GET /api/saved-personas', () => {
  it('lists what the member saved and may see, in the order of the service', async () => {
    const savedAt = '2026-01-03T00:00:00.000Z'
    gateway.persona.on('ListBookmarks', () => ({
      bookmarks: [
        { personaId: 'p-2', savedAt, persona: { ...max, id: 'p-2', slug: 'eve' } },
        { personaId: 'p-9', savedAt },
        { personaId: 'p-1', savedAt, persona: max },
      ],
    }))
    const response = await gateway.fetch('/api/saved-personas', { headers: ada })
    expect(response.status).toBe(200)
    expect((await response.json()).map(({ slug }: { slug: string }) => slug)).toEqual(['eve', 'max'])
    expect(gateway.persona.calls('ListBookmarks').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'ada' })
  })
})

describe('PUT and DELETE /api/bots/{id}/saved', () => {
  it.each([
    ['PUT', 'AddBookmark'],
    ['DELETE', 'RemoveBookmark'],
  ])('%s calls %s on behalf of the member', async (method, call) => {
    expect((await send(method)).status).toBe(204)
    expect(gateway.persona.calls(call).at(-1)).toMatchObject({ request: { personaId: 'p-1' }, caller: { kind: 'member', id: 'ada' } })
  })

  it.each([
    ['not_found', 'BOT_NOT_FOUND', 404],
    ['state', 'TOO_MANY_SAVED', 409],
  ] as const)('return a refusal of kind %s as %s with status %i', async (kind, reason, status) => {
    gateway.persona.on('AddBookmark', () => {
      throw new DomainError(kind, reason, 'Because')
    })
    const response = await send('PUT')
    expect([response.status, (await response.json()).reason]).toEqual([status, reason])
  })
})

it('saved personas need an account', async () => {
  for (const headers of [{}, await gateway.asGuest('ada')]) {
    for (const response of [
      await gateway.fetch('/api/saved-personas', { headers }),
      await send('PUT', headers),
      await send('DELETE', headers),
    ])
      expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
  }
})
