import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { account, signsIn, user } from './support/accounts.ts'
import { startGateway, type TestGateway } from './support/gateway.ts'

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
  it('asks identity for a mail and says the same to everybody', async () => {
    gateway.identity.on(method, () => ({}))
    for (const address of [email, 'nobody@example.com', '  Ada@Example.com ']) {
      const answer = await gateway.post(path, { email: address })
      expect([answer.status, await answer.json()]).toEqual([202, { message }])
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(gateway.identity.calls(method).at(-1)?.request).toEqual({ email: address.trim() })
    }
  })

  it('says so when identity can’t be asked', async () => {
    gateway.identity.on(method, () => {
      throw new DomainError('unavailable', 'OVERLOADED', 'Please try again in a moment', { retryAfter: 3 })
    })
    const answer = await gateway.post(path, { email })
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '3'])
  })

  it('counts known and unknown addresses alike, however they are written, and each by itself', async () => {
    const narrow = await startGateway({ TRUSTED_PROXIES: '127.0.0.0/8' })
    narrow.identity.on(method, () => ({}))
    let n = 0
    const ask = async (address: string) => {
      const answer = await narrow.post(path, { email: address }, { 'X-Forwarded-For': `198.51.100.${++n}` })
      return answer.status === 429 ? (await answer.json()).reason : answer.status
    }
    for (const name of ['known', 'unknown']) {
      const asked = [await ask(`${name}@example.com`), await ask(`${name.toUpperCase()}@example.com`), await ask(` ${name}@Example.COM`)]
      expect([...asked, await ask(`${name}@example.com`)]).toEqual([202, 202, 202, 'TOO_MANY_TRIES'])
    }
    expect(narrow.identity.calls(method)).toHaveLength(6)
    await narrow.stop()
  })
})

it('mails of both kinds are limited together from one network', async () => {
  const narrow = await startGateway()
  for (const method of ['RequestPasswordReset', 'RequestOneTimeCode']) narrow.identity.on(method, () => ({}))
  const statuses: number[] = []
  for (let n = 0; n < 31; n++)
    statuses.push((await narrow.post(n % 2 ? '/api/request-otp' : '/api/forgot-password', { email: `ada-${n}@example.com` })).status)
  expect(statuses.filter((status) => status === 202)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  await narrow.stop()
})

describe('/api/login-with-otp', () => {
  const body = { email, otp: '012345' }

  it('signs in like a login by password, the guest’s conversations included', async () => {
    gateway.identity.on('LogInWithCode', signsIn(gateway, 'a-device-token'))
    gateway.chat.on('AdoptConversations', () => ({ adopted: 1 }))
    const answer = await gateway.post('/api/login-with-otp', body, { ...(await gateway.asGuest('g-1')), 'User-Agent': 'Firefox' })
    expect([answer.status, await answer.json()]).toEqual([200, user])
    expect(gateway.identity.calls('LogInWithCode').at(-1)?.request).toEqual({ email, code: '012345', agent: 'Firefox' })
    expect(gateway.chat.calls('AdoptConversations').at(-1)?.caller).toMatchObject({ kind: 'member', id: account.id })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^rostra_session=the-secret; .*HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^rostra_device=a-device-token; .*HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^rostra_guest=; /),
    ])
  })

  it('is refused with what identity says, and sets nothing', async () => {
    gateway.identity.on('LogInWithCode', refuses('OTP_INVALID', 'Invalid or expired OTP', 'unauthenticated'))
    const answer = await gateway.post('/api/login-with-otp', body)
    expect([answer.status, await answer.json()]).toMatchObject([401, { reason: 'OTP_INVALID', message: 'Invalid or expired OTP' }])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('slows down guesses for one address, from wherever they come, and starts anew for who got in', async () => {
    const narrow = await startGateway({ TRUSTED_PROXIES: '127.0.0.0/8' })
    let n = 0
    const ask = async (address: string) =>
      (await narrow.post('/api/login-with-otp', { email: address, otp: '000000' }, { 'X-Forwarded-For': `198.51.100.${++n}` })).status
    const guess = async (times: number, address: string) => {
      const statuses: number[] = []
      for (let i = 0; i < times; i++) statuses.push(await ask(i % 2 ? address.toUpperCase() : address))
      return statuses
    }
    narrow.identity.on('LogInWithCode', refuses('OTP_INVALID', 'Invalid or expired OTP', 'unauthenticated'))
    expect(await guess(9, 'ada@example.com')).toEqual(Array(9).fill(401))
    narrow.identity.on('LogInWithCode', signsIn(narrow))
    expect(await ask('ada@example.com')).toBe(200)
    narrow.identity.on('LogInWithCode', refuses('OTP_INVALID', 'Invalid or expired OTP', 'unauthenticated'))
    expect(await guess(11, 'ada@example.com')).toEqual([...Array(10).fill(401), 429])
    expect(await ask('bob@example.com')).toBe(401)
    await narrow.stop()
  })

  it('slows down one network that tries many addresses', async () => {
    const narrow = await startGateway()
    narrow.identity.on('LogInWithCode', refuses('OTP_INVALID', 'Invalid or expired OTP', 'unauthenticated'))
    const statuses: number[] = []
    for (let n = 0; n < 31; n++)
      statuses.push((await narrow.post('/api/login-with-otp', { email: `ada-${n}@example.com`, otp: '000000' })).status)
    expect(statuses).toEqual([...Array(30).fill(401), 429])
    await narrow.stop()
  })
})

