import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { account, scriptSignIn, user } from '../support/account-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
})
afterAll(() => gateway?.stop())

const email = 'ada@example.com'
const refuses =
  (reason: string, message: string, kind: 'invalid' | 'unauthenticated' = 'invalid') =>
  () => {
    throw new DomainError(kind, reason, message)
  }

describe.each([
  ['/api/forgot-password', 'RequestPasswordReset', "If an account exists with this email, you'll receive password reset instructions."],
  ['/api/request-otp', 'RequestOneTimeCode', 'If an account exists with this email, a one-time code is on its way.'],
])('%s', (path, method, message) => {
  it('requests a mail and responds the same for every address', async () => {
    gateway.identity.on(method, () => ({}))
    for (const address of [email, 'nobody@example.com', '  Ada@Example.com ']) {
      const response = await gateway.post(path, { email: address })
      expect([response.status, await response.json()]).toEqual([202, { message }])
      expect(response.headers.getSetCookie()).toEqual([])
      expect(gateway.identity.calls(method).at(-1)?.request).toEqual({ email: address.trim() })
    }
  })

  it('responds 503 while identity is unavailable', async () => {
    gateway.identity.on(method, () => {
      throw new DomainError('unavailable', 'OVERLOADED', 'Please try again in a moment', { retryAfter: 3 })
    })
    const response = await gateway.post(path, { email })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '3'])
  })

  it('limits known and unknown addresses alike, without regard to case', async () => {
    const limited = await startGateway({ TRUSTED_PROXIES: '127.0.0.0/8' })
    limited.identity.on(method, () => ({}))
    let n = 0
    const attempt = async (address: string) => {
      const response = await limited.post(path, { email: address }, { 'X-Forwarded-For': `198.51.100.${++n}` })
      return response.status === 429 ? (await response.json()).reason : response.status
    }
    for (const name of ['known', 'unknown']) {
      const statuses = [
        await attempt(`${name}@example.com`),
        await attempt(`${name.toUpperCase()}@example.com`),
        await attempt(` ${name}@Example.COM`),
      ]
      expect([...statuses, await attempt(`${name}@example.com`)]).toEqual([202, 202, 202, 'TOO_MANY_TRIES'])
    }
    expect(limited.identity.calls(method)).toHaveLength(6)
    await limited.stop()
  })
})

it('both kinds of mail share a limit per network', async () => {
  const limited = await startGateway()
  for (const method of ['RequestPasswordReset', 'RequestOneTimeCode']) limited.identity.on(method, () => ({}))
  const statuses: number[] = []
  for (let n = 0; n < 31; n++)
    statuses.push((await limited.post(n % 2 ? '/api/request-otp' : '/api/forgot-password', { email: `ada-${n}@example.com` })).status)
  expect(statuses.filter((status) => status === 202)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  await limited.stop()
})

describe('/api/login-with-otp', () => {
  const body = { email, otp: '012345' }

  it('signs in as a login by password does, and transfers the guest’s conversations', async () => {
    gateway.identity.on('LogInWithCode', scriptSignIn(gateway, 'a-device-token'))
    gateway.chat.on('AdoptConversations', () => ({ adopted: 1 }))
    gateway.experts.on('AdoptQuestions', () => ({}))
    gateway.persona.on('AdoptReports', () => ({}))
    const response = await gateway.post('/api/login-with-otp', body, { ...(await gateway.asGuest('g-1')), 'User-Agent': 'Firefox' })
    expect([response.status, await response.json()]).toEqual([200, user])
    expect(gateway.identity.calls('LogInWithCode').at(-1)?.request).toEqual({
      email,
      code: '012345',
      agent: 'Firefox',
      previousSessionSecret: '',
      fromDevice: false,
    })
    expect(gateway.chat.calls('AdoptConversations').at(-1)?.caller).toMatchObject({ kind: 'member', id: account.id })
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^rostra_session=the-secret; .*HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^rostra_signed_in=1; /),
      expect.stringMatching(/^rostra_device=a-device-token; .*HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^rostra_guest=; /),
    ])
  })

  it('returns identity’s refusal and sets no cookie', async () => {
    gateway.identity.on('LogInWithCode', refuses('OTP_INVALID', 'Invalid or expired OTP', 'unauthenticated'))
    const response = await gateway.post('/api/login-with-otp', body)
    expect([response.status, await response.json()]).toMatchObject([401, { reason: 'OTP_INVALID', message: 'Invalid or expired OTP' }])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('limits attempts at many addresses from one network', async () => {
    const limited = await startGateway()
    limited.identity.on('LogInWithCode', refuses('OTP_INVALID', 'Invalid or expired OTP', 'unauthenticated'))
    const statuses: number[] = []
    for (let n = 0; n < 31; n++)
      statuses.push((await limited.post('/api/login-with-otp', { email: `ada-${n}@example.com`, otp: '000000' })).status)
    expect(statuses).toEqual([...Array(30).fill(401), 429])
    await limited.stop()
  })
})

