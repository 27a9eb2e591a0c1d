import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { PersonaMessage } from '@rostra/proto/persona'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { childrenOf, parseXml, textOf } from '../support/parse-xml.ts'
import { hostileText, markedParagraphs, markedSummary, nightTrains } from '../support/story-fixtures.ts'
import { requestRaw } from '../support/stream-client.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

beforeEach(() => {
  gateway.newsroom.on('ListArticles', () => ({
    articles: [
      nightTrains,
      { ...nightTrains, slug: 'hostile', title: hostileText, paragraphs: [{ text: hostileText }], modelId: 'offline' },
    ],
  }))
  gateway.newsroom.on('SearchArticles', ({ request }) => {
    const first = (request.page - 1) * request.limit
    return {
      articles: Array.from({ length: Math.min(request.limit, 150 - first) }, (_, n) => ({ ...nightTrains, slug: `story-${first + n}` })),
      total: 150,
    }
  })
  gateway.persona.on('ListPublicPersonas', ({ request }) => ({
    personas:
      request.page === 1 ? ['max', 'a&b'].map((slug) => PersonaMessage.serialize({ id: slug, slug, name: slug, ownerId: 'u-1' })) : [],
    total: 2,
  }))
  gateway.identity.on('GetUsernames', () => ({ usernames: { 'u-1': 'Ada_L' } }))
})

/** A new gateway, because documents are kept for minutes. */
const fresh = () => gateway.replica()
const channelOf = async (response: Response) => {
  const rss = parseXml(await response.text())
  expect([rss.name, rss.attributes.version, rss.children.length]).toEqual(['rss', '2.0', 1])
  const [channel] = childrenOf(rss, 'channel')
  if (!channel) throw new Error('the feed has no channel')
  return channel
}

describe('the feed', () => {
  it('is RSS 2.0 with the required elements, its own address and absolute links', async () => {
    const { fetch } = await fresh()
    const response = await fetch('/singularity-bugle/feed.xml')
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      'public, max-age=30',
    ])
    const channel = await channelOf(response)
    expect([textOf(channel, 'title'), textOf(channel, 'link')]).toEqual([
      'The Singularity Bugle',
      'https://rostra.example/singularity-bugle',
    ])
    expect(textOf(channel, 'description')).not.toBe('')
    expect(childrenOf(channel, 'atom:link')[0]?.attributes).toMatchObject({
      rel: 'self',
      href: 'https://rostra.example/singularity-bugle/feed.xml',
    })
    const [item] = childrenOf(channel, 'item')
    if (!item) throw new Error('the feed has no item')
    expect(Object.fromEntries(item.children.map(({ name, text }) => [name, text]))).toEqual({
      title: 'Night trains return',
      link: 'https://rostra.example/singularity-bugle/night-trains',
      guid: 'https://rostra.example/singularity-bugle/night-trains',
      pubDate: 'Tue, 10 Mar 2026 06:00:00 GMT',
      description: 'People ask about night trains again.',
      'content:encoded':
        '<p dir="auto">People ask about night trains again.</p><p dir="auto">Many of them plan a summer.</p><h2>KEY TAKEAWAYS</h2><ul><li><p dir="auto">Book early</p></li><li><p dir="auto">Bring ear plugs</p></li></ul><p><em>Written by AI · gemini-3.8-flash</em></p>',
      'dc:creator': 'Gemma Future Trends (AI)',
    })
    expect(childrenOf(item, 'guid')[0]?.attributes).toEqual({ isPermaLink: 'true' })
  })

  it('has the Markdown of a story as HTML, and its description without marks', async () => {
    gateway.newsroom.on('ListArticles', () => ({
      articles: [{ ...nightTrains, paragraphs: markedParagraphs, takeaways: ['Book *early*'] }],
    }))
    const { fetch } = await fresh()
    const [item] = childrenOf(await channelOf(await fetch('/singularity-bugle/feed.xml')), 'item')
    if (!item) throw new Error('the feed lacks an item')
    expect(textOf(item, 'description')).toBe(markedSummary)
    const link = '<a href="https://example.org/a" title="example.org" rel="noopener noreferrer nofollow ugc" target="_blank">trains</a>'
    expect(textOf(item, 'content:encoded')).toBe(
      `<h2 dir="auto">قطارات</h2><ul><li dir="auto">about <strong>night</strong> ${link}</li><li dir="auto">in <code class="math-inline" dir="ltr">$E = mc^2$</code></li></ul><h2>KEY TAKEAWAYS</h2><ul><li><p dir="auto">Book <em>early</em></p></li></ul><p><em>Written by AI · gemini-3.8-flash</em></p>`,
    )
  })

  it('stays well formed with hostile texts, and escapes their markup', async () => {
    const { fetch } = await fresh()
    const [, item] = childrenOf(await channelOf(await fetch('/singularity-bugle/feed.xml')), 'item')
    if (!item) throw new Error('the feed lacks an item')
    expect(textOf(item, 'title')).toContain('</title><script>alert("x")</script> ]]> <![CDATA[ &amp; <!--')
    expect(textOf(item, 'content:encoded')).not.toContain('<script>')
    expect(textOf(item, 'content:encoded')).toContain('Written by AI · Offline model')
  })

  it('is empty without stories, and compressed and revalidated on request', async () => {
    gateway.newsroom.on('ListArticles', () => ({ articles: [] }))
    const { fetch, url } = await fresh()
    const response = await fetch('/singularity-bugle/feed.xml')
    expect(childrenOf(await channelOf(response), 'item')).toEqual([])
    const again = await requestRaw(`${url}/singularity-bugle/feed.xml`, {
      headers: { 'If-None-Match': response.headers.get('ETag') ?? '' },
    })
    expect([again.status, await again.ended]).toEqual([304, ''])
    const compressed = await requestRaw(`${url}/singularity-bugle/feed.xml`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  })

  it('is refused with 503 while newsroom was never reached, and then works', async () => {
    const { fetch } = await fresh()
    gateway.newsroom.on('ListArticles', () => {
      throw new DomainError('unavailable', 'UNAVAILABLE', 'away')
    })
    expect((await fetch('/singularity-bugle/feed.xml')).status).toBe(503)
    gateway.newsroom.on('ListArticles', () => ({ articles: [nightTrains] }))
    expect((await fetch('/singularity-bugle/feed.xml')).status).toBe(200)
  })
})

