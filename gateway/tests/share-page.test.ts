import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from './support/gateway.ts'
import { openRaw } from './support/raw-stream.ts'
import { builtPage, title, webFolder } from './support/web-folder.ts'

let gateway: TestGateway
let web: Awaited<ReturnType<typeof webFolder>>
beforeAll(async () => {
  web = await webFolder()
  gateway = await startGateway({ WEB_DIST: web.folder, PUBLIC_URL: 'https://rostra.example' })
})
afterAll(async () => {
  await gateway?.stop()
  await web?.remove()
})

const max = { id: 'p-1', slug: 'max', name: 'Max the Owl', description: 'Knows a thousand things', avatarBgColor: '#0F766E', avatarUrl: '' }
const shows = (persona: object) => gateway.persona.on('GetPersona', () => ({ ...max, ...persona }))
const open = (path = '/persona/max', headers: Record<string, string> = {}) =>
  gateway.fetch(path, { headers: { Accept: 'text/html', ...headers } })
const htmlOf = async (path?: string, headers?: Record<string, string>) => (await open(path, headers)).text()

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const read = (text: string) => text.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
/** What stands in the head, as a program that unfurls links reads it. */
function headOf(html: string) {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
    name,
    read(content),
  ])
  const [, titled = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
  return { title: read(titled), canonical, ...Object.fromEntries(metas) }
}

