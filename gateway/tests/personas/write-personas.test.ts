import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let ada: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  ada = await gateway.asMember('ada')
})
afterAll(() => gateway?.stop())

const wire = {
  id: 'p-1',
  slug: 'max',
  name: 'Max',
  description: 'Knows things',
  category: 'Education',
  voice: 'male1',
  avatarUrl: '',
  avatarEmoji: '🦉',
  avatarBgColor: '#4F46E5',
  isPrivate: false,
  ownerId: 'ada',
  createdAt: '2026-01-01T00:00:00.000Z',
  voteCount: 0,
  conversationCount: 0,
  rolePrompt: 'You are Max, an owl',
  strictlyFollows: '',
  greeting: 'Hoo hoo.',
  openingLines: ['Who are you?'],
  openingLinesMade: true,
  messageCredits: 5,
  embedOrigins: ['https://example.org'],
  onlyFromMaterial: true,
  chatModel: 'deep',
  version: 3,
}
const { ownerId, ...rest } = wire
const own = { ...rest, userId: 'ada', avatarUrl: null, visibility: 'public' }
const required = { name: 'Max', description: 'Knows many things', category: 'Education', rolePrompt: 'You are Max, an owl of few words' }
const complete = {
  ...required,
  strictlyFollows: 'Be kind',
  voice: 'female2',
  avatarUrl: 'https://example.org/owl.png',
  avatarEmoji: '🦉',
  avatarBgColor: '#0F766E',
  isPrivate: true,
  slug: 'max',
  greeting: 'Hoo hoo.',
  openingLines: ['Who are you?'],
  embedOrigins: ['https://example.org'],
  onlyFromMaterial: true,
  chatModel: 'deep',
}
const defaults = {
  ...required,
  strictlyFollows: '',
  voice: 'male1',
  avatarUrl: '',
  avatarEmoji: '',
  avatarBgColor: '#4F46E5',
  isPrivate: false,
  visibility: 'VISIBILITY_UNSPECIFIED',
  slug: '',
  greeting: '',
  openingLines: [],
  embedOrigins: [],
  onlyFromMaterial: false,
  chatModel: '',
}

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = ada) =>
  gateway.fetch(path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  })
const last = (method: string) => gateway.persona.calls(method).at(-1)

