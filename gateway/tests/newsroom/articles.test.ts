import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { nightTrains } from '../support/story-fixtures.ts'

let gateway: TestGateway
let operator: Record<string, string>
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  operator = await gateway.asMember('olga', 'super_senator')
})
afterAll(() => gateway?.stop())

/** Returns a list with an unused limit, because responses are cached for half a second. */
let limit = 0
const freshList = () => read(`/api/articles?limit=${++limit}`)
const read = async (path: string) => {
  const response = await gateway.fetch(path)
  return { status: response.status, body: await response.json() }
}
const generate = async (body: unknown, headers: Record<string, string> = operator) => {
  const response = await gateway.post('/api/articles/generate-daily', body, headers)
  return { status: response.status, body: await response.json() }
}
const remove = (id: string, headers: Record<string, string> = operator) =>
  gateway.fetch(`/api/articles/${id}`, { method: 'DELETE', headers })

const { paragraphs, takeaways, sources, ...plain } = nightTrains
const shown = {
  ...plain,
  author: 'Gemma Future Trends',
  model: 'Gemma',
  offline: false,
  content: 'People ask about night trains again.\n\nMany of them plan a summer.',
  listSection: takeaways,
  paragraphs,
  sources: [{ kind: 'entry', title: 'Night trains', slug: null, entryId: 'e-1' }],
}

describe('GET /api/articles', () => {
  it('lists 20 stories by default, in the order of the service', async () => {
    const stories = [nightTrains, { ...nightTrains, id: 'a-2', slug: 'day-trains' }]
    gateway.newsroom.on('ListArticles', () => ({ articles: stories }))
    const { status, body } = await read('/api/articles')
    expect([status, body.map(({ slug }: { slug: string }) => slug)]).toEqual([200, ['night-trains', 'day-trains']])
    expect(gateway.newsroom.calls('ListArticles').at(-1)?.request).toEqual({ limit: 20, entryId: '' })
    await read('/api/articles?limit=100')
    expect(gateway.newsroom.calls('ListArticles').at(-1)?.request).toEqual({ limit: 100, entryId: '' })
    await read('/api/articles?limit=3&entry=e-1')
    expect(gateway.newsroom.calls('ListArticles').at(-1)?.request).toEqual({ limit: 3, entryId: 'e-1' })
  })

  it('returns a story with its text, its take-aways and its sources', async () => {
    gateway.newsroom.on('ListArticles', () => ({ articles: [nightTrains] }))
    expect((await freshList()).body).toEqual([shown])
    gateway.newsroom.on('GetArticle', () => nightTrains)
    expect(await read('/api/articles/night-trains')).toEqual({ status: 200, body: shown })
    expect(gateway.newsroom.calls('GetArticle').at(-1)?.request).toEqual({ slug: 'night-trains' })
  })

  it.each([
    ['AUTHOR_CLAUDEUS', 'Claudeus Philosophy Desk', 'Claudeus'],
    ['AUTHOR_GEEPS', 'Geeps Tech Solutions', 'Geeps'],
    ['AUTHOR_GEMMA', 'Gemma Future Trends', 'Gemma'],
    ['AUTHOR_DEEPS', 'Deeps Data Analysis', 'Deeps'],
  ] as const)('names the author and the model of %s', async (wire, author, model) => {
    gateway.newsroom.on('ListArticles', () => ({ articles: [{ ...nightTrains, author: wire }] }))
    expect((await freshList()).body).toMatchObject([{ author, model }])
  })

  it('fails on a story of an author that it does not know', async () => {
    gateway.newsroom.on('ListArticles', () => ({ articles: [{ ...nightTrains, author: 'AUTHOR_UNSPECIFIED' }] }))
    expect((await freshList()).status).toBe(500)
  })
})

