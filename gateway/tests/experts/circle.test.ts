import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let headers: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  headers = await gateway.asMember('ada')
})
afterAll(() => gateway?.stop())

const path = '/api/circle-of-experts'
const addedAt = '2026-01-01T00:00:00.000Z'
const persona = { id: 'p-1', slug: 'max', name: 'Max', category: 'Education', voice: 'male1', rolePrompt: 'You are an owl' }
const entry = (personaId: string, position: number) => ({ personaId, position, addedAt, persona: { ...persona, id: personaId } })
const asSent = (botId: string, position: number) => ({ botId, position, addedAt, bot: expect.objectContaining({ id: botId, name: 'Max' }) })
const send = (method: string, body?: object, at = path) =>
  gateway.fetch(at, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const failing = (method: string, kind: DomainError['kind'], reason: string) =>
  gateway.experts.on(method, () => {
    throw new DomainError(kind, reason, 'The words of the service')
  })

describe('/api/circle-of-experts', () => {
  it.each(['GET', 'POST', 'PUT'])('%s refuses a guest', async (method) => {
    const response = await gateway.fetch(path, { method, headers: await gateway.asGuest() })
    expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
  })

  it('GET returns the entries in their order, with the price and without removed personas', async () => {
    gateway.experts.on('GetCircle', () => ({ entries: [entry('p-2', 0), entry('p-1', 1)], creditsPerExpert: 2 }))
    const response = await send('GET')
    expect([response.status, await response.json()]).toEqual([200, [asSent('p-2', 0), asSent('p-1', 1)]])
    expect([response.headers.get('X-Credits-Per-Expert'), response.headers.get('X-Left-Circle')]).toEqual(['2', null])
  })

  it('GET names the personas that left the circle, in any script', async () => {
    const left = ['Grüße, "Max"', '猫头鹰\r\nX-Injected: 1']
    gateway.experts.on('GetCircle', () => ({ entries: [], left, creditsPerExpert: 2 }))
    const response = await send('GET')
    expect(JSON.parse(decodeURIComponent(response.headers.get('X-Left-Circle') ?? ''))).toEqual(left)
    expect(response.headers.get('X-Injected')).toBeNull()
  })

  it('GET fails on an entry without its persona', async () => {
    gateway.experts.on('GetCircle', () => ({ entries: [{ personaId: 'p-1', addedAt }] }))
    expect((await send('GET')).status).toBe(500)
  })

  it('POST adds a persona', async () => {
    gateway.experts.on('AddToCircle', () => entry('p-1', 2))
    const response = await send('POST', { botId: 'p-1' })
    expect([response.status, await response.json()]).toEqual([201, asSent('p-1', 2)])
    const { request, caller } = gateway.experts.calls('AddToCircle').at(-1) ?? {}
    expect([request, caller]).toEqual([{ personaId: 'p-1' }, expect.objectContaining({ kind: 'member', id: 'ada' })])
  })

  it.each([
    ['not_found', 'BOT_NOT_FOUND', 404],
    ['exists', 'CIRCLE_FULL', 409],
    ['exists', 'ALREADY_IN_CIRCLE', 409],
    ['unavailable', 'OVERLOADED', 503],
  ] as const)('POST turns the refusal %s %s into status %i', async (kind, reason, status) => {
    failing('AddToCircle', kind, reason)
    const response = await send('POST', { botId: 'p-1' })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ reason, message: 'The words of the service' })
  })

  it('PUT orders the circle', async () => {
    gateway.experts.on('ArrangeCircle', () => ({ entries: [entry('p-1', 0)], left: ['Max'], creditsPerExpert: 2 }))
    const response = await send('PUT', { botIds: ['p-1', 'p-2'] })
    expect([response.status, await response.json()]).toEqual([200, [asSent('p-1', 0)]])
    expect(response.headers.get('X-Left-Circle')).toBe('%5B%22Max%22%5D')
    expect(gateway.experts.calls('ArrangeCircle').at(-1)?.request).toEqual({ personaIds: ['p-1', 'p-2'] })
    failing('ArrangeCircle', 'invalid', 'VALIDATION')
    expect((await send('PUT', { botIds: ['unknown'] })).status).toBe(400)
  })

  it('DELETE removes a persona', async () => {
    gateway.experts.on('RemoveFromCircle', () => ({}))
    const response = await send('DELETE', undefined, `${path}/p-1`)
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(gateway.experts.calls('RemoveFromCircle').at(-1)?.request).toEqual({ personaId: 'p-1' })
  })

  it.each([
    ['POST', {}],
    ['POST', { botId: '' }],
    ['POST', { botId: 7 }],
    ['PUT', { botIds: 'p-1' }],
    ['PUT', { botIds: ['1', '2', '3', '4', '5', '6'] }],
  ])('%s refuses %j', async (method, body) => {
    expect((await send(method, body)).status).toBe(400)
  })

  it('is not needed for a gateway to be ready', async () => {
    const separate = await startGateway()
    for (const peer of [separate.identity, separate.persona, separate.chat])
      for (const method of ['GetUsernames', 'ListFeaturedPersonas', 'ListMessages']) peer.on(method, () => ({}))
    await separate.experts.stop()
    expect((await fetch(`${separate.opsUrl}/readyz`)).status).toBe(200)
    await separate.stop()
  })
})
