import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createWebBuild, servedPage } from '../support/built-web.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { hostileText, markedParagraphs, markedSummary, nightTrains } from '../support/story-fixtures.ts'

let gateway: TestGateway
let web: Awaited<ReturnType<typeof createWebBuild>>
beforeAll(async () => {
  web = await createWebBuild()
  gateway = await startGateway({ WEB_DIST: web.folder, PUBLIC_URL: 'https://rostra.example' })
})
afterAll(async () => {
  await gateway?.stop()
  await web?.remove()
})

const script = (story: object = {}) => gateway.newsroom.on('GetArticle', () => ({ ...nightTrains, ...story }))
const fail = (error: Error) =>
  gateway.newsroom.on('GetArticle', () => {
    throw error
  })
const missing = new DomainError('not_found', 'ARTICLE_NOT_FOUND', 'Story not found')
const open = (headers: Record<string, string> = {}) =>
  gateway.fetch('/singularity-bugle/night-trains', { headers: { Accept: 'text/html', ...headers } })
const structuredData = (html: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')
const contentOf = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

const url = 'https://rostra.example/singularity-bugle/night-trains'

it('the page of a story has its title, its link tags and structured data, also for members', async () => {
  script()
  for (const headers of [{}, await gateway.asMember('ada')]) {
    const response = await open(headers)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<title>Night trains return · Rostra</title>')
    expect(html).toContain(`<link rel="canonical" href="${url}" />`)
    expect(
      Object.fromEntries(
        [
          'description',
          'og:title',
          'og:type',
          'og:url',
          'og:image',
          'og:site_name',
          'article:published_time',
          'article:author',
          'twitter:card',
        ].map((name) => [name, contentOf(html, name)]),
      ),
    ).toEqual({
      description: 'People ask about night trains again.',
      'og:title': 'Night trains return',
      'og:type': 'article',
      'og:url': url,
      'og:image': `${url}/preview.png`,
      'og:site_name': 'The Singularity Bugle',
      'article:published_time': '2026-03-10T06:00:00.000Z',
      'article:author': 'Gemma Future Trends',
      'twitter:card': 'summary_large_image',
    })
    expect(structuredData(html)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Night trains return',
      datePublished: '2026-03-10T06:00:00.000Z',
      mainEntityOfPage: url,
      image: [`${url}/preview.png`],
      author: [{ name: 'Gemma Future Trends', description: 'An AI author' }],
      digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
    })
  }
})

it('the description of a story has no marks of Markdown', async () => {
  script({ paragraphs: markedParagraphs })
  const html = await (await open()).text()
  expect(['description', 'og:description', 'twitter:description'].map((name) => contentOf(html, name))).toEqual(
    Array(3).fill(markedSummary),
  )
  expect(structuredData(html).description).toBe(markedSummary)
})

it('hostile texts are escaped, and a long description is cut at a word', async () => {
  script({ title: hostileText, paragraphs: [{ text: `${hostileText} ${'word '.repeat(100)}` }] })
  const html = await (await open()).text()
  expect(html.match(/<script/g)).toHaveLength(2)
  expect(structuredData(html).headline).toContain('</title><script>')
  expect(contentOf(html, 'description')).toMatch(/ word…$/)
})

it('an unknown story has status 404 and no tags; while newsroom is away the page is sent without tags', async () => {
  fail(missing)
  const unknown = await open({ 'Accept-Encoding': 'identity' })
  expect([unknown.status, await unknown.text()]).toEqual([404, servedPage])
  fail(new DomainError('unavailable', 'UNAVAILABLE', 'away'))
  const away = await open({ 'Accept-Encoding': 'identity' })
  expect([away.status, await away.text()]).toEqual([200, servedPage])
})

it('the picture of a story is a PNG of 1200 by 630 for any text, and 404 for an unknown story', async () => {
  for (const title of ['Night trains return', hostileText, '漢字', 'W'.repeat(2_000), '']) {
    script({ title })
    const response = await gateway.fetch('/singularity-bugle/night-trains/preview.png')
    const png = Buffer.from(await response.arrayBuffer())
    expect([response.status, response.headers.get('Content-Type'), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      200,
      'image/png',
      1_200,
      630,
    ])
  }
  fail(missing)
  expect((await gateway.fetch('/singularity-bugle/unknown/preview.png')).status).toBe(404)
})
