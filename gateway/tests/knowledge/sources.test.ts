import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { source, wireSource } from '../support/knowledge-fixtures.ts'

let gateway: TestGateway
let ada: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  ada = await gateway.asMember('ada')
  gateway.persona.on('AddSource', () => wireSource())
  gateway.persona.on('DeleteSource', () => ({}))
})
afterAll(() => gateway?.stop())

const path = '/api/bots/p-1/knowledge'
const lastCall = (method: string) => gateway.persona.calls(method).at(-1)
const remove = (headers: Record<string, string>) => gateway.fetch(`${path}/s-1`, { method: 'DELETE', headers })
const reasonOf = async (response: Response) => [response.status, ((await response.json()) as { reason: string }).reason]

describe('the sources of a persona', () => {
  it('are listed with their limit', async () => {
    const failed = { kind: 'SOURCE_KIND_TEXT', pages: 0, passages: 0, status: 'SOURCE_STATUS_FAILED', reason: 'The file is encrypted.' }
    const pair = { kind: 'SOURCE_KIND_PAIR', pages: 0, status: 'SOURCE_STATUS_PROCESSING' }
    gateway.persona.on('ListSources', () => ({ sources: [wireSource(), wireSource(failed), wireSource(pair)], limit: 20 }))
    const response = await gateway.fetch(path, { headers: ada })
    expect([response.status, response.headers.get('X-Source-Limit'), await response.json()]).toEqual([
      200,
      '20',
      [
        source,
        { ...source, kind: 'text', pages: null, passages: 0, status: 'failed', reason: 'The file is encrypted.' },
        { ...source, kind: 'pair', pages: null, status: 'processing' },
      ],
    ])
    expect(lastCall('ListSources')).toMatchObject({ request: { personaId: 'p-1' }, caller: { kind: 'member', id: 'ada' } })
  })

  it('with a kind that the gateway does not know are an internal error', async () => {
    gateway.persona.on('ListSources', () => ({ sources: [wireSource({ kind: 'SOURCE_KIND_UNSPECIFIED' })] }))
    expect(await reasonOf(await gateway.fetch(path, { headers: ada }))).toEqual([500, 'INTERNAL'])
  })

  it('say what becomes of their originals, which their owner may keep', async () => {
    const originalUntil = '2026-12-02T08:00:00.000Z'
    gateway.persona.on('ListSources', () => ({ sources: [wireSource({ originalUntil })], limit: 20 }))
    expect(await (await gateway.fetch(path, { headers: ada })).json()).toEqual([{ ...source, originalUntil }])
    gateway.persona.on('KeepOriginal', ({ request }) => wireSource({ keepsOriginal: request.keep }))
    const headers = { ...ada, 'Content-Type': 'application/json' }
    const kept = await gateway.fetch(`${path}/s-1`, { method: 'PATCH', headers, body: JSON.stringify({ keepsOriginal: true }) })
    expect(await kept.json()).toEqual({ ...source, keepsOriginal: true })
    expect(lastCall('KeepOriginal')?.request).toEqual({ personaId: 'p-1', sourceId: 's-1', keep: true })
  })

  it('say how far their search by meaning is', async () => {
    const states = [{ passages: 30, secondsLeft: 0 }, { passages: 10, secondsLeft: 350 }, { passages: 0, secondsLeft: 0 }, null]
    gateway.persona.on('ListSources', () => ({ sources: states.map((vectors) => wireSource({ vectors })), limit: 20 }))
    const meanings = [{ passages: 30, secondsLeft: 0 }, { passages: 10, secondsLeft: 350 }, { passages: 0, secondsLeft: null }, null]
    const listed = await (await gateway.fetch(path, { headers: ada })).json()
    expect(listed).toEqual(meanings.map((meaning) => ({ ...source, meaning })))
  })

  it('are deleted', async () => {
    expect((await remove(ada)).status).toBe(204)
    expect(lastCall('DeleteSource')?.request).toEqual({ personaId: 'p-1', sourceId: 's-1' })
  })

  it('are for members only', async () => {
    for (const headers of [{}, await gateway.asGuest()])
      for (const response of [
        await gateway.fetch(path, { headers }),
        await gateway.post(path, { title: 'Owls', text: 'Hoot' }, headers),
        await remove(headers),
        await gateway.fetch(`${path}/s-1/passages`, { headers }),
        await gateway.post(`${path}/search`, { query: 'mice' }, headers),
      ])
        expect(await reasonOf(response)).toEqual([401, 'AUTH_REQUIRED'])
  })
})

