import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type JsonResponse, startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let cookie: { cookie: string }
const uuid = '0b54f0a4-11a7-4a5e-9d5c-7c4a9a3f0c11'

beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  cookie = { cookie: `${(await gateway.asGuest()).cookie}; ${(await gateway.asMember()).cookie}` }
  gateway.persona.on('ListPublicPersonas', () => ({ personas: [], total: 0 }))
  gateway.chat.on('StartConversation', () => ({
    conversation: { id: 'c-1', personaId: 'p-1', startedAt: '2026-01-01T00:00:00.000Z' },
    initialMessage: { id: 'm-1', conversationId: 'c-1', content: 'Hello', isFromPersona: true, status: 'MESSAGE_STATUS_COMPLETE' },
  }))
})
afterAll(() => gateway?.stop())

/** Every call with a body, and a valid body. */
const bodies: [path: string, body: Record<string, unknown>, method: string][] = [
  ['/api/register', { username: 'ada', email: 'ada@example.com', password: 'Engine1843' }, 'POST'],
  ['/api/login', { username: 'ada', password: 'Engine1843' }, 'POST'],
  ['/api/forgot-password', { email: 'ada@example.com' }, 'POST'],
  ['/api/reset-password', { token: 'a-token', newPassword: 'Engine1843' }, 'POST'],
  ['/api/request-otp', { email: 'ada@example.com' }, 'POST'],
  ['/api/oidc/example/finish', { response: '?code=a' }, 'POST'],
  ['/api/oidc/sign-up', { username: 'ada' }, 'POST'],
  ['/api/login-with-otp', { email: 'ada@example.com', otp: '123456' }, 'POST'],
  ['/api/user/profile', { email: 'ada@example.com', insights: false, inboxMail: true }, 'PUT'],
  ['/api/user/password', { currentPassword: 'Engine1843', newPassword: 'Engine1844' }, 'PUT'],
  ['/api/payments/checkout', { packageId: 'citizen-100' }, 'POST'],
  ['/api/conversations', { botId: 'p-1', endUserId: 'u-1' }, 'POST'],
  ['/api/messages/stream', { conversationId: 'c-1', content: 'Hello', requestId: uuid }, 'POST'],
  ['/api/messages', { conversationId: 'c-1', content: 'Hello', requestId: uuid }, 'POST'],
  ['/api/circle-of-experts', { botId: 'p-1' }, 'POST'],
  ['/api/expert-discussions', { prompt: 'Why?', requestId: uuid }, 'POST'],
]
const everyField = bodies.flatMap(([path, body, method]) => Object.keys(body).map((field) => [path, field, body, method] as const))
const optional = ['endUserId', 'requestId']
const methods = [
  'Register',
  'LogIn',
  'RequestPasswordReset',
  'ResetPassword',
  'RequestOneTimeCode',
  'LogInWithCode',
  'FinishIssuerSignIn',
  'SignUpByIssuer',
  'UpdateProfile',
  'ChangePassword',
  'StartConversation',
  'Send',
  'SendAndWait',
  'AddToCircle',
  'StartDiscussion',
]
const countCalls = () =>
  [gateway.identity, gateway.chat, gateway.experts].flatMap((peer) => methods.map((method) => peer.calls(method).length))
const send = (path: string, body: string, method = 'POST', headers: Record<string, string> = {}) =>
  gateway.fetch(path, { method, body, headers: { 'Content-Type': 'application/json', ...cookie, ...headers } })

async function expectRefusal(response: JsonResponse, reason = 'VALIDATION') {
  const body = await response.json()
  expect([response.status, body.reason]).toEqual([400, reason])
  expect(body.message).toBeTruthy()
  expect(body.requestId).toBe(response.headers.get('X-Request-Id'))
  return body
}

