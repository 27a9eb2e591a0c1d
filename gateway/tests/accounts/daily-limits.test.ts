import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createLog } from '@rostra/kit/log'
import { connectRedis, type Redis } from '@rostra/kit/stores/redis'
import { eventually } from '@rostra/kit/testing/eventually'
import { deviceMailHash } from '@rostra/platform/claims'
import { scriptSignIn } from '../support/account-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

const suffix = `_${randomUUID().slice(0, 8)}`
let gateway: TestGateway
let redis: Redis
beforeAll(async () => {
  gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.0/8', DATABASE_SUFFIX: suffix })
  redis = await connectRedis(process.env.TEST_REDIS_URL ?? '', { keyPrefix: '', log: createLog('test', { level: 'silent' }) })
})
afterAll(async () => {
  redis?.disconnect()
  await gateway?.stop()
})

/** Ends the windows of the shorter limits, as 10 minutes would. */
const endShortWindows = async () => {
  const keys = await redis.keys(`rostra:gateway${suffix}:limit:*`)
  const short = keys.filter((key) => !key.includes('PerDay:'))
  if (short.length > 0) await redis.del(...short)
}
let network = 0
/** Each call comes from a network of its own. */
const headers = () => ({ 'X-Forwarded-For': `198.51.${Math.floor(++network / 250)}.${network % 250}` })
const wrong = (reason: string, kind: 'invalid' | 'unauthenticated') => () => {
  throw new DomainError(kind, reason, 'Invalid or expired OTP')
}
/** Counts the calls until one is refused with 429. */
async function allowed(call: () => Promise<{ status: number; headers: Headers }>, most: number) {
  for (let count = 0; count < most; count++) {
    const response = await call()
    if (response.status === 429) return { count, retryAfter: Number(response.headers.get('Retry-After')) }
    if (count % 3 === 2) await endShortWindows()
  }
  return { count: most, retryAfter: 0 }
}

it.each([
  ['/api/request-otp', 'RequestOneTimeCode'],
  ['/api/forgot-password', 'RequestPasswordReset'],
])('%s sends at most 10 mails a day to an address, from all networks, known or not', async (path, method) => {
  gateway.identity.on(method, () => ({}))
  for (const email of ['known@example.com', 'unknown@example.com']) {
    const { count, retryAfter } = await allowed(() => gateway.post(path, { email }, headers()), 20)
    expect(count).toBe(10)
    expect(retryAfter).toBeGreaterThan(80_000)
  }
})

/** An attempt to sign in by a code, from a network of its own unless `from` names another. */
const attempt = (email: string, from = headers(), path = '/api/login-with-otp') => gateway.post(path, { email, otp: '000000' }, from)
const deviceOf = async (name: string, email: string, sub = `browser-of-${name}`) => {
  const device = { kind: 'device', sub, name, mailHash: deviceMailHash(sub, email) } as const
  return { cookie: `rostra_device=${await gateway.tokens.sign(device)}` }
}

it('30 wrong codes a day are allowed to a network, at any address; right codes do not count', async () => {
  const home = headers()
  gateway.identity.on('LogInWithCode', scriptSignIn(gateway))
  for (let n = 0; n < 3; n++) expect((await attempt('ada@example.com', home)).status).toBe(200)
  gateway.identity.on('LogInWithCode', wrong('OTP_INVALID', 'unauthenticated'))
  let tries = 0
  const { count, retryAfter } = await allowed(() => attempt(`person-${++tries}@example.com`, home), 40)
  expect(count).toBe(30)
  expect(retryAfter).toBeGreaterThan(80_000)
})

it('a hundred wrong codes of strangers lock a member out of neither the code nor the second factor', async () => {
  gateway.identity.on('LogInWithCode', wrong('OTP_INVALID', 'unauthenticated'))
  for (let n = 0; n < 100; n++) expect((await attempt('eve@example.com')).status).toBe(401)
  gateway.identity.on('LogInWithCode', scriptSignIn(gateway))
  gateway.identity.on('FindPendingSignIn', () => ({ username: 'eve' }))
  gateway.identity.on('LogInWithSecondFactor', scriptSignIn(gateway))
  expect((await attempt('eve@example.com')).status).toBe(200)
  expect((await gateway.post('/api/login/second-factor', { token: 'x', code: '000000' }, headers())).status).toBe(200)
})

