import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createWebBuild, servedPage } from '../support/built-web.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { hostileText } from '../support/story-fixtures.ts'

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

const bread = {
  id: 'e-1',
  type: 'ENTRY_TYPE_THEME',
  title: 'Bread and patience',
  content: 'At least 25 people talked about “sourdough”.',
  conversationIds: ['c-secret'],
  createdAt: '2026-03-10T06:00:00.000Z',
  expiresAt: '2026-03-24T06:00:00.000Z',
} as const
const script = (entry: object = {}) => gateway.zeitgeist.on('GetEntry', () => ({ ...bread, ...entry }))
const fail = (error: Error) =>
  gateway.zeitgeist.on('GetEntry', () => {
    throw error
  })
const missing = new DomainError('not_found', 'ENTRY_NOT_FOUND', 'This entry has expired or was removed')
const open = (headers: Record<string, string> = {}) =>
  gateway.fetch('/zeitgeist/e-1', { headers: { Accept: 'text/html', 'Accept-Encoding': 'identity', ...headers } })
const contentOf = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

it('the page of an entry has its title and link tags, and search engines leave it out', async () => {
  script()
  for (const headers of [{}, await gateway.asMember('eve', 'super_senator')]) {
    const response = await open(headers)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<title>Bread and patience · Rostra</title>')
    expect(html).not.toContain('c-secret')
    const url = 'https://rostra.example/zeitgeist/e-1'
    const names = ['robots', 'description', 'og:title', 'og:url', 'og:image']
    expect(names.map((name) => contentOf(html, name))).toEqual([
      'noindex',
      'At least 25 people talked about “sourdough”.',
      'Bread and patience',
      url,
      `${url}/preview.png`,
    ])
  }
})

it('an entry that has expired or was removed has status 404 and no tags, and without zeitgeist the page has no tags', async () => {
  fail(missing)
  const unknown = await open()
  expect([unknown.status, await unknown.text()]).toEqual([404, servedPage])
  fail(new DomainError('unavailable', 'UNAVAILABLE', 'away'))
  const away = await open()
  expect([away.status, await away.text()]).toEqual([200, servedPage])
})

it('the picture of an entry is a PNG of 1200 by 630 for any title, and 404 for an expired entry', async () => {
  for (const title of ['Bread and patience', hostileText, '']) {
    script({ title })
    const response = await gateway.fetch('/zeitgeist/e-1/preview.png')
    const png = Buffer.from(await response.arrayBuffer())
    expect([response.status, response.headers.get('Content-Type'), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      200,
      'image/png',
      1_200,
      630,
    ])
  }
  fail(missing)
  expect((await gateway.fetch('/zeitgeist/e-1/preview.png')).status).toBe(404)
})
