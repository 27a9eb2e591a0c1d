import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '@modelcontextprotocol/client'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { connectMcp, revisions } from '../support/mcp-client.ts'
import { listed, persona } from '../support/mcp-fixtures.ts'
import { nightTrains } from '../support/story-fixtures.ts'

let gateway: TestGateway
let headers: Record<string, string>
let client: Client | undefined

beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  headers = await gateway.asKey(['read'])
})
afterEach(async () => {
  await client?.close()
  client = undefined
})
afterAll(() => gateway?.stop())

const connect = async (revision: (typeof revisions)[number]) => {
  client = await connectMcp(gateway, revision, headers)
  return client
}
const entry = {
  id: 'e-1',
  type: 'ENTRY_TYPE_TREND',
  title: 'Night trains',
  content: 'Many people plan a summer by train.',
  createdAt: '2026-03-10T06:00:00.000Z',
  expiresAt: '2026-03-17T06:00:00.000Z',
  trend: [{ from: '2026-03-03', to: '2026-03-09', people: 20 }],
  model: 'claude-sonnet-5-5',
  conversationIds: ['c-secret'],
}
const story = {
  slug: 'night-trains',
  title: 'Night trains return',
  author: 'Gemma Future Trends',
  publishedAt: '2026-03-10T06:00:00.000Z',
  takeaways: ['Book early', 'Bring ear plugs'],
  model: 'gemini-3.8-flash',
  url: 'https://rostra.example/singularity-bugle/night-trains',
}
const call = async (revision: (typeof revisions)[number], name: string, args: object) =>
  (await connect(revision)).callTool({ name, arguments: { ...args } })