describe('the sitemaps', () => {
  const origin = 'https://rostra.example'
  /** Returns the items of a sitemap or of the index, checked by the protocol. */
  const itemsOf = async (response: Response, root: 'urlset' | 'sitemapindex') => {
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=30')
    const text = await response.text()
    expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024)
    const document = parseXml(text)
    expect([document.name, document.attributes]).toEqual([root, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }])
    expect(document.children.length).toBeLessThanOrEqual(50_000)
    const addresses = document.children.map((item) => {
      expect(item.name).toBe(root === 'urlset' ? 'url' : 'sitemap')
      expect(item.children.map(({ name }) => name).join()).toMatch(/^loc(,lastmod)?$/)
      return textOf(item, 'loc')
    })
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
    return { document, paths: addresses.map((address) => address.replace(origin, '')) }
  }

  it('are named by an index of their kinds, and follow the protocol', async () => {
    const { fetch } = await fresh()
    const { paths } = await itemsOf(await fetch('/sitemap.xml'), 'sitemapindex')
    expect(paths).toEqual(['/sitemaps/pages-1.xml', '/sitemaps/personas-1.xml', '/sitemaps/creators-1.xml', '/sitemaps/stories-1.xml'])
    const all: Record<string, string[]> = {}
    for (const path of paths) all[path] = (await itemsOf(await fetch(path), 'urlset')).paths
    expect(all['/sitemaps/pages-1.xml']).toEqual(expect.arrayContaining(['/', '/archive', '/privacy']))
    expect(all['/sitemaps/pages-1.xml']?.filter((path) => /^\/(dashboard|admin|auth|embed)/.test(path))).toEqual([])
    expect(all['/sitemaps/personas-1.xml']).toEqual(['/persona/max', '/persona/a%26b'])
    expect(all['/sitemaps/creators-1.xml']).toEqual(['/creators/Ada_L'])
    expect(all['/sitemaps/stories-1.xml']).toHaveLength(150)
    expect(all['/sitemaps/stories-1.xml']).toEqual(expect.arrayContaining(['/singularity-bugle/story-0', '/singularity-bugle/story-149']))
  })

  it('say when a story was published', async () => {
    const { fetch } = await fresh()
    const { document } = await itemsOf(await fetch('/sitemaps/stories-1.xml'), 'urlset')
    const story = document.children.find((url) => textOf(url, 'loc').endsWith('/story-0'))
    expect(story && textOf(story, 'lastmod')).toBe(nightTrains.publishedAt)
  })

  it('have 10,000 addresses each and five parts of a kind at most, and are kept', async () => {
    gateway.newsroom.on('SearchArticles', ({ request }) => ({
      articles: Array.from({ length: request.limit }, (_, n) => ({ ...nightTrains, slug: `s-${request.page}-${n}` })),
      total: 1_000_000,
    }))
    const { fetch } = await fresh()
    const { paths } = await itemsOf(await fetch('/sitemap.xml'), 'sitemapindex')
    expect(paths.filter((path) => path.includes('stories'))).toEqual([1, 2, 3, 4, 5].map((part) => `/sitemaps/stories-${part}.xml`))
    const before = gateway.newsroom.calls('SearchArticles').length
    const second = await itemsOf(await fetch('/sitemaps/stories-2.xml'), 'urlset')
    expect([second.paths.length, second.paths[0]]).toEqual([10_000, '/singularity-bugle/s-101-0'])
    await (await fetch('/sitemaps/stories-2.xml')).text()
    expect(gateway.newsroom.calls('SearchArticles').length - before).toBe(100)
  })

  it('are created once, however a request encodes their address', async () => {
    const { fetch } = await fresh()
    const { paths } = await itemsOf(await fetch('/sitemaps/personas-1.xml'), 'urlset')
    const before = gateway.persona.calls('ListPublicPersonas').length
    for (const address of ['/sitemaps/%70ersonas-1.xml', '/sitemaps/p%65rsonas%2D1.xml'])
      expect((await itemsOf(await fetch(address), 'urlset')).paths).toEqual(paths)
    expect(gateway.persona.calls('ListPublicPersonas')).toHaveLength(before)
  })

  it.each(['stories-2', 'stories-0', 'stories-01', 'entries-1', 'pages', 'constructor-1', '..%2Fx-1'])('have no part %s', async (name) => {
    const { fetch } = await fresh()
    expect((await fetch(`/sitemaps/${name}.xml`)).status).toBe(404)
  })
})