describe('POST /api/bots', () => {
  it('creates the persona on behalf of the member and returns all of its fields', async () => {
    gateway.persona.on('CreatePersona', () => wire)
    const response = await send('POST', '/api/bots', { ...complete, ownerId: 'eve', id: 'x' })
    expect([response.status, await response.json()]).toEqual([201, own])
    expect(last('CreatePersona')).toMatchObject({
      request: { form: { ...complete, visibility: 'VISIBILITY_UNSPECIFIED' } },
      caller: { kind: 'member', id: 'ada' },
    })
  })

  it.each(['public', 'unlisted', 'draft', 'private'])('passes the visibility %s on, and returns it to the owner', async (visibility) => {
    const wireVisibility = `VISIBILITY_${visibility.toUpperCase()}`
    gateway.persona.on('CreatePersona', () => ({ ...wire, isPrivate: visibility === 'private', visibility: wireVisibility }))
    const response = await send('POST', '/api/bots', { ...required, visibility })
    expect(last('CreatePersona')?.request.form).toMatchObject({ visibility: wireVisibility })
    expect(await response.json()).toMatchObject({ visibility, isPrivate: visibility === 'private' })
  })

  it('requires four fields, treats null as empty and fills in defaults', async () => {
    gateway.persona.on('CreatePersona', () => wire)
    for (const body of [required, { ...required, strictlyFollows: null, avatarUrl: null, avatarEmoji: null, slug: null }]) {
      expect((await send('POST', '/api/bots', body)).status).toBe(201)
      expect(last('CreatePersona')?.request.form).toEqual(defaults)
    }
  })

  it('passes any length and content to the service', async () => {
    gateway.persona.on('CreatePersona', () => wire)
    const hostile = {
      ...required,
      name: `</title><script>\u202e${'😀'.repeat(8_000)}`,
      description: '',
      rolePrompt: "'; DROP TABLE bots; --",
    }
    await send('POST', '/api/bots', hostile)
    expect(last('CreatePersona')?.request.form).toMatchObject(hostile)
  })

  it('returns the service’s validation message', async () => {
    const fields = { name: 'AI Persona name must be at least 3 characters' }
    gateway.persona.on('CreatePersona', () => {
      throw new DomainError('invalid', 'VALIDATION', fields.name, { fields })
    })
    const response = await send('POST', '/api/bots', required)
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: fields.name, reason: 'VALIDATION', requestId: expect.any(String), fields },
    ])
  })

  it.each([
    ['denied', 'PERSONA_LIMIT', 403, {}],
    ['denied', 'PRIVATE_NOT_ALLOWED', 403, {}],
    ['exists', 'SLUG_TAKEN', 409, { suggestion: 'max-2' }],
  ] as const)('returns a refusal of kind %s as %s, with its suggestion', async (kind, reason, status, details) => {
    gateway.persona.on('CreatePersona', () => {
      throw new DomainError(kind, reason, 'Because', details)
    })
    const response = await send('POST', '/api/bots', required)
    expect([response.status, await response.json()]).toEqual([
      status,
      { message: 'Because', reason, requestId: expect.any(String), ...details },
    ])
  })

  it.each([
    ...Object.keys(required).flatMap((field) => [
      { ...required, [field]: undefined },
      { ...required, [field]: null },
    ]),
    ...Object.keys(complete).map((field) => ({ ...required, [field]: { $gt: '' } })),
    ...['openingLines', 'embedOrigins'].flatMap((field) => [
      { ...required, [field]: [7] },
      { ...required, [field]: Array(101).fill('x') },
    ]),
    { ...required, isPrivate: 'true' },
    { ...required, visibility: 'secret' },
    { ...required, name: 'M\0ax' },
    { ...required, openingLines: ['a\0'] },
    { ...required, name: 'Max \ud83d' },
    { ...required, openingLines: ['Who are you, \udc69?'] },
    [],
  ])('refuses a wrong type before calling a service (%#)', async (body) => {
    const before = gateway.persona.calls('CreatePersona').length
    const response = await send('POST', '/api/bots', body)
    expect([response.status, (await response.json()).reason]).toEqual([400, 'VALIDATION'])
    expect(gateway.persona.calls('CreatePersona').length).toBe(before)
  })
})