describe('/api/reset-password', () => {
  const body = { token: 'from-the-link', newPassword: 'Engine1844' }

  it('sets the password, clears this browser’s session and sets its device cookie', async () => {
    gateway.identity.on('ResetPassword', () => ({ accountId: 'u-1', deviceToken: 'a-device-token' }))
    const member = await gateway.asMember('u-1')
    gateway.identity.on('GetAccount', () => account)
    await gateway.fetch('/api/user', { headers: member })
    const before = gateway.identity.calls('Authenticate').length
    const response = await gateway.post('/api/reset-password', body, member)
    expect([response.status, await response.json()]).toEqual([200, { message: 'Your password has been reset successfully.' }])
    expect(gateway.identity.calls('ResetPassword').at(-1)?.request).toEqual(body)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^rostra_session=; Path=\/; Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^rostra_signed_in=; /),
      expect.stringMatching(/^rostra_device=a-device-token; Path=\/; Expires=.*HttpOnly; SameSite=Lax$/),
    ])
    await gateway.fetch('/api/user', { headers: member })
    expect(gateway.identity.calls('Authenticate').length).toBe(before + 1)
  })

  it('invalidates the cached sessions of other browsers', async () => {
    gateway.identity.on('ResetPassword', () => ({ accountId: 'elsewhere', deviceToken: '' }))
    gateway.identity.on('GetAccount', () => account)
    const otherBrowser = await gateway.asMember('elsewhere')
    await gateway.fetch('/api/user', { headers: otherBrowser })
    const before = gateway.identity.calls('Authenticate').length
    expect((await gateway.post('/api/reset-password', body)).headers.getSetCookie()).toEqual([])
    await gateway.fetch('/api/user', { headers: otherBrowser })
    expect(gateway.identity.calls('Authenticate').length).toBe(before + 1)
  })

  it.each([
    new DomainError('invalid', 'RESET_TOKEN_INVALID', 'This link is invalid or has expired'),
    new DomainError('invalid', 'VALIDATION', 'Too short', { fields: { newPassword: 'Too short' } }),
  ])('returns identity’s refusal and sets no cookie (%s)', async (refusal) => {
    gateway.identity.on('ResetPassword', () => {
      throw refusal
    })
    const response = await gateway.post('/api/reset-password', body, await gateway.asMember('u-1'))
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: refusal.message, reason: refusal.reason, requestId: expect.any(String), ...refusal.details },
    ])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('is limited for each network', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.1' })
    limited.identity.on('ResetPassword', refuses('RESET_TOKEN_INVALID', 'This link is invalid or has expired'))
    const attempt = async () => (await limited.post('/api/reset-password', body)).status
    expect([await attempt(), await attempt(), await attempt()]).toEqual([400, 400, 429])
    await limited.stop()
  })
})
