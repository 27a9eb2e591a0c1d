import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from './support/gateway.ts'

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
  openingLines: ['Who are you?'],
  openingLinesMade: true,
  embedOrigins: ['https://example.org'],
  version: 3,
}
const { ownerId, ...rest } = wire
const own = { ...rest, userId: 'ada', avatarUrl: null }
const needed = { name: 'Max', description: 'Knows many things', category: 'Education', rolePrompt: 'You are Max, an owl of few words' }
const whole = {
  ...needed,
  strictlyFollows: 'Be kind',
  voice: 'female2',
  avatarUrl: 'https://example.org/owl.png',
  avatarEmoji: '🦉',
  avatarBgColor: '#0F766E',
  isPrivate: true,
  slug: 'max',
  openingLines: ['Who are you?'],
  embedOrigins: ['https://example.org'],
}
const standard = {
  ...needed,
  strictlyFollows: '',
  voice: 'male1',
  avatarUrl: '',
  avatarEmoji: '',
  avatarBgColor: '#4F46E5',
  isPrivate: false,
  slug: '',
  openingLines: [],
  embedOrigins: [],
}

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = ada) =>
  gateway.fetch(path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  })
const last = (method: string) => gateway.persona.calls(method).at(-1)

describe('a new persona', () => {
  it('is made in the member’s name, and is shown whole', async () => {
    gateway.persona.on('CreatePersona', () => wire)
    const answer = await send('POST', '/api/bots', { ...whole, ownerId: 'eve', id: 'x' })
    expect([answer.status, await answer.json()]).toEqual([201, own])
    expect(last('CreatePersona')).toMatchObject({ request: { form: whole }, caller: { kind: 'member', id: 'ada' } })
  })

  it('needs four fields; null is empty, and the rest has its standard', async () => {
    gateway.persona.on('CreatePersona', () => wire)
    for (const body of [needed, { ...needed, strictlyFollows: null, avatarUrl: null, avatarEmoji: null, slug: null }]) {
      expect((await send('POST', '/api/bots', body)).status).toBe(201)
      expect(last('CreatePersona')?.request.form).toEqual(standard)
    }
  })

  it('is judged by the service: lengths, words and markup pass through', async () => {
    gateway.persona.on('CreatePersona', () => wire)
    const hostile = {
      ...needed,
      name: `</title><script>\u202e${'😀'.repeat(9_000)}`,
      description: '',
      rolePrompt: "'; DROP TABLE bots; --",
    }
    await send('POST', '/api/bots', hostile)
    expect(last('CreatePersona')?.request.form).toMatchObject(hostile)
  })

  it('says what the service says', async () => {
    const fields = { name: 'AI Persona name must be at least 3 characters' }
    gateway.persona.on('CreatePersona', () => {
      throw new DomainError('invalid', 'VALIDATION', fields.name, { fields })
    })
    const answer = await send('POST', '/api/bots', needed)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: fields.name, reason: 'VALIDATION', requestId: expect.any(String), fields },
    ])
  })

  it.each([
    ['denied', 'PERSONA_LIMIT', 403, {}],
    ['denied', 'PRIVATE_NOT_ALLOWED', 403, {}],
    ['exists', 'SLUG_TAKEN', 409, { suggestion: 'max-2' }],
  ] as const)('answers what is %s with %s, and a suggestion where there is one', async (kind, reason, status, details) => {
    gateway.persona.on('CreatePersona', () => {
      throw new DomainError(kind, reason, 'Because', details)
    })
    const answer = await send('POST', '/api/bots', needed)
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { message: 'Because', reason, requestId: expect.any(String), ...details },
    ])
  })

  it.each([
    ...Object.keys(needed).flatMap((field) => [
      { ...needed, [field]: undefined },
      { ...needed, [field]: null },
    ]),
    ...Object.keys(whole).map((field) => ({ ...needed, [field]: { $gt: '' } })),
    ...['openingLines', 'embedOrigins'].flatMap((field) => [
      { ...needed, [field]: [7] },
      { ...needed, [field]: Array(101).fill('x') },
    ]),
    { ...needed, isPrivate: 'true' },
    { ...needed, name: 'M\0ax' },
    { ...needed, openingLines: ['a\0'] },
    { ...needed, name: 'Max \ud83d' },
    { ...needed, openingLines: ['Who are you, \udc69?'] },
    [],
  ])('is a 400 with a wrong type, and reaches no service (%#)', async (body) => {
    const before = gateway.persona.calls('CreatePersona').length
    const answer = await send('POST', '/api/bots', body)
    expect([answer.status, (await answer.json()).reason]).toEqual([400, 'VALIDATION'])
    expect(gateway.persona.calls('CreatePersona').length).toBe(before)
  })
})

