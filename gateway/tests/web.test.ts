import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from './support/gateway.ts'
import { openRaw } from './support/raw-stream.ts'

const page = '<!doctype html><title>Rostra</title>'

describe('the built web', () => {
  let gateway: TestGateway
  let folder: string
  beforeAll(async () => {
    const parent = await mkdtemp(join(tmpdir(), 'rostra-web-'))
    folder = join(parent, 'dist')
    await mkdir(join(folder, 'assets'), { recursive: true })
    await writeFile(join(parent, 'secret.txt'), 'secret')
    await writeFile(join(folder, 'index.html'), page)
    await writeFile(join(folder, 'favicon.svg'), '<svg/>')
    await writeFile(join(folder, '.sources'), 'secret')
    await writeFile(join(folder, 'assets', 'index-Bc12_x-9.js'), 'console.log(1)')
    await writeFile(join(folder, 'assets', 'index-Bc12_x-9.js.br'), 'BROTLI')
    await writeFile(join(folder, 'assets', 'index-Bc12_x-9.js.gz'), 'GZIP')
    gateway = await startGateway({ WEB_DIST: folder })
    gateway.persona.on('GetPersona', ({ request, caller }) => {
      if (request.slug === 'max' || (request.slug === 'mine' && caller.kind === 'member')) return { id: 'p-1' }
      if (request.slug === 'broken') throw new Error('broken')
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
  })
  afterAll(async () => {
    await gateway?.stop()
    await rm(join(folder, '..'), { recursive: true })
  })
  const get = (path: string, headers: Record<string, string> = {}) => gateway.fetch(path, { headers: { Accept: 'text/html', ...headers } })

  it('keeps a hashed file for a year', async () => {
    const answer = await get('/assets/index-Bc12_x-9.js', { 'Accept-Encoding': 'identity' })
    expect([answer.status, await answer.text()]).toEqual([200, 'console.log(1)'])
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('Content-Type')).toMatch('text/javascript')
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
  })

  it.each([
    ['gzip, br', 'br', 'BROTLI'],
    ['gzip', 'gzip', 'GZIP'],
  ])('sends the compressed twin to a browser that accepts %s', async (accepted, encoding, bytes) => {
    const answer = await openRaw(`${gateway.url}/assets/index-Bc12_x-9.js`, { headers: { 'Accept-Encoding': accepted } })
    expect([answer.headers['content-encoding'], await answer.ended]).toEqual([encoding, bytes])
    expect(answer.headers['content-type']).toMatch('text/javascript')
  })

  it('has the page and unhashed files looked after each time, cheaply', async () => {
    for (const path of ['/', '/favicon.svg']) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
      const etag = answer.headers.get('ETag') ?? ''
      expect(etag).not.toBe('')
      const again = await openRaw(`${gateway.url}${path}`, { headers: { Accept: 'text/html', 'If-None-Match': etag } })
      expect([again.status, await again.ended]).toEqual([304, ''])
    }
  })

  it.each([
    ...['/', '/discover', '/auth?tab=login', '/login', '/signup/', '/persona/broken', '/create'],
    ...['/forgot-password', '/otp-login', '/reset-password/a-token_7', '/reset-password', '/dashboard', '/dashboard?tab=account'],
    '/dashboard/personas/p-1/analytics?days=7',
  ])('shows the page at %s', async (path) => {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([200, page])
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self';")
  })

  it.each(['/nowhere', '/persona/nobody', '/persona/mine', '/persona/%E0%A4%A', '/persona', '/reset-passwords'])(
    'sends the page with status 404 for %s',
    async (path) => {
      const answer = await get(path)
      expect([answer.status, await answer.text()]).toEqual([404, page])
    },
  )

  it('shows a private persona’s page to its owner', async () => {
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
    const answer = await get(path, { Accept: '*/*' })
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('secret')
  })

  it('a page whose address holds a token tells nobody more than our origin', async () => {
    for (const path of ['/reset-password/a-token', '/reset-password/a-token/'])
      expect((await get(path)).headers.get('Referrer-Policy')).toBe('strict-origin')
    expect((await get('/forgot-password')).headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  })

  it('a page that renews a cookie is kept by nobody on the way', async () => {
    gateway.identity.on('Authenticate', async () => ({
      accessToken: await gateway.tokens.member('u-1'),
      sessionExpiresAt: '2098-01-01T00:00:00.000Z',
    }))
    const answer = await get('/persona/max', { cookie: 'rostra_session=sliding' })
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^rostra_session=sliding; /)])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('leaves unknown calls of the API to the API', async () => {
    expect((await get('/api/nowhere')).headers.get('Content-Type')).toMatch('application/json')
  })

  it('answers a navigation only', async () => {
    expect((await gateway.fetch('/discover', { method: 'POST' })).status).toBe(404)
    const data = await gateway.fetch('/discover', { headers: { Accept: 'application/json' } })
    expect([data.status, (await data.json()).reason]).toEqual([404, 'NOT_FOUND'])
  })
})

it('a folder without a page is refused at the start, by the setting’s name', async () => {
  await expect(startGateway({ WEB_DIST: '/nonexistent' })).rejects.toThrow('WEB_DIST: /nonexistent has no index.html')
})

describe('Vite in development', () => {
  let vite: Server
  let gateway: TestGateway
  beforeAll(async () => {
    vite = createServer((request, response) => response.end(`vite has ${request.url}`))
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

  it('is shown through the gateway, under a policy that lets it work', async () => {
    const answer = await gateway.fetch('/src/main.tsx?t=1')
    expect(await answer.text()).toBe('vite has /src/main.tsx?t=1')
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'unsafe-inline';.*connect-src 'self' ws:/)
    expect((await gateway.fetch('/api/nowhere')).status).toBe(404)
  })

  it('keeps the address of a page with a token private too', async () => {
    expect((await gateway.fetch('/reset-password/a-token')).headers.get('Referrer-Policy')).toBe('strict-origin')
  })

  it('is framed by nobody but whom a persona’s owner names', async () => {
    gateway.persona.on('GetPersona', () => ({ id: 'p-1', embedOrigins: ['https://example.org'] }))
    const policyOf = async (path: string) => (await gateway.fetch(path)).headers.get('Content-Security-Policy')
    expect(await policyOf('/embed/max')).toContain('frame-ancestors https://example.org;')
    expect(await policyOf('/persona/max')).toContain("frame-ancestors 'none';")
  })

  it('updates pages over its web socket', async () => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n')
    let text = ''
    for await (const piece of socket) text += piece
    expect(text).toMatch(/^HTTP\/1.1 101 [\s\S]*hot$/)
  })
})