describe.each(revisions)('in revision %s', (revision) => {
  it('search_personas finds public personas without the member’s token', async () => {
    gateway.persona.on('ListPublicPersonas', () => listed([{}], 31))
    const result = await call(revision, 'search_personas', { query: 'owl', category: 'Education', sort: 'rating', page: 2, limit: 1 })
    const { id, slug, name, description, category } = persona
    const found = {
      id,
      slug,
      name,
      description,
      category,
      votes: 3,
      conversations: 7,
      ownModel: false,
      url: 'https://rostra.example/persona/max',
    }
    expect(result.structuredContent).toEqual({ personas: [found], page: 2, total: 31 })
    expect(result.content).toEqual([{ type: 'text', text: '31 personas found, page 2:\n- max: Max (Education). Knows owls' }])
    const received = gateway.persona.calls('ListPublicPersonas').at(-1)
    expect(received?.request).toEqual({ search: 'owl', category: 'Education', sort: 'SORT_RATING', page: 2, limit: 1 })
    expect(received?.caller).toEqual({ kind: 'anonymous' })
  })

  it('says of a persona that a model of its creator answers', async () => {
    const notice = 'Answered by a model that its creator runs: the creator’s server gets the questions.'
    gateway.persona.on('ListPublicPersonas', () => listed([{ hasOwnModel: true }]))
    gateway.newsroom.on('SearchArticles', () => ({ articles: [], total: 0 }))
    gateway.persona.on('GetPersona', () => ({ ...persona, hasOwnModel: true }))
    const connected = await connect(revision)
    const { structuredContent, content } = await connected.callTool({ name: 'search_personas', arguments: {} })
    expect(structuredContent).toMatchObject({ personas: [{ slug: 'max', ownModel: true }] })
    expect(JSON.stringify(content)).toContain(notice)
    expect((await connected.listResources()).resources).toMatchObject([{ description: `Knows owls ${notice}` }])
    const { contents } = await connected.readResource({ uri: 'rostra://personas/max' })
    expect(contents).toMatchObject([{ text: expect.stringContaining(notice) }])
  })

  it('read_zeitgeist returns entries without the conversations behind them', async () => {
    const sampleMessages = [{ role: 'SAMPLE_ROLE_USER', content: 'Which train?' }]
    const excerpt = { ...entry, id: 'e-2', type: 'ENTRY_TYPE_EXCERPT', trend: [], model: 'offline', sampleMessages }
    gateway.zeitgeist.on('ListEntries', () => ({ entries: [entry, excerpt] }))
    const result = await call(revision, 'read_zeitgeist', { type: 'trend', limit: 5 })
    expect(result.structuredContent).toEqual({
      entries: [
        {
          id: 'e-1',
          type: 'trend',
          title: 'Night trains',
          content: 'Many people plan a summer by train.',
          createdAt: entry.createdAt,
          expiresAt: entry.expiresAt,
          people: entry.trend,
          model: 'claude-sonnet-5-5',
          composite: false,
          url: 'https://rostra.example/zeitgeist/e-1',
        },
        expect.objectContaining({ id: 'e-2', model: 'offline', composite: true }),
      ],
    })
    const text =
      '- Night trains (trend): Many people plan a summer by train.\n' +
      '- Night trains (excerpt, composite of several conversations): Many people plan a summer by train.\n\n' +
      'Written by AI · claude-sonnet-5-5, Offline model'
    expect(result.content).toEqual([{ type: 'text', text }])
    expect(JSON.stringify(result)).not.toContain('c-secret')
    expect(gateway.zeitgeist.calls('ListEntries').at(-1)?.request).toMatchObject({ limit: 5, type: 'ENTRY_TYPE_TREND' })
  })

  it('read_bugle lists stories, and returns the whole text of one', async () => {
    gateway.newsroom.on('SearchArticles', () => ({ articles: [nightTrains], total: 3 }))
    gateway.newsroom.on('GetArticle', () => nightTrains)
    const connected = await connect(revision)
    const list = await connected.callTool({ name: 'read_bugle', arguments: { search: 'trains', author: 'Gemma Future Trends', limit: 1 } })
    expect(list.structuredContent).toEqual({ stories: [story], total: 3 })
    const label = 'Written by AI · gemini-3.8-flash'
    const line = '- night-trains: Night trains return (Gemma Future Trends, 2026-03-10)'
    expect(list.content).toEqual([{ type: 'text', text: `3 stories found, page 1:\n${line}\n\n${label}` }])
    expect(gateway.newsroom.calls('SearchArticles').at(-1)?.request).toMatchObject({ search: 'trains', author: 'AUTHOR_GEMMA', limit: 1 })
    const one = await connected.callTool({ name: 'read_bugle', arguments: { story: 'night-trains' } })
    const content = 'People ask about night trains again.\n\nMany of them plan a summer.'
    expect(one.structuredContent).toEqual({ stories: [{ ...story, content }], total: 1 })
    expect(JSON.stringify(one.content)).toContain(label)
  })

  it('counts one result in the singular', async () => {
    gateway.persona.on('ListPublicPersonas', () => listed([{}], 1))
    gateway.newsroom.on('SearchArticles', () => ({ articles: [nightTrains], total: 1 }))
    const connected = await connect(revision)
    const texts = ['search_personas', 'read_bugle'].map((name) => connected.callTool({ name, arguments: {} }))
    const [personas, stories] = (await Promise.all(texts)).map(({ content }) => JSON.stringify(content))
    expect([personas, stories]).toEqual([expect.stringContaining('1 persona found'), expect.stringContaining('1 story found')])
  })

  it('says where to find a story that does not exist', async () => {
    gateway.newsroom.on('GetArticle', () => {
      throw new DomainError('not_found', 'ARTICLE_NOT_FOUND', 'Article not found')
    })
    const result = await call(revision, 'read_bugle', { story: 'none' })
    expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('List the stories with read_bugle') }] })
  })

  it('lists personas, then stories, as resources in pages', async () => {
    gateway.persona.on('ListPublicPersonas', ({ request }) => listed([{ slug: `p-${request.page}` }], 101))
    gateway.newsroom.on('SearchArticles', () => ({ articles: [nightTrains], total: 1 }))
    const { resources } = await (await connect(revision)).listResources()
    expect(resources.map(({ uri }) => uri)).toEqual(['rostra://personas/p-1', 'rostra://personas/p-2', 'rostra://stories/night-trains'])
    expect(resources[0]).toMatchObject({ name: 'p-1', title: 'Max', description: 'Knows owls', mimeType: 'text/markdown' })
  })

  it('lists at most 500 personas, because clients read all pages', async () => {
    const listsBefore = gateway.persona.calls('ListPublicPersonas').length
    gateway.persona.on('ListPublicPersonas', () => listed([{}], 100_000))
    gateway.newsroom.on('SearchArticles', () => ({ articles: [nightTrains], total: 100_000 }))
    await (await connect(revision)).listResources()
    expect(gateway.persona.calls('ListPublicPersonas').length - listsBefore).toBe(5)
  })

  it('reads a persona and a story by their addresses', async () => {
    gateway.persona.on('GetPersona', () => persona)
    gateway.newsroom.on('GetArticle', () => nightTrains)
    const connected = await connect(revision)
    const { resourceTemplates } = await connected.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['rostra://personas/{slug}', 'rostra://stories/{id}'])
    const max = await connected.readResource({ uri: 'rostra://personas/max' })
    expect(max.contents).toEqual([{ uri: 'rostra://personas/max', mimeType: 'text/markdown', text: expect.stringContaining('# Max') }])
    expect(gateway.persona.calls('GetPersona').at(-1)?.request).toMatchObject({ slug: 'max' })
    const trains = await connected.readResource({ uri: 'rostra://stories/night-trains' })
    expect(JSON.stringify(trains.contents)).toContain('Many of them plan a summer.')
    expect(JSON.stringify(trains.contents)).toContain('Written by AI · gemini-3.8-flash')
  })

  it('reports a resource that does not exist with its address', async () => {
    gateway.persona.on('GetPersona', () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    const connected = await connect(revision)
    for (const uri of ['rostra://personas/none', 'rostra://other/none', 'rostra://personas/%', 'rostra://stories/%c3']) {
      await expect(connected.readResource({ uri })).rejects.toMatchObject({ data: { uri } })
    }
    await expect(connected.listResources({ cursor: 'nonsense' })).rejects.toThrow('Unknown cursor')
  })
})