describe('a body field', () => {
  it.each(everyField)('of %s: a wrong type of %s is refused before calling a service', async (path, field, body, method) => {
    const before = countCalls()
    for (const wrong of [{ $gt: '' }, ['ada'], 7, null]) {
      const { fields } = await expectRefusal(await send(path, JSON.stringify({ ...body, [field]: wrong }), method))
      expect(Object.keys(fields)).toEqual([field])
    }
    expect(countCalls()).toEqual(before)
  })

  it.each(everyField)('of %s: a NUL in %s is refused before calling a service', async (path, field, body, method) => {
    const before = countCalls()
    const { fields } = await expectRefusal(await send(path, JSON.stringify({ ...body, [field]: `a\0b` }), method))
    expect(Object.keys(fields)).toEqual([field])
    expect(countCalls()).toEqual(before)
  })

  it.each(everyField.filter(([path, field]) => path !== '/api/user/profile' && !optional.includes(field)))(
    'of %s: a missing %s is refused by name',
    async (path, field, body, method) => {
      const { fields } = await expectRefusal(await send(path, JSON.stringify({ ...body, [field]: undefined }), method))
      expect(Object.keys(fields)).toEqual([field])
    },
  )

  it('is ignored when unknown', async () => {
    expect((await gateway.post('/api/conversations', { botId: 'p-1', isAdmin: true, deep: { $where: '1' } }, cookie)).status).toBe(201)
  })
})

describe('a message', () => {
  it.each([
    ['empty', ''],
    ['blank', ' \n\t '],
    ['of 4,001 characters', 'x'.repeat(4_001)],
    ['of 4,001 emoji', '😀'.repeat(4_001)],
  ])('%s is refused', async (_name, content) => {
    const { fields } = await expectRefusal(await gateway.post('/api/messages/stream', { conversationId: 'c-1', content }, cookie))
    expect(Object.keys(fields)).toEqual(['content'])
  })

  it.each([
    ['4,000 characters between blanks', ` ${'x'.repeat(4_000)} `],
    ['4,000 emoji, which are 8,000 UTF-16 units', '😀'.repeat(4_000)],
  ])('of %s is accepted', async (_name, content) => {
    gateway.chat.on(
      'Send',
      async (_request, emit) =>
        void (await emit({ done: { seq: 1, fullResponse: '', status: 'MESSAGE_STATUS_COMPLETE', end: 'ANSWER_END_FINISHED' } })),
    )
    const response = await gateway.post('/api/messages/stream', { conversationId: 'c-1', content }, cookie)
    expect(response.status).toBe(200)
    await response.text()
    expect(gateway.chat.calls('Send').at(-1)?.request.content).toBe(content.trim())
  })

  it.each(['not-a-uuid', `${uuid}0`, ''])('with the request id "%s" is refused', async (requestId) => {
    await expectRefusal(await gateway.post('/api/messages', { conversationId: 'c-1', content: 'Hello', requestId }, cookie))
  })

  it('with isFromBot true is refused', async () => {
    await expectRefusal(await gateway.post('/api/messages', { conversationId: 'c-1', content: 'Hello', isFromBot: true }, cookie))
  })
})

describe.each(bodies)('a body of %s', (path, body, method) => {
  it.each(['{"username":', 'username=ada', '"just text"', '{"a":1}}', 'null'])('that is no JSON object (%s) is BAD_JSON', async (text) => {
    await expectRefusal(await send(path, text, method), 'BAD_JSON')
  })

  it('of 300 kB is BODY_TOO_LARGE', async () => {
    await expectRefusal(await send(path, JSON.stringify({ ...body, more: 'x'.repeat(300_000) }), method), 'BODY_TOO_LARGE')
  })
})

