import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3999' })
})
afterAll(() => gateway?.stop())

const stateChanging = [
  ['POST', '/api/login'],
  ['POST', '/api/register'],
  ['POST', '/api/logout'],
  ['POST', '/api/forgot-password'],
  ['POST', '/api/reset-password'],
  ['POST', '/api/request-otp'],
  ['POST', '/api/login-with-otp'],
  ['POST', '/api/oidc/example/start'],
  ['POST', '/api/oidc/example/finish'],
  ['POST', '/api/oidc/sign-up'],
  ['POST', '/api/user/identities/example'],
  ['DELETE', '/api/user/identities/i-1'],
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
  ['POST', '/api/bots/trial'],
  ['POST', '/api/guest'],
  ['PUT', '/api/guest'],
  ['POST', '/api/conversations'],
  ['POST', '/api/messages'],
  ['POST', '/api/messages/stream'],
  ['GET', '/api/messages/stream?conversationId=c-1&content=Hello'],
  ['POST', '/api/generations/g-1/stop'],
  ['POST', '/api/circle-of-experts'],
  ['PUT', '/api/circle-of-experts'],
  ['DELETE', '/api/circle-of-experts/p-1'],
  ['POST', '/api/expert-discussions'],
  ['POST', '/api/expert-discussions/d-1/share'],
  ['DELETE', '/api/expert-discussions/d-1/share'],
  ['POST', '/api/360-chat'],
] as const
const reasonOf = async (method: string, path: string, headers: Record<string, string>) => {
  const response = await gateway.fetch(path, { method, headers })
  return response.status === 204 ? undefined : (await response.json()).reason
}

describe('a call that changes state', () => {
  it.each(stateChanging)('is refused from another site: %s %s', async (method, path) => {
    const foreign: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }, { Origin: 'null' }]
    for (const headers of [...foreign, { 'Sec-Fetch-Site': 'same-site' }]) {
      const response = await gateway.fetch(path, { method, headers })
      expect([response.status, (await response.json()).reason]).toEqual([403, 'CROSS_SITE'])
    }
  })

  it.each(stateChanging)('is accepted from the product’s pages and from programs: %s %s', async (method, path) => {
    const own = [
      { 'Sec-Fetch-Site': 'same-origin', Origin: gateway.url },
      { Origin: 'http://localhost:3999' },
      { 'Sec-Fetch-Site': 'none' },
      {},
    ]
    for (const headers of own) expect(await reasonOf(method, path, headers as Record<string, string>)).not.toBe('CROSS_SITE')
  })

  it('is refused from the product’s host with another scheme or port', async () => {
    for (const Origin of [gateway.url.replace('http:', 'https:'), 'http://localhost:3999:8080']) {
      expect(await reasonOf('POST', '/api/logout', { Origin })).toBe('CROSS_SITE')
    }
  })
})

describe('requests that another site’s page makes a member’s browser send', () => {
  const services = [
    'RequestPasswordReset',
    'ResetPassword',
    'RequestOneTimeCode',
    'LogInWithCode',
    'UpdateProfile',
    'ChangePassword',
    'DeleteAccount',
  ]
  const countCalls = () => services.map((method) => gateway.identity.calls(method).length)
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

  it.each(bodies)('a form to %s changes nothing, whatever its content type', async (path, body) => {
    const member = await gateway.asMember('ada')
    const before = countCalls()
    const forms = [
      ['application/x-www-form-urlencoded', new URLSearchParams(body).toString()],
      ['text/plain', JSON.stringify(body)],
      ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${email}\r\n--x--`],
      ['application/json', JSON.stringify(body)],
    ] as const
    for (const [type, text] of forms) {
      const response = await byForm(path, type, text, { ...member, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' })
      expect([403, 404, 405]).toContain(response.status)
      expect(response.headers.getSetCookie()).toEqual([])
    }
    // Even without Sec-Fetch-Site, a browser can't send JSON from another site.
    for (const [type, text] of forms.slice(0, 3)) expect([400, 404, 405]).toContain((await byForm(path, type, text, member)).status)
    expect(countCalls()).toEqual(before)
  })

  it.each(bodies)('a link to %s changes nothing', async (path) => {
    const member = await gateway.asMember('ada')
    const before = countCalls()
    gateway.identity.on('GetAccount', () => ({ id: 'ada', username: 'ada', role: 'ROLE_CITIZEN' }))
    const headers = { ...member, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
    const response = await gateway.fetch(path, { headers })
    expect(response.status).toBe({ '/api/user': 200, '/api/user/export': 403 }[path] ?? 405)
    expect(countCalls()).toEqual(before)
  })
})

it('a read has no CORS headers', async () => {
  const response = await gateway.fetch('/api/ping', { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } })
  expect(response.status).toBe(200)
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})
