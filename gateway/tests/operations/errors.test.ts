import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

const requestWithError = async (error: unknown) => {
  gateway.persona.on('GetPersona', () => {
    throw error
  })
  const response = await gateway.fetch('/api/bots/p-1')
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), body: await response.json() }
}

describe('an error of a service', () => {
  it.each([
    ['invalid', 400, null],
    ['unauthenticated', 401, null],
    ['denied', 403, null],
    ['not_found', 404, null],
    ['exists', 409, null],
    ['state', 409, null],
    ['exhausted', 429, '60'],
    ['unavailable', 503, '2'],
    ['deadline', 504, null],
  ] as const)('kind %s has status %i', async (kind, status, retryAfter) => {
    const response = await requestWithError(new DomainError(kind, 'SOME_REASON', 'What to do next'))
    expect(response).toEqual({
      status,
      retryAfter,
      body: { message: 'What to do next', reason: 'SOME_REASON', requestId: expect.any(String) },
    })
  })

  it('INSUFFICIENT_CREDITS has status 402', async () => {
    expect((await requestWithError(new DomainError('state', 'INSUFFICIENT_CREDITS', 'No credits remaining'))).status).toBe(402)
  })

  it('keeps its fields and its Retry-After', async () => {
    expect((await requestWithError(new DomainError('invalid', 'VALIDATION', 'No', { fields: { name: 'too short' } }))).body.fields).toEqual(
      {
        name: 'too short',
      },
    )
    expect((await requestWithError(new DomainError('exhausted', 'SLOW_DOWN', 'No', { retryAfter: 6.2 }))).retryAfter).toBe('7')
  })

  it('of an unexpected kind has status 500 and hides its message', async () => {
    const { status, body } = await requestWithError(new Error('password of the database: hunter2'))
    expect(status).toBe(500)
    expect(body).toEqual({ message: 'Something went wrong on our side', reason: 'INTERNAL', requestId: expect.any(String) })
  })

  it('about the gateway’s own token has status 500', async () => {
    expect((await requestWithError(new DomainError('unauthenticated', 'SERVICE_REQUIRED', 'no'))).status).toBe(500)
  })

  it('has status 503 when the service is gone', async () => {
    const separate = await startGateway()
    await separate.persona.stop()
    const response = await separate.fetch('/api/bots/p-1')
    expect([response.status, (await response.json()).reason, response.headers.has('Retry-After')]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
      true,
    ])
    await separate.stop()
  })
})

describe('X-Request-Id', () => {
  const uuid = '7D1A7D4E-2f0b-4a57-8f43-0d0fd1a0d001'

  it('is accepted as a UUID, sent to services and returned', async () => {
    gateway.persona.on('GetPersona', () => ({ id: 'p-1' }))
    const response = await gateway.fetch('/api/bots/p-1', { headers: { 'X-Request-Id': uuid } })
    expect(response.headers.get('X-Request-Id')).toBe(uuid)
    expect(gateway.persona.calls('GetPersona').at(-1)?.call.requestId).toBe(uuid)
  })

  it.each(['1234', `${uuid}\tx`, 'a'.repeat(5_000)])('is created when the client sends none that is valid', async (id) => {
    const response = await gateway.fetch('/api/ping', { headers: { 'X-Request-Id': id } })
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('every response', () => {
  it.each(['/api/ping', '/api/nothing', '/api/docs', '/healthz'])('has the security headers: %s', async (path) => {
    const { headers } = await gateway.fetch(path)
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self';font-src 'self';" +
        "frame-src 'self';manifest-src 'self';worker-src 'self';frame-ancestors 'none';base-uri 'none';form-action 'self'",
    )
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.has('X-Powered-By')).toBe(false)
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false)
    expect(headers.has('Strict-Transport-Security')).toBe(false)
  })

  it('sets Strict-Transport-Security in production', async () => {
    const production = await startGateway({ NODE_ENV: 'production' })
    expect((await production.fetch('/api/ping')).headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/)
    await production.stop()
  })
})
