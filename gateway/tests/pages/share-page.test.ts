import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createWebBuild, servedPage, title } from '../support/built-web.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { requestRaw } from '../support/stream-client.ts'

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

const max = { id: 'p-1', slug: 'max', name: 'Max the Owl', description: 'Knows a thousand things', avatarBgColor: '#0F766E', avatarUrl: '' }
const scriptPersona = (persona: object) => gateway.persona.on('GetPersona', () => ({ ...max, ...persona }))
const open = (path = '/persona/max', headers: Record<string, string> = {}) =>
  gateway.fetch(path, { headers: { Accept: 'text/html', ...headers } })
const htmlOf = async (path?: string, headers?: Record<string, string>) => (await open(path, headers)).text()

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const decodeEntities = (text: string) => text.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
/** Returns the title, canonical URL and meta tags of a page, as a link unfurler reads them. */
function headOf(html: string) {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
    name,
    decodeEntities(content),
  ])
  const [, titleText = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
  return { title: decodeEntities(titleText), canonical, ...Object.fromEntries(metas) }
}

describe('the page of a public persona', () => {
  it('has the title, the description and the link tags of the persona', async () => {
    scriptPersona({})
    const response = await open()
    expect(response.status).toBe(200)
    const image = 'https://rostra.example/persona/max/preview.png'
    expect(headOf(await response.text())).toEqual({
      title: 'Max the Owl · Rostra',
      canonical: 'https://rostra.example/persona/max',
      'public-url': 'https://rostra.example',
      description: 'Knows a thousand things',
      'og:title': 'Max the Owl',
      'og:description': 'Knows a thousand things',
      'og:type': 'website',
      'og:url': 'https://rostra.example/persona/max',
      'og:site_name': 'Rostra',
      'og:image': image,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Max the Owl on Rostra',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Max the Owl',
      'twitter:description': 'Knows a thousand things',
      'twitter:image': image,
    })
  })

  it('is kept out of search engines when it is unlisted', async () => {
    scriptPersona({ visibility: 'VISIBILITY_UNLISTED' })
    const head = headOf(await htmlOf())
    expect(head).toMatchObject({ robots: 'noindex', 'og:title': 'Max the Owl' })
    expect(head.canonical).toBeUndefined()
    expect((await gateway.fetch('/persona/max/preview.png')).status).toBe(200)
  })

  it('is otherwise the built page, with one title and one description', async () => {
    scriptPersona({})
    const html = await htmlOf()
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/name="description"/g)).toHaveLength(1)
    expect(html).not.toContain(title)
    const body = '<script type="module" src="/assets/index-Bc12_x-9.js"></script>'
    expect(html.slice(html.indexOf(body))).toBe(servedPage.slice(servedPage.indexOf(body)))
  })

  it('is revalidated on each use, compressed, and has a new ETag when the persona changes', async () => {
    scriptPersona({})
    const first = await open()
    const etag = first.headers.get('ETag') ?? ''
    expect([first.headers.get('Cache-Control'), first.headers.get('Vary')]).toEqual(['no-cache', 'Accept-Encoding'])
    const compressed = await requestRaw(`${gateway.url}/persona/max`, { headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip, br' } })
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      etag,
      'content-length': String(compressed.headers['content-length']),
    })
    const plain = await requestRaw(`${gateway.url}/persona/max`, { headers: { Accept: 'text/html' } })
    const text = await plain.ended
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect([Number(plain.headers['content-length']), text]).toEqual([Buffer.byteLength(text), await first.text()])
    expect(Number(compressed.headers['content-length'])).toBeLessThan(text.length)
    const revalidate = () => requestRaw(`${gateway.url}/persona/max`, { headers: { Accept: 'text/html', 'If-None-Match': etag } })
    const same = await revalidate()
    expect([same.status, await same.ended]).toEqual([304, ''])
    scriptPersona({ name: 'Max the Eagle' })
    expect((await revalidate()).status).toBe(200)
  })

  it('responds to HEAD with the same headers and no body', async () => {
    scriptPersona({})
    const response = await gateway.fetch('/persona/max', { method: 'HEAD', headers: { Accept: 'text/html' } })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('ETag')).toBe((await open()).headers.get('ETag'))
  })

  it.each([
    ['markup', '</title><script>alert(1)</script>'],
    ['markup in an attribute', '"><img src=x onerror=alert(1)>'],
    ['quotes', `"double" 'single' \`back\``],
    ['entities', '&lt;b&gt; &amp;amp; &#60;'],
    ['a comment', '<!-- --> ]]> <![CDATA['],
    ['four bytes', '😀 𝔐𝔞𝔵 👩‍👩‍👧'],
    ['patterns of a replacement', "$& $1 $` $' $$"],
    ['SQL and operators', "'; DROP TABLE bots; -- {$gt: ''}"],
  ])('shows %s as text', async (_what, text) => {
    scriptPersona({ name: text, description: text })
    const html = await htmlOf()
    const head = headOf(html)
    expect([head.title, head['og:title'], head.description]).toEqual([`${text} · Rostra`, text, text])
    const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data).mainEntity).toMatchObject({ name: text, description: text })
    expect(html.replace(data, '').match(/<(script|img)/g)).toEqual(['<script', '<script'])
    expect(html.length).toBeLessThan(5_000)
  })

  it.each([
    ['reorders the text', '\u202eMax\u2066 Owl\u2069', 'Max Owl'],
    ['is invisible', 'M\u200bax\ufeff\u00ad O\u0000wl\u001b', 'Max Owl'],
    ['breaks lines', 'Max\r\n\u2028\tOwl', 'Max Owl'],
    ['is a lone surrogate', 'Max \ud83d Owl', 'Max \ufffd Owl'],
  ])('leaves out text that %s', async (_what, name, expected) => {
    scriptPersona({ name })
    // Protobuf replaces lone surrogates, by one or more replacement characters.
    expect(headOf(await htmlOf())['og:title'].replaceAll(/\ufffd+/g, '\ufffd')).toBe(expected)
  })

  it('handles very long words and an invalid slug', async () => {
    scriptPersona({ name: 'W'.repeat(50_000), slug: '"><script>/../../x?y#z' })
    const head = headOf(await htmlOf())
    expect(head['og:title']).toHaveLength(50_000)
    expect(head.canonical).toBe('https://rostra.example/persona/%22%3E%3Cscript%3E%2F..%2F..%2Fx%3Fy%23z')
  })

  it('is loaded as an anonymous caller for every client', async () => {
    scriptPersona({})
    await open('/persona/max', await gateway.asMember('ada'))
    expect(gateway.persona.calls('GetPersona').at(-1)).toMatchObject({ request: { slug: 'max' }, caller: { kind: 'anonymous' } })
  })
})