describe('a source in JSON', () => {
  it('may be a text, longer than texts of other requests', async () => {
    const text = `# Owls\n${'x'.repeat(199_990)}`
    const response = await gateway.post(path, { title: ' Owls ', text }, ada)
    expect([response.status, await response.json()]).toEqual([202, source])
    expect(lastCall('AddSource')?.request).toMatchObject({ personaId: 'p-1', text: { title: 'Owls', text } })
    expect(lastCall('AddSource')?.request).not.toHaveProperty('pair')
  })

  it('may be a question with its answer', async () => {
    const response = await gateway.post(path, { question: 'What do owls eat?', answer: 'Mice.' }, ada)
    expect(response.status).toBe(202)
    expect(lastCall('AddSource')?.request.pair).toEqual({ question: 'What do owls eat?', answer: 'Mice.' })
  })

  it('is named by its Idempotency-Key, never by the id of the request, which a client may repeat', async () => {
    const key = '0b54f0a4-11a7-4a5e-9d5c-7c4a9a3f0c11'
    const requestId = '1b54f0a4-11a7-4a5e-9d5c-7c4a9a3f0c11'
    const add = async (headers: Record<string, string>) => {
      await gateway.post(path, { title: 'Owls', text: 'Hoot' }, { ...ada, ...headers, 'X-Request-Id': requestId })
      return lastCall('AddSource')?.request.requestId
    }
    expect(await add({ 'Idempotency-Key': key })).toBe(key)
    const made = [await add({}), await add({})]
    expect(made).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.not.stringMatching(requestId)])
    expect(made[0]).not.toBe(made[1])
    const wrong = await gateway.post(path, { title: 'Owls', text: 'Hoot' }, { ...ada, 'Idempotency-Key': 'again' })
    expect([wrong.status, Object.keys((await wrong.json()).fields)]).toEqual([400, ['Idempotency-Key']])
  })

  it.each([
    [{}, ['title', 'text']],
    [{ title: 'Owls' }, ['text']],
    [{ title: 'Owls', text: ' \n' }, ['text']],
    [{ title: '', text: 'Hoot' }, ['title']],
    [{ title: 'x'.repeat(201), text: 'Hoot' }, ['title']],
    [{ title: 'Owls', text: 'x'.repeat(200_001) }, ['text']],
    [{ title: 'Owls', text: 'a\0b' }, ['text']],
    [{ title: 7, text: ['Hoot'] }, ['title', 'text']],
    [{ question: 'Why?' }, ['answer']],
    [{ question: ' ', answer: 'Because' }, ['question']],
    [{ question: 'Why?', answer: 'x'.repeat(4_001) }, ['answer']],
    [{ question: { $gt: '' }, answer: null }, ['question', 'answer']],
  ])('is refused by field before calling persona (%#)', async (body, fields) => {
    const before = gateway.persona.calls('AddSource').length
    const response = await gateway.post(path, body, ada)
    const { reason, fields: found } = await response.json()
    expect([response.status, reason, Object.keys(found)]).toEqual([400, 'VALIDATION', fields])
    expect(gateway.persona.calls('AddSource').length).toBe(before)
  })

  it('of more than 256 KiB is BODY_TOO_LARGE', async () => {
    expect(await reasonOf(await gateway.post(path, { title: 'Owls', text: 'ö'.repeat(150_000) }, ada))).toEqual([400, 'BODY_TOO_LARGE'])
  })

  it.each([
    ['invalid', 'VALIDATION', 400],
    ['invalid', 'TOO_LARGE', 413],
    ['invalid', 'UNSUPPORTED_TYPE', 415],
    ['denied', 'SOURCE_LIMIT', 403],
    ['not_found', 'BOT_NOT_FOUND', 404],
    ['exists', 'SOURCE_EXISTS', 409],
  ] as const)('that persona refuses (%s %s) has status %i', async (kind, reason, status) => {
    gateway.persona.on('AddSource', () => {
      throw new DomainError(kind, reason, 'No')
    })
    expect(await reasonOf(await gateway.post(path, { title: 'Owls', text: 'Hoot' }, ada))).toEqual([status, reason])
    gateway.persona.on('AddSource', () => wireSource())
  })

  it('from another site is refused', async () => {
    const response = await gateway.post(path, { title: 'Owls', text: 'Hoot' }, { ...ada, Origin: 'https://other.example' })
    expect(await reasonOf(response)).toEqual([403, 'CROSS_SITE'])
  })
})

