import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createLog } from '@rostra/kit/log'
import { connectRedis, type Redis } from '@rostra/kit/stores/redis'
import { account, scriptSignIn } from '../support/account-fixtures.ts'
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

it('30 wrong codes a day are allowed at an address, from all networks, known or not; right codes do not count', async () => {
  const attempt = (email: string) => gateway.post('/api/login-with-otp', { email, otp: '000000' }, headers())
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    gateway.identity.on('LogInWithCode', scriptSignIn(gateway))
    for (let n = 0; n < 3; n++) expect((await attempt(email)).status).toBe(200)
    gateway.identity.on('LogInWithCode', wrong('OTP_INVALID', 'unauthenticated'))
    const { count, retryAfter } = await allowed(() => attempt(email.toUpperCase()), 40)
    expect(count).toBe(30)
    expect(retryAfter).toBeGreaterThan(80_000)
  }
})

it('codes that prove the identity of a signed-in member count towards the same 30', async () => {
  const email = 'bob@example.com'
  gateway.identity.on('GetAccount', () => ({ ...account, email }))
  gateway.identity.on('DeleteAccount', wrong('WRONG_PASSWORD', 'invalid'))
  gateway.identity.on('LogInWithCode', wrong('OTP_INVALID', 'unauthenticated'))
  const member = { ...(await gateway.asMember('u-1')), 'Content-Type': 'application/json' }
  const remove = () => gateway.fetch('/api/user', { method: 'DELETE', headers: member, body: JSON.stringify({ otp: '000000' }) })
  expect(await allowed(remove, 12)).toMatchObject({ count: 12 })
  const { count } = await allowed(() => gateway.post('/api/login-with-otp', { email, otp: '000000' }, headers()), 40)
  expect(count).toBe(18)
})