describe('the page of a public persona', () => {
  it('has its title, its description and what other sites show of a link', async () => {
    shows({})
    const answer = await open()
    expect(answer.status).toBe(200)
    const image = 'https://rostra.example/persona/max/preview.png'
    expect(headOf(await answer.text())).toEqual({
      title: 'Max the Owl · Rostra',
      canonical: 'https://rostra.example/persona/max',
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

  it('is the built page otherwise, with one title and one description', async () => {
    shows({})
    const html = await htmlOf()
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/name="description"/g)).toHaveLength(1)
    expect(html).not.toContain(title)
    const body = '<script type="module" src="/assets/index-Bc12_x-9.js"></script>'
    expect(html.slice(html.indexOf(body))).toBe(builtPage.slice(builtPage.indexOf(body)))
  })

  it('is looked after each time, compressed, and its tag changes with the persona', async () => {
    shows({})
    const first = await open()
    const etag = first.headers.get('ETag') ?? ''
    expect([first.headers.get('Cache-Control'), first.headers.get('Vary')]).toEqual(['no-cache', 'Accept-Encoding'])
    const packed = await openRaw(`${gateway.url}/persona/max`, { headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip, br' } })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', etag, 'content-length': String(packed.headers['content-length']) })
    const plain = await openRaw(`${gateway.url}/persona/max`, { headers: { Accept: 'text/html' } })
    const text = await plain.ended
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect([Number(plain.headers['content-length']), text]).toEqual([Buffer.byteLength(text), await first.text()])
    expect(Number(packed.headers['content-length'])).toBeLessThan(text.length)
    const again = () => openRaw(`${gateway.url}/persona/max`, { headers: { Accept: 'text/html', 'If-None-Match': etag } })
    const same = await again()
    expect([same.status, await same.ended]).toEqual([304, ''])
    shows({ name: 'Max the Eagle' })
    expect((await again()).status).toBe(200)
  })

  it('answers a HEAD with the same headers and no body', async () => {
    shows({})
    const answer = await gateway.fetch('/persona/max', { method: 'HEAD', headers: { Accept: 'text/html' } })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('ETag')).toBe((await open()).headers.get('ETag'))
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
    shows({ name: text, description: text })
    const html = await htmlOf()
    const head = headOf(html)
    expect([head.title, head['og:title'], head.description]).toEqual([`${text} · Rostra`, text, text])
    expect(html.match(/<(script|img)/g)).toHaveLength(1)
    expect(html.length).toBeLessThan(4_000)
  })

  it.each([
    ['turns the text around it', '\u202eMax\u2066 Owl\u2069', 'Max Owl'],
    ['is never seen', 'M\u200bax\ufeff\u00ad O\u0000wl\u001b', 'Max Owl'],
    ['breaks lines', 'Max\r\n\u2028\tOwl', 'Max Owl'],
    ['is half a character', 'Max \ud83d Owl', 'Max \ufffd Owl'],
  ])('leaves out what %s', async (_what, name, shown) => {
    shows({ name })
    // The wire makes whole characters of halves; none of them may get as far as here.
    expect(headOf(await htmlOf())['og:title'].replaceAll(/\ufffd+/g, '\ufffd')).toBe(shown)
  })

  it('survives very long words, and a slug that is none', async () => {
    shows({ name: 'W'.repeat(50_000), slug: '"><script>/../../x?y#z' })
    const head = headOf(await htmlOf())
    expect(head['og:title']).toHaveLength(50_000)
    expect(head.canonical).toBe('https://rostra.example/persona/%22%3E%3Cscript%3E%2F..%2F..%2Fx%3Fy%23z')
  })

  it('is asked for in nobody’s name, whoever opens it', async () => {
    shows({})
    await open('/persona/max', await gateway.asMember('ada'))
    expect(gateway.persona.calls('GetPersona').at(-1)).toMatchObject({ request: { slug: 'max' }, caller: { kind: 'anonymous' } })
  })
})

describe('nothing is told of a persona that is not public', () => {
  const hidden = { ...max, name: 'Secret Sam', description: 'Tells nobody', isPrivate: true }

  it.each([
    ['private', 200],
    ['unknown', 404],
  ])('when it is %s, to its owner too', async (what, status) => {
    gateway.persona.on('GetPersona', ({ caller }) => {
      if (what === 'private' && caller.kind === 'member') return hidden
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    for (const [headers, expected] of [
      [{}, 404],
      [await gateway.asMember('ada'), status],
    ] as const) {
      const answer = await open('/persona/sam', { ...headers, 'Accept-Encoding': 'identity' })
      expect([answer.status, await answer.text()]).toEqual([expected, builtPage])
    }
  })

  it('even if the service gave it to a stranger', async () => {
    shows(hidden)
    const answer = await open('/persona/sam', { 'Accept-Encoding': 'identity' })
    expect([answer.status, await answer.text()]).toEqual([404, builtPage])
    expect((await gateway.fetch('/persona/sam/preview.png')).status).toBe(404)
  })

  it('while nobody can tell', async () => {
    gateway.persona.on('GetPersona', () => {
      throw new Error('broken')
    })
    const answer = await open('/persona/max', { 'Accept-Encoding': 'identity' })
    expect([answer.status, await answer.text()]).toEqual([200, builtPage])
  })
})

describe('the picture of a persona', () => {
  const picture = (headers: Record<string, string> = {}) => gateway.fetch('/persona/max/preview.png', { headers })
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

  it('is a PNG of 1200 by 630 that may be kept for an hour', async () => {
    shows({})
    const answer = await picture()
    expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
      200,
      'image/png',
      'public, max-age=3600',
    ])
    const png = await bytesOf(answer)
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1_200, 630])
  })

  it('is drawn anew when the persona changes, and is otherwise the one there is', async () => {
    shows({})
    const first = await picture()
    const etag = first.headers.get('ETag') ?? ''
    expect((await openRaw(`${gateway.url}/persona/max/preview.png`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    for (const change of [{ name: 'Max the Eagle' }, { description: 'Knows less' }, { avatarBgColor: '#BE185D' }]) {
      shows(change)
      const answer = await picture({ 'If-None-Match': etag })
      expect([answer.status, (await bytesOf(answer)).equals(await bytesOf(first.clone()))]).toEqual([200, false])
    }
  })

  it.each([
    ['that the fonts can’t show', { name: '漢字の先生', description: '教えます', avatarBgColor: 'url(x)' }],
    ['of very long words', { name: 'W'.repeat(5_000), description: '😀'.repeat(5_000) }],
    ['with markup and bidi', { name: '</title><script>\u202e', description: '\ud800' }],
    ['with nothing in it', { name: '', description: '', avatarBgColor: '' }],
  ])('is drawn for texts %s', async (_what, persona) => {
    shows(persona)
    const answer = await picture()
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  })

  it('never asks for the avatar, and is asked for in nobody’s name without a cookie', async () => {
    shows({ avatarUrl: `${gateway.url}/api/ping` })
    const before = gateway.identity.calls('Authenticate').length
    const answer = await picture({ cookie: 'rostra_session=dead' })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    expect(gateway.persona.calls('GetPersona').at(-1)?.caller).toEqual({ kind: 'anonymous' })
    expect(gateway.identity.calls('Authenticate').length).toBe(before)
  })

  it('does not exist where the persona does not', async () => {
    gateway.persona.on('GetPersona', () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    const answer = await picture()
    expect([answer.status, (await answer.json()).reason, answer.headers.get('Cache-Control')]).toEqual([404, 'BOT_NOT_FOUND', 'no-store'])
    expect((await gateway.fetch('/persona/%E0%A4%A/preview.png')).status).toBe(400)
  })

  it('is refused for a moment when too many different ones are asked for at once', async () => {
    gateway.persona.on('GetPersona', ({ request }) => ({ ...max, name: request.slug }))
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => gateway.fetch(`/persona/crowd-${n}/preview.png`)))
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) {
      expect([answer.headers.get('Retry-After'), answer.headers.get('ETag'), answer.headers.get('Cache-Control')]).toEqual([
        '2',
        null,
        'no-store',
      ])
    }
  })
})
