import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, get as httpGet, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { requestRaw } from '../support/stream-client.ts'

const builtHtml = '<!doctype html><title>Rostra</title>'
const page = `${builtHtml}\n    <meta name="public-url" content="https://rostra.example">`

/** Sends a GET and returns the undecoded body. */
const requestBytes = (url: string, headers: Record<string, string>) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    httpGet(url, { headers, agent: false }, async (response) => {
      resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) })
    }).on('error', reject)
  })

describe('the built web', () => {
  let gateway: TestGateway
  let folder: string
  beforeAll(async () => {
    const parent = await mkdtemp(join(tmpdir(), 'rostra-web-'))
    folder = join(parent, 'dist')
    await mkdir(join(folder, 'assets'), { recursive: true })
    await writeFile(join(parent, 'secret.txt'), 'secret')
    await writeFile(join(folder, 'index.html'), builtHtml)
    await writeFile(join(folder, 'favicon.svg'), '<svg/>')
    await writeFile(join(folder, 'service-worker.js'), 'self')
    await writeFile(join(folder, 'offline.html'), '<title>Offline</title><style>a {}</style><script>b()</script>')
    await writeFile(join(folder, '.sources'), 'secret')
    await writeFile(join(folder, 'assets', 'index-Bc12_x-9.js'), 'console.log(1)')
    await writeFile(join(folder, 'assets', 'later-Bc12_x-9.js'), 'console.log(3)')
    await mkdir(join(folder, 'diagram', 'assets'), { recursive: true })
    await writeFile(join(folder, 'diagram', 'frame.html'), '<main></main>')
    await writeFile(join(folder, 'diagram', 'assets', 'frame-Bc12_x-9.js'), 'console.log(2)')
    await writeFile(join(folder, 'assets', 'index-Bc12_x-9.js.br'), 'BROTLI')
    await writeFile(join(folder, 'assets', 'index-Bc12_x-9.js.gz'), 'GZIP')
    gateway = await startGateway({ WEB_DIST: folder })
    gateway.persona.on('GetPersona', ({ request, caller }) => {
      if (request.slug === 'max' || (request.slug === 'mine' && caller.kind === 'member')) return { id: 'p-1' }
      if (request.id === '65f000000000000000000001') return { id: request.id, slug: 'max' }
      if (request.slug === 'broken') throw new Error('broken')
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
  })
  afterAll(async () => {
    await gateway?.stop()
    await rm(join(folder, '..'), { recursive: true })
  })
  const get = (path: string, headers: Record<string, string> = {}) => gateway.fetch(path, { headers: { Accept: 'text/html', ...headers } })

  it('counts the request for a page as a call of its network, and that for a file not', async () => {
    const limited = await startGateway({ WEB_DIST: folder, RATE_LIMIT_SCALE: '0.003', TRUSTED_PROXIES: 'loopback' })
    const ask = (path: string, network: string) =>
      limited.fetch(path, { headers: { Accept: 'text/html,*/*;q=0.8', 'X-Forwarded-For': network } })
    for (const path of ['/', '/persona/max', '/nowhere', '/embed/max']) await ask(path, '203.0.113.7')
    for (const path of ['/', '/persona/max', '/embed/max.png', '/nowhere', '/index.html', '/api/ping', '/api/nowhere']) {
      const response = await ask(path, '203.0.113.7')
      expect([path, response.status]).toEqual([path, 429])
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    const refused = await ask('/about', '203.0.113.7')
    expect(refused.headers.get('Content-Type')).toMatch('text/plain')
    expect(await refused.text()).toBe('That was a lot at once. Please wait a moment and try again.\n')
    expect((await ask('/favicon.svg', '203.0.113.7')).status).toBe(200)
    expect((await ask('/', '203.0.113.8')).status).toBe(200)
    await limited.stop()
  })

  it('lets caches keep a hashed file for a year', async () => {
    const response = await get('/assets/index-Bc12_x-9.js', { 'Accept-Encoding': 'identity' })
    expect([response.status, await response.text()]).toEqual([200, 'console.log(1)'])
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Type')).toMatch('text/javascript')
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
  })

  it.each([
    ['gzip, br', 'br', 'BROTLI'],
    ['gzip', 'gzip', 'GZIP'],
  ])('sends the compressed copy to a client that accepts %s', async (accepted, encoding, bytes) => {
    const response = await requestRaw(`${gateway.url}/assets/index-Bc12_x-9.js`, { headers: { 'Accept-Encoding': accepted } })
    expect([response.headers['content-encoding'], await response.ended]).toEqual([encoding, bytes])
    expect(response.headers['content-type']).toMatch('text/javascript')
  })

  it('sends a compressed copy that is written while it runs', async () => {
    const ask = () => requestRaw(`${gateway.url}/assets/later-Bc12_x-9.js`, { headers: { 'Accept-Encoding': 'br' } })
    const before = await ask()
    expect([before.headers['content-encoding'], await before.ended]).toEqual([undefined, 'console.log(3)'])
    await writeFile(join(folder, 'assets', 'later-Bc12_x-9.js.br'), 'LATER')
    const after = await ask()
    expect([after.headers['content-encoding'], await after.ended]).toEqual(['br', 'LATER'])
  })

  it('sends the frame of diagrams in a sandbox that reaches its scripts only', async () => {
    const { headers } = await get('/diagram/frame.html')
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none';script-src 'self';style-src 'unsafe-inline';img-src data:;base-uri 'none';form-action 'none';sandbox allow-scripts",
    )
    expect(headers.has('Cross-Origin-Opener-Policy')).toBe(false)
  })

  it('lets the frame of diagrams read its scripts, which has no origin, and no other file', async () => {
    const script = await get('/diagram/assets/frame-Bc12_x-9.js', { Origin: 'null' })
    expect([script.status, script.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*'])
    expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/favicon.svg', '/assets/index-Bc12_x-9.js']) {
      expect((await get(path, { Origin: 'null' })).headers.has('Access-Control-Allow-Origin')).toBe(false)
    }
  })

  it('lets caches keep the page and unhashed files, with revalidation', async () => {
    for (const path of ['/', '/favicon.svg', '/service-worker.js', '/offline.html']) {
      const response = await get(path)
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
      const etag = response.headers.get('ETag') ?? ''
      expect(etag).not.toBe('')
      const revalidated = await requestRaw(`${gateway.url}${path}`, { headers: { Accept: 'text/html', 'If-None-Match': etag } })
      expect([revalidated.status, await revalidated.ended]).toEqual([304, ''])
    }
  })

  it('lets the page for a browser without a connection use its inline script and style, and nothing else', async () => {
    const policy = (await get('/offline.html')).headers.get('Content-Security-Policy')
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']{44}';style-src 'self' 'sha256-[^']{44}';/)
    expect((await get('/service-worker.js')).headers.get('Content-Type')).toMatch('text/javascript')
  })

  it.each([
    '/',
    '/discover',
    '/auth?tab=login',
    '/login',
    '/signup/',
    '/persona/broken',
    '/create',
    '/forgot-password',
    '/otp-login',
    '/reset-password/a-token_7',
    '/reset-password',
    '/dashboard',
    '/dashboard?tab=account',
    '/dashboard/personas/p-1/analytics?days=7',
  ])('shows the page at %s', async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, page])
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self';")
  })

  it('sends the page in the best accepted encoding, with one ETag', async () => {
    const etags = new Set<unknown>()
    for (const [accepted, encoding, decode] of [
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['identity', null, (bytes: Buffer) => bytes],
    ] as const) {
      const { headers, body } = await requestBytes(`${gateway.url}/`, { Accept: 'text/html', 'Accept-Encoding': accepted })
      expect([headers['content-encoding'] ?? null, decode(body).toString()]).toEqual([encoding, page])
      expect([headers.vary, headers['content-length']]).toEqual(['Accept-Encoding', String(body.length)])
      etags.add(headers.etag)
    }
    expect(etags.size).toBe(1)
  })

  it.each(['/nowhere', '/persona/nobody', '/persona/mine', '/persona/%E0%A4%A', '/persona', '/reset-passwords'])(
    'sends the page with status 404 for %s',
    async (path) => {
      const response = await get(path)
      expect([response.status, await response.text()]).toEqual([404, page])
    },
  )

  it('redirects an id to the page of the slug, and keeps the query', async () => {
    const response = await gateway.fetch('/persona/65f000000000000000000001?conversation=c-1', {
      headers: { Accept: 'text/html' },
      redirect: 'manual',
    })
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/persona/max?conversation=c-1'])
    expect((await get('/persona/65f000000000000000000002')).status).toBe(404)
  })

  it('serves a private persona’s page to its owner', async () => {
    expect((await get('/persona/mine', await gateway.asMember('u-1'))).status).toBe(200)
  })

  it.each([
    '/assets/gone-12345678.js',
    '/missing.png',
    '/.sources',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
  ])('has no file at %s', async (path) => {
    const response = await get(path, { Accept: '*/*' })
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })

  it('keeps the page of a shared discussion out of search engines, and its token out of referrers', async () => {
    const { headers } = await get('/expert-discussion/shared/a-token')
    expect([headers.get('X-Robots-Tag'), headers.get('Referrer-Policy')]).toEqual(['noindex', 'strict-origin'])
    expect((await get('/expert-discussion')).headers.get('X-Robots-Tag')).toBeNull()
  })

  it('sends no referrer from a page whose URL contains a reset token', async () => {
    for (const path of ['/reset-password/a-token', '/reset-password/a-token/'])
      expect((await get(path)).headers.get('Referrer-Policy')).toBe('no-referrer')
    expect((await get('/forgot-password')).headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  })

  it('forbids caches to store a page that renews a cookie', async () => {
    gateway.identity.on('Authenticate', async () => ({
      accessToken: await gateway.tokens.member('u-1'),
      sessionExpiresAt: '2098-01-01T00:00:00.000Z',
    }))
    const response = await get('/persona/max', { cookie: 'rostra_session=sliding' })
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^rostra_session=sliding; /),
      expect.stringMatching(/^rostra_signed_in=1; /),
    ])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('leaves unknown API paths to the API', async () => {
    expect((await get('/api/nowhere')).headers.get('Content-Type')).toMatch('application/json')
  })

  it('serves pages to navigations only', async () => {
    expect((await gateway.fetch('/discover', { method: 'POST' })).status).toBe(404)
    const data = await gateway.fetch('/discover', { headers: { Accept: 'application/json' } })
    expect([data.status, (await data.json()).reason]).toEqual([404, 'NOT_FOUND'])
  })
})

