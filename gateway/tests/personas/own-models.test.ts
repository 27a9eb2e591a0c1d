import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let ada: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway()
  ada = await gateway.asMember('ada')
})
afterAll(() => gateway?.stop())

const stored = { personaId: 'p-1', baseUrl: 'https://example.com/v1', model: 'llama', hasKey: true, setAt: '2026-01-03T00:00:00.000Z' }
const shown = { ...stored, personaId: undefined, botId: 'p-1', failures: 0, failingSince: null, lastFailure: '' }
beforeEach(() => {
  gateway.persona.on('ListOwnModels', () => ({ models: [stored] }))
  gateway.persona.on('SetOwnModel', () => stored)
  gateway.persona.on('RemoveOwnModel', () => ({}))
})

const path = '/api/bots/p-1/own-model'
const put = (body: object, headers: Record<string, string> = ada) =>
  gateway.fetch(path, { method: 'PUT', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
const input = { baseUrl: stored.baseUrl, model: 'llama' }

describe('own models', () => {
  it('are listed without their keys', async () => {
    const response = await gateway.fetch('/api/own-models', { headers: ada })
    expect([response.status, await response.json()]).toEqual([200, [JSON.parse(JSON.stringify(shown))]])
  })

  it.each([
    ['a key', { ...input, key: 'sk-1' }, { key: 'sk-1', keepsKey: false }],
    ['no key', { ...input, key: '' }, { key: '', keepsKey: false }],
    ['the stored key', input, { key: '', keepsKey: true }],
  ])('are set with %s', async (_what, body, request) => {
    expect((await put(body)).status).toBe(200)
    expect(gateway.persona.calls('SetOwnModel').at(-1)?.request).toMatchObject({ personaId: 'p-1', ...input, ...request })
  })

  it.each([
    ['invalid', 'ADDRESS_NOT_ALLOWED', 400],
    ['invalid', 'OWN_MODEL_FAILED', 400],
    ['not_found', 'BOT_NOT_FOUND', 404],
    ['denied', 'PERSONA_READ_ONLY', 403],
  ] as const)('return a refusal of kind %s as %s with status %i', async (kind, reason, status) => {
    gateway.persona.on('SetOwnModel', () => {
      throw new DomainError(kind, reason, 'Because')
    })
    const response = await put(input)
    expect([response.status, (await response.json()).reason]).toEqual([status, reason])
  })

  it('are removed', async () => {
    expect((await gateway.fetch(path, { method: 'DELETE', headers: ada })).status).toBe(204)
    expect(gateway.persona.calls('RemoveOwnModel').at(-1)?.request).toEqual({ personaId: 'p-1' })
  })

  it('need an account', async () => {
    for (const headers of [{}, await gateway.asGuest('ada')]) {
      expect((await put(input, headers)).status).toBe(401)
      expect((await gateway.fetch('/api/own-models', { headers })).status).toBe(401)
      expect((await gateway.fetch(path, { method: 'DELETE', headers })).status).toBe(401)
    }
  })
})
