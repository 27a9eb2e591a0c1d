import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3000' })
})
afterAll(() => gateway?.stop())

const mails = [
  {
    to: 'ada@example.com',
    subject: 'Set a new password <b>now</b>',
    text: 'Open https://rostra.example/reset-password/q7?a=1&b=2 within an hour.\n</pre><script>alert(1)</script>',
    html: '<p style="color: red">"Open" <a href="https://rostra.example">this</a></p><script>alert(1)</script>',
    at: '2026-01-02T00:00:00.000Z',
  },
  { to: 'bob@example.com', subject: 'Your code', text: '012345', html: '', at: '2026-01-01T00:00:00.000Z' },
]
/** Sends a GET that names a host, as a browser does for a name that leads to this machine. */
const getFrom = (path: string, host: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sent = request(`${gateway.url}${path}`, { headers: { host } }, async (response) =>
      resolve({ status: response.statusCode, body: await text(response) }),
    )
    sent.once('error', reject).end()
  })
const page = async () => (await gateway.fetch('/dev/mail')).text()

it('/dev/mail.json returns identity’s mails unchanged', async () => {
  gateway.identity.on('ListDevMailbox', () => ({ mails }))
  const response = await gateway.fetch('/dev/mail.json')
  expect([response.status, await response.json()]).toEqual([200, mails])
  expect(response.headers.get('Content-Type')).toMatch('application/json')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

describe('/dev/mail', () => {
  it('shows the mails in order, with links in their text', async () => {
    gateway.identity.on('ListDevMailbox', () => ({ mails }))
    const html = await page()
    expect(html.indexOf('ada@example.com')).toBeLessThan(html.indexOf('bob@example.com'))
    expect(html).toContain('<h2>Set a new password &lt;b&gt;now&lt;/b&gt;</h2>')
    const address = 'https://rostra.example/reset-password/q7?a=1&amp;b=2'
    expect(html).toContain(`Open <a href="${address}" rel="noreferrer">${address}</a> within an hour.`)
    expect(html).toContain('<pre>012345</pre>')
    expect(html).toContain('<a href="/dev/mail">Refresh</a>')
    expect(html.match(/<iframe/g)).toHaveLength(1)
  })

  it('escapes mails and renders their HTML in a sandbox without scripts', async () => {
    gateway.identity.on('ListDevMailbox', () => ({ mails }))
    const response = await gateway.fetch('/dev/mail')
    const html = await response.text()
    expect(html).not.toMatch(/<script/)
    expect(html).toContain(
      ' sandbox srcdoc="&lt;p style=&quot;color: red&quot;&gt;&quot;Open&quot; &lt;a href=&quot;https://rostra.example&quot;&gt;this&lt;/a&gt;&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;"',
    )
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none';style-src 'self' 'unsafe-inline';img-src data:;frame-ancestors 'none';base-uri 'none';form-action 'none'",
    )
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('has a style sheet and no script', async () => {
    expect(await page()).toContain('<link rel="stylesheet" href="/dev/mail.css">')
    const css = await gateway.fetch('/dev/mail.css')
    expect([css.status, css.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8'])
  })

  it('shows a text when there is no mail', async () => {
    gateway.identity.on('ListDevMailbox', () => ({ mails: [] }))
    expect(await page()).toContain('No mail yet.')
    expect(await (await gateway.fetch('/dev/mail.json')).json()).toEqual([])
  })

  it('responds 404 with a sentence when mail goes to a server', async () => {
    gateway.identity.on('ListDevMailbox', () => {
      throw new DomainError('not_found', 'MAIL_NOT_KEPT', 'No mail is kept here')
    })
    const response = await gateway.fetch('/dev/mail')
    expect([response.status, await response.text()]).toEqual([404, 'No mail is kept here: it goes to a mail server.\n'])
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const json = await gateway.fetch('/dev/mail.json')
    expect([json.status, (await json.json()).reason]).toEqual([404, 'MAIL_NOT_KEPT'])
  })
})

it('in production the dev mailbox doesn’t exist, and identity isn’t called', async () => {
  const production = await startGateway({ NODE_ENV: 'production' })
  production.identity.on('ListDevMailbox', () => ({ mails }))
  for (const path of ['/dev/mail', '/dev/mail.json', '/dev/mail.css']) expect((await production.fetch(path)).status).toBe(404)
  expect(production.identity.calls('ListDevMailbox')).toEqual([])
  await production.stop()
})

it.each(['/dev/mail.json', '/dev/mail', '/api/ping', '/'])('a request for %s that names a foreign host is refused', async (path) => {
  gateway.identity.on('ListDevMailbox', () => ({ mails }))
  for (const host of ['rebound.example:3000', 'localhost.example', '192.168.1.5:3000']) {
    const { status, body } = await getFrom(path, host)
    expect([status, body]).toEqual([403, expect.stringContaining('FOREIGN_HOST')])
    expect(body).not.toContain('ada@example.com')
  }
  for (const host of ['localhost:3000', 'LOCALHOST', '[::1]:3000', '127.0.0.1', 'rostra.localhost'])
    expect((await getFrom('/dev/mail.json', host)).status).toBe(200)
})

it('probes of the process may name any host', async () => {
  expect((await getFrom('/healthz', '10.1.2.3')).status).toBe(200)
})
