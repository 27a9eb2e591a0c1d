import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_URL: 'http://rostra.example' })
})
afterAll(() => gateway?.stop())

const changing = [
  ['POST', '/api/login'],
  ['POST', '/api/register'],
  ['POST', '/api/logout'],
  ['POST', '/api/forgot-password'],
  ['POST', '/api/reset-password'],
  ['POST', '/api/request-otp'],
  ['POST', '/api/login-with-otp'],
  ['PUT', '/api/user/profile'],
  ['PUT', '/api/user/password'],
  ['DELETE', '/api/user'],
  ['GET', '/api/user/export'],
  ['DELETE', '/api/user/sessions/s-1'],
  ['POST', '/api/payments/checkout'],
  ['POST', '/api/payments/webhook'],
  ['POST', '/dev/checkout/pay-1'],
  ['POST', '/api/bots'],
  ['PUT', '/api/bots/p-1'],
  ['DELETE', '/api/bots/p-1'],
  ['POST', '/api/bots/p-1/versions/1/restore'],
  ['POST', '/api/bots/rehearsal'],
  ['POST', '/api/guest'],
  ['POST', '/api/conversations'],
  ['POST', '/api/messages'],
  ['POST', '/api/messages/stream'],
  ['GET', '/api/messages/stream?conversationId=c-1&content=Hello'],
  ['POST', '/api/generations/g-1/stop'],
] as const
const reasonOf = async (method: string, path: string, headers: Record<string, string>) => {
  const answer = await gateway.fetch(path, { method, headers })
  return answer.status === 204 ? undefined : (await answer.json()).reason
}

describe('a call that changes something', () => {
  it.each(changing)('is refused from another site: %s %s', async (method, path) => {
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }, { Origin: 'null' }]) {
      const answer = await gateway.fetch(path, { method, headers })
      expect([answer.status, (await answer.json()).reason]).toEqual([403, 'CROSS_SITE'])
    }
  })

  it.each(changing)('is taken from our own pages and from programs: %s %s', async (method, path) => {
    const own = [
      { 'Sec-Fetch-Site': 'same-origin', Origin: gateway.url },
      { Origin: 'http://rostra.example' },
      { 'Sec-Fetch-Site': 'none' },
      {},
    ]
    for (const headers of own) expect(await reasonOf(method, path, headers as Record<string, string>)).not.toBe('CROSS_SITE')
  })

  it('is refused from our host under another scheme or port', async () => {
    for (const Origin of [gateway.url.replace('http:', 'https:'), 'http://rostra.example:8080']) {
      expect(await reasonOf('POST', '/api/logout', { Origin })).toBe('CROSS_SITE')
    }
  })
})

describe('what a page of another site can make a browser of a member send', () => {
  const services = [
    'RequestPasswordReset',
    'ResetPassword',
    'RequestOneTimeCode',
    'LogInWithCode',
    'UpdateProfile',
    'ChangePassword',
    'DeleteAccount',
  ]
  const called = () => services.map((method) => gateway.identity.calls(method).length)
  const email = 'eve@evil.example'
  const bodies: [path: string, body: Record<string, string>][] = [
    ['/api/forgot-password', { email }],
    ['/api/reset-password', { token: 'a-token', newPassword: 'Engine1843' }],
    ['/api/request-otp', { email }],
    ['/api/login-with-otp', { email, otp: '123456' }],
    ['/api/user/profile', { email }],
    ['/api/user/password', { currentPassword: 'Engine1843', newPassword: 'Engine1844' }],
    ['/api/user', {}],
    ['/api/user/export', {}],
  ]
  const byForm = (path: string, type: string, body: string, headers: Record<string, string>) =>
    gateway.fetch(path, { method: 'POST', body, headers: { 'Content-Type': type, ...headers } })

  it.each(bodies)('a form at %s changes nothing, whatever it says of itself', async (path, body) => {
    const member = await gateway.asMember('ada')
    const before = called()
    const forms = [
      ['application/x-www-form-urlencoded', new URLSearchParams(body).toString()],
      ['text/plain', JSON.stringify(body)],
      ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${email}\r\n--x--`],
      ['application/json', JSON.stringify(body)],
    ] as const
    for (const [type, text] of forms) {
      const answer = await byForm(path, type, text, { ...member, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' })
      expect([403, 404]).toContain(answer.status)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    // A browser that tells nothing still can't send JSON from another site.
    for (const [type, text] of forms.slice(0, 3)) expect([400, 404]).toContain((await byForm(path, type, text, member)).status)
    expect(called()).toEqual(before)
  })

  it.each(bodies)('a link to %s changes nothing', async (path) => {
    const member = await gateway.asMember('ada')
    const before = called()
    gateway.identity.on('GetAccount', () => ({ id: 'ada', username: 'ada' }))
    const headers = { ...member, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
    const answer = await gateway.fetch(path, { headers })
    expect(answer.status).toBe({ '/api/user': 200, '/api/user/export': 403 }[path] ?? 404)
    expect(called()).toEqual(before)
  })
})

it('a read is answered to anybody, and no header invites other sites to read it', async () => {
  const answer = await gateway.fetch('/api/ping', { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } })
  expect(answer.status).toBe(200)
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})