it('start fails for a folder without index.html, by the setting’s name', async () => {
  await expect(startGateway({ WEB_DIST: '/nonexistent' })).rejects.toThrow('WEB_DIST: /nonexistent has no index.html')
})

describe('the Vite proxy', () => {
  let vite: Server
  let gateway: TestGateway
  beforeAll(async () => {
    vite = createServer((request, response) => {
      const isPage = request.url === '/discover'
      response.setHeader('Content-Type', isPage ? 'text/html' : 'text/javascript')
      response.end(isPage ? '<title>Dev</title>' : `vite has ${request.url}`)
    })
    vite.on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhot'),
    )
    await new Promise<void>((resolve) => vite.listen(0, '127.0.0.1', resolve))
    gateway = await startGateway({ WEB_DEV_URL: `http://127.0.0.1:${(vite.address() as AddressInfo).port}` })
  })
  afterAll(async () => {
    await gateway?.stop()
    vite.closeAllConnections()
    vite.close()
  })

  it('forwards files under a policy that Vite works with', async () => {
    const response = await gateway.fetch('/src/main.tsx?t=1')
    expect(await response.text()).toBe('vite has /src/main.tsx?t=1')
    expect(response.headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'unsafe-inline';.*connect-src 'self' ws:/)
    expect((await gateway.fetch('/api/nowhere')).status).toBe(404)
  })

  it('adds the public URL to pages only', async () => {
    const get = async (path: string) => (await gateway.fetch(path, { headers: { Accept: 'text/html' } })).text()
    expect(await get('/discover')).toBe('<title>Dev</title>\n    <meta name="public-url" content="https://rostra.example">')
    expect(await get('/src/page.ts')).toBe('vite has /src/page.ts')
  })

  it('sends no referrer from a page whose URL contains a reset token', async () => {
    expect((await gateway.fetch('/reset-password/a-token')).headers.get('Referrer-Policy')).toBe('no-referrer')
  })

  it('sets frame-ancestors as the persona’s owner allows', async () => {
    gateway.persona.on('GetPersona', () => ({ id: 'p-1', embedOrigins: ['https://example.org'] }))
    const policyOf = async (path: string) => (await gateway.fetch(path)).headers.get('Content-Security-Policy')
    expect(await policyOf('/embed/max')).toContain('frame-ancestors https://example.org;')
    expect(await policyOf('/persona/max')).toContain("frame-ancestors 'none';")
  })

  it('forwards the web socket of hot updates', async () => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n')
    let text = ''
    for await (const piece of socket) text += piece
    expect(text).toMatch(/^HTTP\/1.1 101 [\s\S]*hot$/)
  })
})