describe('llms.txt', () => {
  it('says in Markdown what the site is, with its pages, its API, public personas and stories', async () => {
    gateway.persona.on('ListPublicPersonas', () => ({
      personas: [
        PersonaMessage.serialize({ slug: 'max', name: 'Max [the] *Owl*', description: 'Knows\n# a lot <script>' }),
        PersonaMessage.serialize({ slug: 'a)b', name: 'Eva', description: '' }),
      ],
      total: 2,
    }))
    const { fetch } = await fresh()
    const response = await fetch('/llms.txt')
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/markdown; charset=utf-8'])
    const lines = (await response.text()).split('\n')
    expect(lines[0]).toBe('# Rostra')
    expect(lines[2]).toMatch(/^> A community platform/)
    expect(lines.filter((line) => line.startsWith('#'))).toEqual([
      '# Rostra',
      '## Pages',
      '## API',
      '## Personas',
      '## Stories',
      '## Optional',
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        '- [Discover](https://rostra.example/discover): Search all public AI personas',
        '- [OpenAPI document](https://rostra.example/api/openapi.json): Every call of the HTTP interface',
        '- [Max &#91;the\\] \\*Owl\\*](https://rostra.example/persona/max): Knows \\# a lot \\<script\\>',
        '- [Eva](https://rostra.example/persona/a\\)b)',
        '- [Night trains return](https://rostra.example/singularity-bugle/story-0)',
        '- [Sitemap](https://rostra.example/sitemap.xml): All public pages',
      ]),
    )
    expect(gateway.persona.calls('ListPublicPersonas').at(-1)?.request).toMatchObject({ sort: 'SORT_POPULAR', page: 1, limit: 50 })
  })

  it('links addresses that exist, to programs that have an API key or a token of OAuth', async () => {
    const { fetch } = await fresh()
    const text = await (await fetch('/llms.txt')).text()
    const section = /## API\n(?<links>[^#]+)/.exec(text)?.groups?.links ?? ''
    const paths = [...section.matchAll(/\(https:\/\/rostra\.example(\/[^)]+)\)/g)].map(([, path]) => path ?? '')
    expect(paths).toHaveLength(5)
    for (const path of paths) expect([path, (await fetch(path)).status]).not.toEqual([path, 404])
    expect(section.match(/OAuth/g)).toHaveLength(3)
  })

  it('has no empty section', async () => {
    gateway.persona.on('ListPublicPersonas', () => ({ personas: [], total: 0 }))
    gateway.newsroom.on('SearchArticles', () => ({ articles: [], total: 0 }))
    const { fetch } = await fresh()
    expect(await (await fetch('/llms.txt')).text()).not.toMatch(/## (Personas|Stories)/)
  })
})

it('robots.txt names the sitemap', async () => {
  const response = await gateway.fetch('/robots.txt')
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe('User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: https://rostra.example/sitemap.xml\n')
})