it('a device of the account signs in and gets mails where its network and strangers have used up everything', async () => {
  const school = headers()
  const email = 'grace@example.com'
  const device = await deviceOf('grace', email)
  gateway.identity.on('LogInWithCode', wrong('OTP_INVALID', 'unauthenticated'))
  gateway.identity.on('RequestOneTimeCode', () => ({}))
  gateway.identity.on('RequestPasswordReset', () => ({}))
  for (const path of ['/api/login-with-otp', '/api/request-otp', '/api/forgot-password'])
    await allowed(() => attempt(email, school, path), 40)
  gateway.identity.on('LogInWithCode', scriptSignIn(gateway))
  expect((await attempt(email, school)).status).toBe(429)
  const withDevice = { ...school, ...device }
  expect((await attempt('Grace@Example.com', withDevice)).status).toBe(200)
  expect(gateway.identity.calls('LogInWithCode').at(-1)?.request).toMatchObject({ fromDevice: true })
  for (const path of ['/api/request-otp', '/api/forgot-password']) {
    expect((await attempt(email, headers(), path)).status).toBe(429)
    expect((await attempt(email, withDevice, path)).status).toBe(202)
  }
})

it('a device of one account is unknown to another', async () => {
  const device = await deviceOf('trent', 'trent@example.com')
  gateway.identity.on('LogInWithCode', wrong('OTP_INVALID', 'unauthenticated'))
  expect((await attempt('mallory@example.com', { ...headers(), ...device })).status).toBe(401)
  expect(gateway.identity.calls('LogInWithCode').at(-1)?.request).toMatchObject({ fromDevice: false })
})

it('30 wrong codes a day are allowed to a device, and to a signed-in member who proves the identity', async () => {
  const device = await deviceOf('bob', 'bob@example.com')
  gateway.identity.on('LogInWithCode', wrong('OTP_INVALID', 'unauthenticated'))
  gateway.identity.on('DeleteAccount', wrong('WRONG_PASSWORD', 'invalid'))
  expect((await allowed(() => attempt('bob@example.com', { ...headers(), ...device }), 40)).count).toBe(30)
  const member = { ...(await gateway.asMember('u-1')), 'Content-Type': 'application/json' }
  const remove = () => gateway.fetch('/api/user', { method: 'DELETE', headers: member, body: JSON.stringify({ otp: '000000' }) })
  expect((await allowed(remove, 40)).count).toBe(30)
})

it.each(['/api/request-otp', '/api/forgot-password'])(
  '%s sends a device 20 mails a day, and all devices of an address 40',
  async (path) => {
    const email = `heidi-${path.length}@example.com`
    const send = async (sub: string) => {
      const device = await deviceOf('heidi', email, sub)
      return gateway.post(path, { email }, { ...headers(), ...device })
    }
    gateway.identity.on('RequestOneTimeCode', () => ({}))
    gateway.identity.on('RequestPasswordReset', () => ({}))
    expect((await allowed(() => send(`one ${path}`), 30)).count).toBe(20)
    let devices = 0
    const { count, retryAfter } = await allowed(() => send(`${++devices} ${path}`), 60)
    expect([count, retryAfter > 80_000]).toEqual([20, true])
    expect((await gateway.post(path, { email }, headers())).status).toBe(202)
  },
)

it('all devices of an address are sent 12 mails in 10 minutes', async () => {
  gateway.identity.on('RequestOneTimeCode', () => ({}))
  const statuses: number[] = []
  for (let n = 0; n < 13; n++) {
    const device = await deviceOf('judy', 'judy@example.com', `judy-${n}`)
    statuses.push((await gateway.post('/api/request-otp', { email: 'judy@example.com' }, { ...headers(), ...device })).status)
  }
  expect(statuses).toEqual([...Array(12).fill(202), 429])
})