describe('the material of a persona', () => {
  const passage = { sourceId: 's-1', title: 'owls.pdf', page: 3, heading: 'Owls › Food', text: 'Owls eat mice.', score: 0 }

  it('is previewed by pages of passages', async () => {
    gateway.persona.on('ListPassages', () => ({
      passages: [
        { ...passage, pageLabel: 'iv' },
        { ...passage, page: 0, heading: '' },
      ],
      total: 42,
    }))
    const response = await gateway.fetch(`${path}/s-1/passages?page=2&limit=2`, { headers: ada })
    const shown = { sourceId: 's-1', title: 'owls.pdf', page: 3, heading: 'Owls › Food', text: 'Owls eat mice.' }
    expect([response.status, response.headers.get('X-Total-Count'), await response.json()]).toEqual([
      200,
      '42',
      [
        { ...shown, pageLabel: 'iv' },
        { ...shown, page: null, heading: '' },
      ],
    ])
    expect(lastCall('ListPassages')?.request).toEqual({ personaId: 'p-1', sourceId: 's-1', page: 2, limit: 2 })
  })

  it('is searched as a model would get it', async () => {
    gateway.persona.on('SearchKnowledge', () => ({
      passages: [
        { ...passage, score: 2.5 },
        { ...passage, page: 0, score: 0.5 },
      ],
    }))
    const response = await gateway.post(`${path}/search`, { query: ' mice ' }, ada)
    const found = { sourceId: 's-1', title: 'owls.pdf', page: 3, heading: 'Owls › Food', excerpt: 'Owls eat mice.' }
    expect([response.status, await response.json()]).toEqual([
      200,
      [
        { ...found, n: 1, score: 2.5 },
        { ...found, n: 2, page: null, score: 0.5 },
      ],
    ])
    expect(lastCall('SearchKnowledge')?.request).toEqual({ personaId: 'p-1', query: 'mice' })
    for (const query of ['', ' ', 'x'.repeat(4_001), 7])
      expect(await reasonOf(await gateway.post(`${path}/search`, { query }, ada))).toEqual([400, 'VALIDATION'])
  })

  it('is added, deleted and searched within limits of an account', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.02' })
    limited.persona.on('AddSource', () => wireSource())
    limited.persona.on('DeleteSource', () => ({}))
    limited.persona.on('SearchKnowledge', () => ({ passages: [] }))
    const headers = await limited.asMember()
    const statuses = async (times: number, send: () => Promise<Response>) => {
      const seen: number[] = []
      for (let n = 0; n < times; n++) seen.push((await send()).status)
      return seen
    }
    expect(await statuses(4, () => limited.post(path, { title: 'Owls', text: 'Hoot' }, headers))).toEqual([202, 202, 202, 429])
    expect(await statuses(3, () => limited.fetch(`${path}/s-1`, { method: 'DELETE', headers }))).toEqual([204, 204, 429])
    expect(await statuses(3, () => limited.post(`${path}/search`, { query: 'mice' }, headers))).toEqual([200, 200, 429])
    await limited.stop()
  })
})
