import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

const ask = async (error: unknown) => {
  gateway.persona.on('GetPersona', () => {
    throw error
  })
  const answer = await gateway.fetch('/api/bots/p-1')
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), body: await answer.json() }
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
  ] as const)('%s is a %i', async (kind, status, retryAfter) => {
    const answer = await ask(new DomainError(kind, 'SOME_REASON', 'What to do next'))
    expect(answer).toEqual({
      status,
      retryAfter,
      body: { message: 'What to do next', reason: 'SOME_REASON', requestId: expect.any(String) },
    })
  })

  it('INSUFFICIENT_CREDITS is a 402', async () => {
    expect((await ask(new DomainError('state', 'INSUFFICIENT_CREDITS', 'No credits remaining'))).status).toBe(402)
  })

  it('passes on the fields and the seconds to wait', async () => {
    expect((await ask(new DomainError('invalid', 'VALIDATION', 'No', { fields: { name: 'too short' } }))).body.fields).toEqual({
      name: 'too short',
    })
    expect((await ask(new DomainError('exhausted', 'SLOW_DOWN', 'No', { retryAfter: 6.2 }))).retryAfter).toBe('7')
  })

  it('that nobody expected is a 500 which tells nothing', async () => {
    const { status, body } = await ask(new Error('password of the database: hunter2'))
    expect(status).toBe(500)
    expect(body).toEqual({ message: 'Something went wrong on our side', reason: 'INTERNAL', requestId: expect.any(String) })
  })

  it('against the gateway itself is a 500, not the visitor’s 401', async () => {
    expect((await ask(new DomainError('unauthenticated', 'SERVICE_REQUIRED', 'no'))).status).toBe(500)
  })

  it('is a 503 when the service is gone', async () => {
    const alone = await startGateway()
    await alone.persona.stop()
    const answer = await alone.fetch('/api/bots/p-1')
    expect([answer.status, (await answer.json()).reason, answer.headers.has('Retry-After')]).toEqual([503, 'SERVICE_UNAVAILABLE', true])
    await alone.stop()
  })
})

describe('X-Request-Id', () => {
  const given = '7D1A7D4E-2f0b-4a57-8f43-0d0fd1a0d001'

  it('is taken when it is a UUID, passed on and sent back', async () => {
    gateway.persona.on('GetPersona', () => ({ id: 'p-1' }))
    const answer = await gateway.fetch('/api/bots/p-1', { headers: { 'X-Request-Id': given } })
    expect(answer.headers.get('X-Request-Id')).toBe(given)
    expect(gateway.persona.calls('GetPersona').at(-1)?.call.requestId).toBe(given)
  })

  it.each(['1234', `${given}\tx`, 'a'.repeat(5_000)])('is made when it isn’t one', async (id) => {
    const answer = await gateway.fetch('/api/ping', { headers: { 'X-Request-Id': id } })
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('every answer', () => {
  it.each(['/api/ping', '/api/nothing', '/api/docs', '/healthz'])('carries the security headers: %s', async (path) => {
    const { headers } = await gateway.fetch(path)
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' https: data:;connect-src 'self';font-src 'self';" +
        "manifest-src 'self';frame-ancestors 'none';base-uri 'none';form-action 'self'",
    )
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.has('X-Powered-By')).toBe(false)
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false)
    expect(headers.has('Strict-Transport-Security')).toBe(false)
  })

  it('of production asks for https', async () => {
    const production = await startGateway({ NODE_ENV: 'production' })
    expect((await production.fetch('/api/ping')).headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/)
    await production.stop()
  })
})