describe('/api/reset-password', () => {
  const body = { token: 'from-the-link', newPassword: 'Engine1844' }

  it('sets the password, ends this browser’s session and knows the browser from now on', async () => {
    gateway.identity.on('ResetPassword', () => ({ deviceToken: 'a-device-token' }))
    const member = await gateway.asMember('u-1')
    gateway.identity.on('GetAccount', () => account)
    await gateway.fetch('/api/user', { headers: member })
    const asked = gateway.identity.calls('Authenticate').length
    const answer = await gateway.post('/api/reset-password', body, member)
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'Your password has been reset successfully.' }])
    expect(gateway.identity.calls('ResetPassword').at(-1)?.request).toEqual(body)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^rostra_session=; Path=\/; Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^rostra_device=a-device-token; Path=\/; Expires=.*HttpOnly; SameSite=Lax$/),
    ])
    await gateway.fetch('/api/user', { headers: member })
    expect(gateway.identity.calls('Authenticate').length).toBe(asked + 1)
  })

  it('forgets sessions of other browsers that this replica remembers', async () => {
    gateway.identity.on('ResetPassword', () => ({ deviceToken: '' }))
    gateway.identity.on('GetAccount', () => account)
    const elsewhere = await gateway.asMember('elsewhere')
    await gateway.fetch('/api/user', { headers: elsewhere })
    const asked = gateway.identity.calls('Authenticate').length
    expect((await gateway.post('/api/reset-password', body)).headers.getSetCookie()).toEqual([])
    await gateway.fetch('/api/user', { headers: elsewhere })
    expect(gateway.identity.calls('Authenticate').length).toBe(asked + 1)
  })

  it.each([
    new DomainError('invalid', 'RESET_TOKEN_INVALID', 'This link is invalid or has expired'),
    new DomainError('invalid', 'VALIDATION', 'Too short', { fields: { newPassword: 'Too short' } }),
  ])('is refused with what identity says, and sets nothing (%s)', async (refusal) => {
    gateway.identity.on('ResetPassword', () => {
      throw refusal
    })
    const answer = await gateway.post('/api/reset-password', body, await gateway.asMember('u-1'))
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: refusal.message, reason: refusal.reason, requestId: expect.any(String), ...refusal.details },
    ])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('is limited for each network', async () => {
    const narrow = await startGateway({ RATE_LIMIT_SCALE: '0.1' })
    narrow.identity.on('ResetPassword', refuses('RESET_TOKEN_INVALID', 'This link is invalid or has expired'))
    const ask = async () => (await narrow.post('/api/reset-password', body)).status
    expect([await ask(), await ask(), await ask()]).toEqual([400, 400, 429])
    await narrow.stop()
  })
})