describe('the mails that confirm an address', () => {
  const body = (email: string) => JSON.stringify({ email, password: 'Engine1843' })
  let members = 0
  const change = async (email: string) => {
    const member = { ...(await gateway.asMember(`u-changes-${++members}`)), 'Content-Type': 'application/json' }
    return gateway.fetch('/api/user/profile', { method: 'PUT', headers: member, body: body(email) })
  }
  const account = { id: 'u', username: 'u', role: 'ROLE_CITIZEN', email: 'u@example.org', createdAt: '2026-01-01T00:00:00.000Z' }

  it('are at most 10 a day to an address, from all accounts', async () => {
    gateway.identity.on('UpdateProfile', () => account)
    const { count, retryAfter } = await allowed(() => change('nobody@example.org'), 15)
    expect([count, retryAfter > 80_000]).toEqual([10, true])
    expect((await change('Nobody@Example.org')).status).toBe(429)
  })

  it('are not counted when identity refuses, also when the client has hung up', async () => {
    let refuse = () => {}
    gateway.identity.on('UpdateProfile', async () => {
      await new Promise<void>((resolve) => (refuse = resolve))
      throw new DomainError('exists', 'EMAIL_TAKEN', 'taken')
    })
    for (let n = 0; n < 12; n++) {
      const received = gateway.identity.calls('UpdateProfile').length
      const client = new AbortController()
      const member = { ...(await gateway.asMember(`u-changes-${++members}`)), 'Content-Type': 'application/json' }
      const init = { method: 'PUT', headers: member, body: body('taken@example.org'), signal: client.signal }
      const closed = gateway.fetch('/api/user/profile', init).catch(() => undefined)
      await eventually(() => expect(gateway.identity.calls('UpdateProfile').length).toBeGreaterThan(received))
      client.abort()
      await closed
      refuse()
    }
    gateway.identity.on('UpdateProfile', () => account)
    await eventually(async () => expect((await change('taken@example.org')).status).toBe(200))
  })
})

describe('a code whose client does not wait for the answer counts as a wrong one', () => {
  /** Sends a request, and closes its connection once identity has it. */
  const hangUp = async (method: 'LogInWithCode' | 'DeleteAccount' | 'LogInWithSecondFactor', path: string, init: RequestInit) => {
    const received = gateway.identity.calls(method).length
    const client = new AbortController()
    const closed = gateway.fetch(path, { ...init, signal: client.signal }).catch(() => undefined)
    await eventually(() => expect(gateway.identity.calls(method).length).toBeGreaterThan(received))
    client.abort()
    await closed
  }
  const json = { 'Content-Type': 'application/json' }

  it.each([
    ['at a sign-in by code', 'LogInWithCode', 'POST', '/api/login-with-otp', { email: 'ivan@example.org', otp: '000000' }, 30],
    ['at a second factor', 'LogInWithSecondFactor', 'POST', '/api/login/second-factor', { token: 'x', code: '000000' }, 20],
    ['of a member who proves the identity', 'DeleteAccount', 'DELETE', '/api/user', { otp: '000000' }, 30],
  ] as const)('%s', async (_what, identityMethod, method, path, body, points) => {
    gateway.identity.on('FindPendingSignIn', () => ({ username: 'ivan' }))
    gateway.identity.on(identityMethod, ({ call }) => new Promise((resolve) => call.signal.addEventListener('abort', () => resolve({}))))
    const from = { ...json, ...headers(), ...(method === 'DELETE' && (await gateway.asMember('u-hangs-up'))) }
    const init = { method, headers: from, body: JSON.stringify(body) }
    for (let n = 1; n <= points; n++) {
      await hangUp(identityMethod, path, init)
      if (n % 3 === 0) await endShortWindows()
    }
    const refused = await gateway.fetch(path, init)
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 80_000]).toEqual([429, true])
  })
})