describe('a body', () => {
  it('in an unsupported encoding is BAD_JSON', async () => {
    await expectRefusal(await send('/api/login', '{}', 'POST', { 'Content-Encoding': 'gzip' }), 'BAD_JSON')
  })

  it.each(bodies.filter(([path]) => path !== '/api/user/profile'))(
    'of %s with another content type is ignored',
    async (path, body, method) => {
      const before = countCalls()
      const form = new URLSearchParams(Object.entries(body).map(([name, value]): [string, string] => [name, String(value)])).toString()
      await expectRefusal(await send(path, JSON.stringify(body), method, { 'Content-Type': 'text/plain' }))
      await expectRefusal(await send(path, form, method, { 'Content-Type': 'application/x-www-form-urlencoded' }))
      expect(countCalls()).toEqual(before)
    },
  )

  it('nested 100,000 deep doesn’t end the process', async () => {
    const deep = `{"username":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect([400, 413]).toContain((await send('/api/login', deep)).status)
    expect((await gateway.fetch('/api/ping')).status).toBe(200)
  })
})

describe('an email address', () => {
  const wrong = [
    '',
    ' ',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@example.com, bob@example.com',
    `${'a'.repeat(250)}@b.cd`,
  ]

  it.each(bodies.filter(([path, { email }]) => email && path !== '/api/register'))(
    'that is invalid is refused by %s before calling a service',
    async (path, body, method) => {
      const before = countCalls()
      for (const email of wrong) {
        const { fields, message } = await expectRefusal(await send(path, JSON.stringify({ ...body, email }), method))
        expect([message, fields]).toEqual(['Please enter a valid email address', { email: 'Please enter a valid email address' }])
      }
      expect(countCalls()).toEqual(before)
    },
  )

  it.each([
    ['12345', 'OTP must be 6 digits'],
    ['1234567', 'OTP must be 6 digits'],
    ['12345x', 'OTP must contain only numbers'],
    ['١٢٣٤٥٦', 'OTP must contain only numbers'],
  ])('with the code "%s" is refused before calling a service', async (otp, message) => {
    const before = countCalls()
    const { fields } = await expectRefusal(await send('/api/login-with-otp', JSON.stringify({ email: 'ada@example.com', otp })))
    expect(fields).toEqual({ otp: message })
    expect(countCalls()).toEqual(before)
  })
})

describe('a URL', () => {
  it.each([
    '/api/bots/public?page=0',
    '/api/bots/public?limit=101',
    '/api/bots/public?limit=ten',
    '/api/bots/public?sort=cheapest',
    '/api/bots/public?search=a%00b',
    '/api/bots/public?search=a&search=b',
    '/api/bots/a%00b',
    '/api/bots/%E0%A4%A',
    `/api/bots/${'x'.repeat(201)}`,
    `/api/users/creators?ids=${Array.from({ length: 101 }, (_, i) => i).join(',')}`,
  ])('with an invalid part is refused: %s', async (path) => {
    await expectRefusal(await gateway.fetch(path))
  })

  it('can’t put an object into the query', async () => {
    expect((await gateway.fetch('/api/bots/public?search[$gt]=')).status).toBe(200)
    expect(gateway.persona.calls('ListPublicPersonas').at(-1)?.request.search).toBe('')
  })

  it.each(['/api/nothing', '/api', '/api/', '/api/bots/p-1/nothing', '/api/PING'])('of no route is NOT_FOUND: %s', async (path) => {
    const response = await gateway.fetch(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toMatch('application/json')
    expect(await response.json()).toMatchObject({ reason: 'NOT_FOUND', message: expect.any(String), requestId: expect.any(String) })
  })

  it.each([
    ['GET', '/api/register', 'POST'],
    ['PUT', '/api/bots/p-1/vote', 'POST'],
    ['OPTIONS', '/api/ping', 'GET, HEAD'],
    ['PATCH', '/api/bots', 'GET, HEAD, POST'],
    ['GET', '/api/bots/trial', 'POST'],
    ['DELETE', '/api/bots/public', 'GET, HEAD'],
    ['PUT', '/api/articles/a-story', 'GET, HEAD, DELETE'],
    ['HEAD', '/api/messages/stream?conversationId=c-1&content=Hello', 'POST, GET'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['PUT', '/api/openapi.json', 'GET, HEAD'],
    ['POST', '/api/docs', 'GET, HEAD'],
    ['DELETE', '/api/docs.css', 'GET, HEAD'],
    ['GET', '/oauth/token', 'POST, OPTIONS'],
    ['PUT', '/oauth/register', 'POST, OPTIONS'],
    ['DELETE', '/oauth/revoke', 'POST, OPTIONS'],
    ['POST', '/oauth/authorize', 'GET, HEAD'],
    ['POST', '/oauth/authorize/u-1', 'GET, HEAD'],
    ['POST', '/.well-known/oauth-authorization-server', 'GET, HEAD, OPTIONS'],
    ['POST', '/.well-known/oauth-protected-resource/mcp', 'GET, HEAD, OPTIONS'],
    ['POST', '/oembed?url=x', 'GET, HEAD'],
    ['POST', '/sitemap.xml', 'GET, HEAD'],
    ['POST', '/sitemaps/pages-1.xml', 'GET, HEAD'],
    ['PUT', '/robots.txt', 'GET, HEAD'],
    ['DELETE', '/persona/max/preview.png', 'GET, HEAD'],
    ['POST', '/360-chat/shared/abc/preview.png', 'GET, HEAD'],
  ])('answers 405 to a method that it does not have, and names those that it has: %s %s', async (method, path, allow) => {
    const response = await gateway.fetch(path, { method, headers: cookie })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allow])
    if (method !== 'HEAD') expect(await response.json()).toMatchObject({ reason: 'METHOD_NOT_ALLOWED', requestId: expect.any(String) })
  })
})