describe('a persona of one’s own', () => {
  it('is saved whole, with the version that was edited', async () => {
    gateway.persona.on('UpdatePersona', () => wire)
    const answer = await send('PUT', '/api/bots/p-1', { ...whole, version: 3 })
    expect([answer.status, await answer.json()]).toEqual([200, own])
    expect(last('UpdatePersona')?.request).toMatchObject({ id: 'p-1', form: whole, version: 3 })
  })

  it('is saved over any version without one', async () => {
    gateway.persona.on('UpdatePersona', () => wire)
    await send('PUT', '/api/bots/p-1', needed)
    expect(last('UpdatePersona')?.request).not.toHaveProperty('version')
    for (const version of ['3', -1, 1.5, null]) expect((await send('PUT', '/api/bots/p-1', { ...needed, version })).status).toBe(400)
  })

  it('is deleted without a word', async () => {
    gateway.persona.on('DeletePersona', () => ({}))
    const answer = await send('DELETE', '/api/bots/p-1')
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(last('DeletePersona')).toMatchObject({ request: { id: 'p-1' }, caller: { kind: 'member', id: 'ada' } })
  })

  it('has earlier versions, which can be restored', async () => {
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

  it('shows its owner what happened, for three lengths of time', async () => {
    const counts = { conversations: 1, messages: 5, people: 2, upvotes: 1, downvotes: 0 }
    gateway.persona.on('GetAnalytics', () => ({ days: [{ date: '2026-01-01', ...counts }], totals: { date: '', ...counts } }))
    const answer = await send('GET', '/api/bots/p-1/analytics?days=7')
    expect(await answer.json()).toEqual({ days: [{ date: '2026-01-01', ...counts }], totals: counts })
    for (const [query, days] of [
      ['?days=7', 7],
      ['', 30],
      ['?days=90', 90],
    ] as const) {
      await send('GET', `/api/bots/p-1/analytics${query}`)
      expect(last('GetAnalytics')?.request).toEqual({ personaId: 'p-1', days })
    }
    for (const days of ['8', '0', '-7', '07', '7.0', '', 'all', '7&days=30'])
      expect((await send('GET', `/api/bots/p-1/analytics?days=${days}`)).status).toBe(400)
  })

  it.each([
    ['UpdatePersona', 'PUT', '/api/bots/p-9', needed],
    ['DeletePersona', 'DELETE', '/api/bots/p-9', undefined],
    ['ListPromptVersions', 'GET', '/api/bots/p-9/versions', undefined],
    ['RestorePromptVersion', 'POST', '/api/bots/p-9/versions/1/restore', undefined],
    ['GetAnalytics', 'GET', '/api/bots/p-9/analytics', undefined],
  ] as const)('is a 404 to everybody else (%s)', async (rpc, method, path, body) => {
    gateway.persona.on(rpc, () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    const answer = await send(method, path, body)
    expect([answer.status, (await answer.json()).reason]).toEqual([404, 'BOT_NOT_FOUND'])
  })

  it('tells that somebody has saved since', async () => {
    gateway.persona.on('UpdatePersona', () => {
      throw new DomainError('state', 'EDITED_ELSEWHERE', 'Saved elsewhere')
    })
    const answer = await send('PUT', '/api/bots/p-1', { ...needed, version: 1 })
    expect([answer.status, (await answer.json()).reason]).toEqual([409, 'EDITED_ELSEWHERE'])
  })
})

describe('a slug', () => {
  it('is checked while it is typed, before any persona of that id is looked for', async () => {
    gateway.persona.on('CheckSlug', () => ({ available: false, problem: 'Taken', suggestion: 'max-2' }))
    expect(await (await send('GET', '/api/bots/slug-check?slug=max&id=p-1')).json()).toEqual({
      available: false,
      problem: 'Taken',
      suggestion: 'max-2',
    })
    expect(last('CheckSlug')?.request).toEqual({ slug: 'max', personaId: 'p-1' })
  })

  it('that is free has no problem', async () => {
    gateway.persona.on('CheckSlug', () => ({ available: true, problem: '', suggestion: '' }))
    for (const path of ['/api/bots/slug-check?slug=max', '/api/bots/slug-check?slug=&id=']) {
      expect(await (await send('GET', path)).json()).toEqual({ available: true, problem: null, suggestion: null })
      expect(last('CheckSlug')?.request.personaId).toBe('')
    }
  })
})

it('each of these calls needs an account', async () => {
  const calls = [
    ['POST', '/api/bots', needed],
    ['PUT', '/api/bots/p-1', needed],
    ['DELETE', '/api/bots/p-1', undefined],
    ['GET', '/api/bots/slug-check?slug=max', undefined],
    ['GET', '/api/bots/p-1/versions', undefined],
    ['POST', '/api/bots/p-1/versions/1/restore', undefined],
    ['GET', '/api/bots/p-1/analytics', undefined],
  ] as const
  for (const [method, path, body] of calls) {
    for (const headers of [{}, await gateway.asGuest('ada')]) {
      const answer = await send(method, path, body, headers)
      expect([path, answer.status, (await answer.json()).reason]).toEqual([path, 401, 'AUTH_REQUIRED'])
    }
  }
})

describe('a persona by itself', () => {
  it('shows opening lines to everybody, and origins and version to its owner only', async () => {
    const { rolePrompt, strictlyFollows, version, ...shown } = wire
    gateway.persona.on('GetPersona', () => shown)
    for (const path of ['/api/bots/p-1', '/api/bots/slug/max']) {
      const bot = await (await send('GET', path)).json()
      expect([bot.openingLines, bot.openingLinesMade]).toEqual([['Who are you?'], true])
      for (const field of ['embedOrigins', 'version', 'rolePrompt']) expect(bot).not.toHaveProperty(field)
    }
    gateway.persona.on('GetPersona', () => wire)
    expect(await (await send('GET', '/api/bots/p-1')).json()).toEqual(own)
  })
})

it('making and saving are limited for each person', async () => {
  const narrow = await startGateway({ RATE_LIMIT_SCALE: '0.025' })
  narrow.persona.on('CreatePersona', () => wire)
  narrow.persona.on('DeletePersona', () => ({}))
  narrow.persona.on('CheckSlug', () => ({ available: true }))
  const statuses = async (id: string, times: number, run: (headers: Record<string, string>) => Promise<Response>) => {
    const headers = await narrow.asMember(id)
    const answers: number[] = []
    for (let n = 0; n < times; n++) answers.push((await run(headers)).status)
    return answers
  }
  const create = (headers: Record<string, string>) => narrow.post('/api/bots', needed, headers)
  expect(await statuses('ada', 4, create)).toEqual([201, 201, 201, 429])
  expect(await statuses('bob', 1, create)).toEqual([201])
  expect(await statuses('ada', 3, (headers) => narrow.fetch('/api/bots/p', { method: 'DELETE', headers }))).toEqual([204, 204, 429])
  expect(await statuses('ada', 4, (headers) => narrow.fetch('/api/bots/slug-check?slug=a', { headers }))).toEqual([200, 200, 200, 429])
  await narrow.stop()
})