describe('an own persona', () => {
  it('is saved with all fields and the edited version', async () => {
    gateway.persona.on('UpdatePersona', () => wire)
    const response = await send('PUT', '/api/bots/p-1', { ...complete, version: 3 })
    expect([response.status, await response.json()]).toEqual([200, own])
    expect(last('UpdatePersona')?.request).toMatchObject({ id: 'p-1', form: complete, version: 3 })
  })

  it('is saved over any version when the request names none', async () => {
    gateway.persona.on('UpdatePersona', () => wire)
    await send('PUT', '/api/bots/p-1', required)
    expect(last('UpdatePersona')?.request).not.toHaveProperty('version')
    for (const version of ['3', -1, 1.5, null]) expect((await send('PUT', '/api/bots/p-1', { ...required, version })).status).toBe(400)
  })

  it('is deleted with an empty response', async () => {
    gateway.persona.on('DeletePersona', () => ({}))
    const response = await send('DELETE', '/api/bots/p-1')
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(last('DeletePersona')).toMatchObject({ request: { id: 'p-1' }, caller: { kind: 'member', id: 'ada' } })
  })

  it('has earlier versions that can be restored', async () => {
    const versions = [
      { version: 3, savedAt: '2026-01-02T00:00:00.000Z', rolePrompt: 'New', strictlyFollows: '' },
      { version: 1, savedAt: '2026-01-01T00:00:00.000Z', rolePrompt: 'Old', strictlyFollows: 'Rules' },
    ]
    gateway.persona.on('ListPromptVersions', () => ({ versions }))
    gateway.persona.on('RestorePromptVersion', () => wire)
    expect(await (await send('GET', '/api/bots/p-1/versions')).json()).toEqual(versions)
    const restored = await send('POST', '/api/bots/p-1/versions/1/restore')
    expect([restored.status, await restored.json()]).toEqual([200, own])
    expect(last('RestorePromptVersion')?.request).toEqual({ personaId: 'p-1', version: 1 })
    for (const version of ['one', '-1', '1.5', '4294967296']) {
      expect((await send('POST', `/api/bots/p-1/versions/${version}/restore`)).status).toBe(400)
    }
  })

  it('has analytics for three periods', async () => {
    const counts = { conversations: 1, messages: 5, people: 2, upvotes: 1, downvotes: 0 }
    gateway.persona.on('GetAnalytics', () => ({ days: [{ date: '2026-01-01', ...counts }], totals: { date: '', ...counts } }))
    gateway.chat.on('GetInsights', () => ({ subjects: [], ratingDays: [] }))
    const response = await send('GET', '/api/bots/p-1/analytics?days=7')
    expect(await response.json()).toMatchObject({ days: [{ date: '2026-01-01', ...counts }], totals: counts })
    for (const [query, days] of [
      ['?days=7', 7],
      ['', 30],
      ['?days=90', 90],
    ] as const) {
      await send('GET', `/api/bots/p-1/analytics${query}`)
      expect(last('GetAnalytics')?.request).toEqual({ personaId: 'p-1', days })
      expect(gateway.chat.calls('GetInsights').at(-1)?.request).toEqual({ personaId: 'p-1', days })
    }
    for (const days of ['8', '0', '-7', '07', '7.0', '', 'all', '7&days=30'])
      expect((await send('GET', `/api/bots/p-1/analytics?days=${days}`)).status).toBe(400)
  })

  it.each([
    ['UpdatePersona', 'PUT', '/api/bots/p-9', required],
    ['DeletePersona', 'DELETE', '/api/bots/p-9', undefined],
    ['ListPromptVersions', 'GET', '/api/bots/p-9/versions', undefined],
    ['RestorePromptVersion', 'POST', '/api/bots/p-9/versions/1/restore', undefined],
    ['GetAnalytics', 'GET', '/api/bots/p-9/analytics', undefined],
  ] as const)('responds 404 when the service doesn’t find it (%s)', async (rpc, method, path, body) => {
    gateway.persona.on(rpc, () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    const response = await send(method, path, body)
    expect([response.status, (await response.json()).reason]).toEqual([404, 'BOT_NOT_FOUND'])
  })

  it('refuses a save of an outdated version', async () => {
    gateway.persona.on('UpdatePersona', () => {
      throw new DomainError('state', 'EDITED_ELSEWHERE', 'Saved elsewhere')
    })
    const response = await send('PUT', '/api/bots/p-1', { ...required, version: 1 })
    expect([response.status, (await response.json()).reason]).toEqual([409, 'EDITED_ELSEWHERE'])
  })
})

describe('GET /api/bots/slug-check', () => {
  it('returns the problem and the suggestion of a taken slug', async () => {
    gateway.persona.on('CheckSlug', () => ({ available: false, problem: 'Taken', suggestion: 'max-2' }))
    expect(await (await send('GET', '/api/bots/slug-check?slug=max&id=p-1')).json()).toEqual({
      available: false,
      problem: 'Taken',
      suggestion: 'max-2',
    })
    expect(last('CheckSlug')?.request).toEqual({ slug: 'max', personaId: 'p-1' })
  })

  it('suggests a slug from the name when the slug is empty', async () => {
    gateway.persona.on('CheckSlug', () => ({ available: false, problem: 'Too short', suggestion: 'persona-ab12cd' }))
    const name = '日本語'
    const response = await send('GET', `/api/bots/slug-check?slug=&name=${encodeURIComponent(name)}`)
    expect((await response.json()).suggestion).toBe('persona-ab12cd')
    expect(last('CheckSlug')?.request).toMatchObject({ slug: '', personaId: '', name })
  })

  it('returns no problem for a free slug', async () => {
    gateway.persona.on('CheckSlug', () => ({ available: true, problem: '', suggestion: '' }))
    for (const path of ['/api/bots/slug-check?slug=max', '/api/bots/slug-check?slug=&id=']) {
      expect(await (await send('GET', path)).json()).toEqual({ available: true, problem: null, suggestion: null })
      expect(last('CheckSlug')?.request.personaId).toBe('')
    }
  })
})

it('every call on own personas requires an account', async () => {
  const calls = [
    ['POST', '/api/bots', required],
    ['PUT', '/api/bots/p-1', required],
    ['DELETE', '/api/bots/p-1', undefined],
    ['GET', '/api/bots/slug-check?slug=max', undefined],
    ['GET', '/api/bots/p-1/versions', undefined],
    ['POST', '/api/bots/p-1/versions/1/restore', undefined],
    ['GET', '/api/bots/p-1/analytics', undefined],
  ] as const
  for (const [method, path, body] of calls) {
    for (const headers of [{}, await gateway.asGuest('ada')]) {
      const response = await send(method, path, body, headers)
      expect([path, response.status, (await response.json()).reason]).toEqual([path, 401, 'AUTH_REQUIRED'])
    }
  }
})

describe('GET /api/bots/{id}', () => {
  it('returns opening lines and the price of a message to every caller, and origins, model and version to the owner only', async () => {
    const { rolePrompt, strictlyFollows, version, onlyFromMaterial, chatModel, ...publicFields } = wire
    gateway.persona.on('GetPersona', () => publicFields)
    for (const path of ['/api/bots/p-1', '/api/bots/slug/max']) {
      const bot = await (await send('GET', path)).json()
      expect([bot.openingLines, bot.openingLinesMade, bot.messageCredits]).toEqual([['Who are you?'], true, 5])
      for (const field of ['embedOrigins', 'version', 'rolePrompt', 'onlyFromMaterial', 'chatModel']) expect(bot).not.toHaveProperty(field)
    }
    gateway.persona.on('GetPersona', () => wire)
    expect(await (await send('GET', '/api/bots/p-1')).json()).toEqual(own)
  })
})

it('GET /api/chat-models lists the models of the settings to everyone', async () => {
  const models = [
    { id: 'quick', label: 'Quick', credits: 1 },
    { id: 'deep', label: 'Deep', credits: 5 },
  ]
  gateway.persona.on('ListChatModels', () => ({ models }))
  const response = await gateway.fetch('/api/chat-models')
  expect([response.status, await response.json()]).toEqual([200, models])
})

it('creating and saving personas are limited for each account', async () => {
  const limited = await startGateway({ RATE_LIMIT_SCALE: '0.025' })
  limited.persona.on('CreatePersona', () => wire)
  limited.persona.on('DeletePersona', () => ({}))
  limited.persona.on('CheckSlug', () => ({ available: true }))
  const statuses = async (id: string, times: number, run: (headers: Record<string, string>) => Promise<Response>) => {
    const headers = await limited.asMember(id)
    const responses: number[] = []
    for (let n = 0; n < times; n++) responses.push((await run(headers)).status)
    return responses
  }
  const create = (headers: Record<string, string>) => limited.post('/api/bots', required, headers)
  expect(await statuses('ada', 4, create)).toEqual([201, 201, 201, 429])
  expect(await statuses('bob', 1, create)).toEqual([201])
  expect(await statuses('ada', 3, (headers) => limited.fetch('/api/bots/p', { method: 'DELETE', headers }))).toEqual([204, 204, 429])
  expect(await statuses('ada', 4, (headers) => limited.fetch('/api/bots/slug-check?slug=a', { headers }))).toEqual([200, 200, 200, 429])
  await limited.stop()
})