describe('GET /api/articles/archive', () => {
  it('answers a page of stories and the number of all matches', async () => {
    gateway.newsroom.on('SearchArticles', () => ({ articles: [nightTrains], total: 41 }))
    expect(await read('/api/articles/archive')).toEqual({ status: 200, body: { articles: [shown], total: 41 } })
    const everything = { search: '', author: 'AUTHOR_UNSPECIFIED', dateFrom: '', dateTo: '', page: 1, limit: 18 }
    expect(gateway.newsroom.calls('SearchArticles').at(-1)?.request).toEqual(everything)
    await read('/api/articles/archive?search=night+trains&author=Gemma+Future+Trends&dateFrom=2026-02-28&dateTo=2026-03-10&page=3')
    expect(gateway.newsroom.calls('SearchArticles').at(-1)?.request).toEqual({
      search: 'night trains',
      author: 'AUTHOR_GEMMA',
      dateFrom: '2026-02-28',
      dateTo: '2026-03-10',
      page: 3,
      limit: 18,
    })
  })

  it.each([
    ['a day that does not exist', 'dateFrom=2026-02-30', 'dateFrom'],
    ['a text that is no date', 'dateTo=yesterday', 'dateTo'],
    ['a last day before the first', 'dateFrom=2026-03-02&dateTo=2026-03-01', 'dateTo'],
    ['page 0', 'page=0', 'page'],
    ['a search of 10,000 characters', `search=${'x'.repeat(10_000)}`, 'search'],
    ['an unknown author', 'author=Nobody', 'author'],
  ])('refuses %s by the name of the filter, without a call', async (_what, query, field) => {
    const before = gateway.newsroom.calls('SearchArticles').length
    const { status, body } = await read(`/api/articles/archive?${query}`)
    expect([status, body.reason, Object.keys(body.fields)]).toEqual([400, 'VALIDATION', [field]])
    expect(gateway.newsroom.calls('SearchArticles').length).toBe(before)
  })
})

describe('POST /api/articles/generate-daily', () => {
  it('passes the topics on and answers the stories, who was skipped and why, and notes', async () => {
    const reason = 'Has written today’s story already.'
    const text = 'The topic was left out.'
    gateway.newsroom.on('GenerateDaily', () => ({
      articles: [nightTrains],
      skipped: [{ author: 'AUTHOR_DEEPS', reason }],
      notes: [{ author: 'AUTHOR_GEMMA', text }],
    }))
    const { status, body } = await generate({ authorTopics: { 'Deeps Data Analysis': '', 'Gemma Future Trends': 'Night trains' } })
    const notes = [{ author: 'Gemma Future Trends', text }]
    expect([status, body]).toEqual([200, { articles: [shown], skipped: [{ author: 'Deeps Data Analysis', reason }], notes }])
    expect(gateway.newsroom.calls('GenerateDaily').at(-1)?.request).toEqual({
      assignments: [
        { author: 'AUTHOR_GEMMA', topic: 'Night trains' },
        { author: 'AUTHOR_DEEPS', topic: '' },
      ],
    })
  })

  it('is refused for an unknown author and a topic of more than 200 characters', async () => {
    for (const authorTopics of [{ Nobody: 'Tea' }, { 'Gemma Future Trends': 'x'.repeat(201) }])
      expect(await generate({ authorTopics })).toMatchObject({ status: 400, body: { reason: 'VALIDATION' } })
  })

  it.each([
    ['denied', 'PRESS_NOT_ALLOWED', 403],
    ['state', 'EDITION_RUNNING', 409],
    ['unavailable', 'EDITION_FAILED', 503],
  ] as const)('turns the refusal %s %s into its status', async (kind, reason, status) => {
    gateway.newsroom.on('GenerateDaily', () => {
      throw new DomainError(kind, reason, 'No edition', { retryAfter: 10 })
    })
    expect(await generate({})).toMatchObject({ status, body: { reason, message: 'No edition' } })
  })
})

describe('an edition and a deletion', () => {
  it('need an account, and the service refuses other roles with 403', async () => {
    const refuse = () => {
      throw new DomainError('denied', 'PRESS_NOT_ALLOWED', 'Only Super Senators can run the presses.')
    }
    gateway.newsroom.on('GenerateDaily', refuse)
    gateway.newsroom.on('DeleteArticle', refuse)
    for (const headers of [{}, await gateway.asGuest()]) {
      expect((await generate({}, headers)).status).toBe(401)
      expect((await remove('a-1', headers)).status).toBe(401)
    }
    const member = await gateway.asMember('bob', 'orator')
    const refused = { status: 403, body: { reason: 'PRESS_NOT_ALLOWED' } }
    expect(await generate({}, member)).toMatchObject(refused)
    const response = await remove('a-1', member)
    expect({ status: response.status, body: await response.json() }).toMatchObject(refused)
    expect(gateway.newsroom.calls('DeleteArticle').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'bob', role: 'orator' })
  })

  it('a story is deleted by its id', async () => {
    gateway.newsroom.on('DeleteArticle', () => ({}))
    expect((await remove('a-1')).status).toBe(204)
    expect(gateway.newsroom.calls('DeleteArticle').at(-1)?.request).toEqual({ id: 'a-1' })
  })
})
