import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let ada: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  ada = await gateway.asMember('ada')
})
afterAll(() => gateway?.stop())

const path = '/api/bots/suggest'
const body = { sentences: 'Livia is a running coach. She is for beginners. She is warm and brief.' }
const texts = {
  name: 'Livia',
  description: 'Plans a first marathon with you',
  rolePrompt: 'You are Livia, a running coach of twenty years.',
  openingLines: ['Where do I begin?'],
  greeting: 'Hello, I am Livia.',
  template: false,
}

describe('POST /api/bots/suggest', () => {
  it('gives the sentences of the member to persona, and returns the texts', async () => {
    gateway.persona.on('SuggestTexts', () => texts)
    const response = await gateway.post(path, body, ada)
    expect([response.status, await response.json()]).toEqual([200, texts])
    expect(gateway.persona.calls('SuggestTexts').at(-1)).toMatchObject({ request: body, caller: { kind: 'member', id: 'ada' } })
  })

  it('says what is a template, and has null where it has no text', async () => {
    gateway.persona.on('SuggestTexts', () => ({ ...texts, name: '', description: '', greeting: '', template: true }))
    const expected = { ...texts, name: null, description: null, greeting: null, template: true }
    expect(await (await gateway.post(path, body, ada)).json()).toEqual(expected)
  })

  it('needs an account', async () => {
    const before = gateway.persona.calls('SuggestTexts').length
    for (const headers of [{}, await gateway.asGuest()]) {
      const response = await gateway.post(path, body, headers)
      expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    }
    expect(gateway.persona.calls('SuggestTexts').length).toBe(before)
  })

  it.each([
    ['invalid', 'VALIDATION', 400],
    ['exhausted', 'RATE_LIMITED', 429],
    ['unavailable', 'MODEL_BUSY', 503],
  ] as const)('turns a refusal (%s %s) into status %i', async (kind, reason, status) => {
    gateway.persona.on('SuggestTexts', () => {
      throw new DomainError(kind, reason, 'No', kind === 'invalid' ? { fields: { sentences: 'No' } } : { retryAfter: 7 })
    })
    const response = await gateway.post(path, body, ada)
    expect([response.status, await response.json()]).toMatchObject([status, { reason, message: 'No' }])
    if (kind !== 'invalid') expect(response.headers.get('retry-after')).toBe('7')
  })

  it('cancels the call to persona when the client disconnects', async () => {
    let isCancelled = false
    const before = gateway.persona.calls('SuggestTexts').length
    gateway.persona.on('SuggestTexts', async ({ call }) => {
      await new Promise<void>((resolve) => call.signal.addEventListener('abort', () => resolve()))
      isCancelled = true
      return texts
    })
    const disconnecting = new AbortController()
    const pending = gateway.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...ada, 'Content-Type': 'application/json' },
      signal: disconnecting.signal,
    })
    await eventually(() => expect(gateway.persona.calls('SuggestTexts').length).toBe(before + 1))
    disconnecting.abort()
    await expect(pending).rejects.toThrow()
    await eventually(() => expect(isCancelled).toBe(true))
  })

  it('is limited for each account', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.2' })
    limited.persona.on('SuggestTexts', () => texts)
    const attempt = async (id: string, times: number) => {
      const headers = await limited.asMember(id)
      const statuses: number[] = []
      for (let n = 0; n < times; n++) statuses.push((await limited.post(path, body, headers)).status)
      return statuses
    }
    expect(await attempt('ada', 3)).toEqual([200, 200, 429])
    expect(await attempt('bob', 1)).toEqual([200])
    await limited.stop()
  })

  it('is limited for each network', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.02' })
    limited.persona.on('SuggestTexts', () => texts)
    const statuses: number[] = []
    for (const id of ['ada', 'bob', 'eve']) statuses.push((await limited.post(path, body, await limited.asMember(id))).status)
    expect(statuses).toEqual([200, 200, 429])
    await limited.stop()
  })
})