describe('the page of a persona that is not public has no share tags', () => {
  const hidden = { ...max, name: 'Secret Sam', description: 'Tells nobody', isPrivate: true }

  it.each([
    ['private', 200],
    ['unknown', 404],
  ])('when it is %s, also for its owner', async (what, status) => {
    gateway.persona.on('GetPersona', ({ caller }) => {
      if (what === 'private' && caller.kind === 'member') return hidden
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    for (const [headers, expected] of [
      [{}, 404],
      [await gateway.asMember('ada'), status],
    ] as const) {
      const response = await open('/persona/sam', { ...headers, 'Accept-Encoding': 'identity' })
      expect([response.status, await response.text()]).toEqual([expected, servedPage])
    }
  })

  it.each([{}, { isPrivate: false, visibility: 'VISIBILITY_DRAFT' }])(
    'even if the service sends it to an anonymous caller',
    async (draft) => {
      scriptPersona({ ...hidden, ...draft })
      const response = await open('/persona/sam', { 'Accept-Encoding': 'identity' })
      expect([response.status, await response.text()]).toEqual([404, servedPage])
      expect((await gateway.fetch('/persona/sam/preview.png')).status).toBe(404)
    },
  )

  it('while the persona service fails', async () => {
    gateway.persona.on('GetPersona', () => {
      throw new Error('broken')
    })
    const response = await open('/persona/max', { 'Accept-Encoding': 'identity' })
    expect([response.status, await response.text()]).toEqual([200, servedPage])
  })
})

describe('the preview image of a persona', () => {
  const getImage = (headers: Record<string, string> = {}) => gateway.fetch('/persona/max/preview.png', { headers })
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

  it('is a PNG of 1200 by 630 that caches keep for an hour', async () => {
    scriptPersona({})
    const response = await getImage()
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      200,
      'image/png',
      'public, max-age=3600',
    ])
    const png = await bytesOf(response)
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1_200, 630])
  })

  it('is drawn again only when the persona changes', async () => {
    scriptPersona({})
    const first = await getImage()
    const etag = first.headers.get('ETag') ?? ''
    expect((await requestRaw(`${gateway.url}/persona/max/preview.png`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    for (const change of [{ name: 'Max the Eagle' }, { description: 'Knows less' }, { avatarBgColor: '#BE185D' }]) {
      scriptPersona(change)
      const response = await getImage({ 'If-None-Match': etag })
      expect([response.status, (await bytesOf(response)).equals(await bytesOf(first.clone()))]).toEqual([200, false])
    }
  })

  it.each([
    ['without a glyph in the fonts', { name: '漢字の先生', description: '教えます', avatarBgColor: 'url(x)' }],
    ['of very long words', { name: 'W'.repeat(5_000), description: '😀'.repeat(5_000) }],
    ['with markup and bidi', { name: '</title><script>\u202e', description: '\ud800' }],
    ['that are empty', { name: '', description: '', avatarBgColor: '' }],
  ])('is drawn for texts %s', async (_what, persona) => {
    scriptPersona(persona)
    const response = await getImage()
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  })

  it('is drawn without fetching the avatar and without a session', async () => {
    scriptPersona({ avatarUrl: `${gateway.url}/api/ping` })
    const before = gateway.identity.calls('Authenticate').length
    const response = await getImage({ cookie: 'rostra_session=dead' })
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
    expect(gateway.persona.calls('GetPersona').at(-1)?.caller).toEqual({ kind: 'anonymous' })
    expect(gateway.identity.calls('Authenticate').length).toBe(before)
  })

  it('responds 404 for an unknown persona', async () => {
    gateway.persona.on('GetPersona', () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    const response = await getImage()
    expect([response.status, (await response.json()).reason, response.headers.get('Cache-Control')]).toEqual([
      404,
      'BOT_NOT_FOUND',
      'no-store',
    ])
    expect((await gateway.fetch('/persona/%E0%A4%A/preview.png')).status).toBe(400)
  })

  it('is refused when too many images are requested at once', async () => {
    gateway.persona.on('GetPersona', ({ request }) => ({ ...max, name: request.slug }))
    const responses = await Promise.all(Array.from({ length: 30 }, (_, n) => gateway.fetch(`/persona/many-${n}/preview.png`)))
    const refused = responses.filter(({ status }) => status === 503)
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20)
    expect(refused.length).toBeGreaterThan(0)
    for (const response of refused) {
      expect([response.headers.get('Retry-After'), response.headers.get('ETag'), response.headers.get('Cache-Control')]).toEqual([
        '2',
        null,
        'no-store',
      ])
    }
  })
})
