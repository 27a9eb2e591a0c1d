import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createLog } from '@rostra/kit/log'
import { connectRedis } from '@rostra/kit/stores/redis'
import { createRateLimits } from '../../src/limits/limiters.ts'
import { createStreamPlaces } from '../../src/limits/stream-places.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

const wrongPassword = () => {
  throw new DomainError('unauthenticated', 'INVALID_CREDENTIALS', 'Invalid username or password.')
}

async function logInUntilRefused(
  gateway: TestGateway,
  body: (n: number) => object,
  headers: (n: number) => Record<string, string> = () => ({}),
) {
  for (let n = 1; n <= 40; n++) {
    const response = await gateway.post('/api/login', body(n), headers(n))
    if (response.status === 429)
      return { attempts: n - 1, retryAfter: Number(response.headers.get('Retry-After')), reason: (await response.json()).reason }
  }
  return { attempts: 40 }
}

const log = createLog('test', { level: 'silent' })

describe('log in', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.0/8' })
    gateway.identity.on('LogIn', wrongPassword)
  })
  afterAll(() => gateway?.stop())

  it('limits attempts at one username, across addresses and spellings', async () => {
    const names = ['ada', 'Ada', 'ADA']
    const outcome = await logInUntilRefused(
      gateway,
      (n) => ({ username: names[n % 3], password: 'wrong-one' }),
      (n) => ({ 'X-Forwarded-For': `198.51.100.${n}` }),
    )
    expect(outcome).toMatchObject({ attempts: 10, reason: 'TOO_MANY_TRIES' })
    expect(outcome.retryAfter).toBeGreaterThan(0)
    expect(outcome.retryAfter).toBeLessThanOrEqual(60)
  })

  it('limits attempts at many usernames from one address', async () => {
    const outcome = await logInUntilRefused(
      gateway,
      (n) => ({ username: `name-${n}`, password: 'wrong-one' }),
      () => ({ 'X-Forwarded-For': '203.0.113.9' }),
    )
    expect(outcome).toMatchObject({ attempts: 30, reason: 'TOO_MANY_TRIES' })
  })

  it('counts an IPv6 /64 as one address', async () => {
    const outcome = await logInUntilRefused(
      gateway,
      (n) => ({ username: `six-${n}`, password: 'wrong-one' }),
      (n) => ({ 'X-Forwarded-For': `2001:db8:1:2::${n.toString(16)}` }),
    )
    expect(outcome.attempts).toBe(30)
  })

  it('counts every port of a forwarded address as one address', async () => {
    const outcome = await logInUntilRefused(
      gateway,
      (n) => ({ username: `port-${n}`, password: 'wrong-one' }),
      (n) => ({ 'X-Forwarded-For': `203.0.113.44:${50_000 + n}` }),
    )
    expect(outcome.attempts).toBe(30)
  })

  it('resets the count of a username after a successful login', async () => {
    const username = 'forgetful'
    const headers = (n: number) => ({ 'X-Forwarded-For': `192.0.2.${n}` })
    for (let n = 1; n <= 9; n++) await gateway.post('/api/login', { username, password: 'wrong-one' }, headers(n))
    gateway.identity.on('LogIn', async () => ({
      account: { id: 'u-1', username, role: 'ROLE_CITIZEN' },
      sessionSecret: 's',
      sessionExpiresAt: '2099-01-01T00:00:00.000Z',
      accessToken: await gateway.tokens.member('u-1'),
    }))
    expect((await gateway.post('/api/login', { username, password: 'right-one' }, headers(10))).status).toBe(200)
    gateway.identity.on('LogIn', wrongPassword)
    expect((await logInUntilRefused(gateway, () => ({ username, password: 'wrong-one' }), headers)).attempts).toBe(10)
  })
})

describe('X-Forwarded-For', () => {
  const clientAddressOf = async (settings: Record<string, string>, header: string) => {
    const gateway = await startGateway(settings)
    gateway.chat.on('StartConversation', () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    await gateway.post('/api/conversations', { botId: 'p-1' }, { 'X-Forwarded-For': header })
    const address = gateway.chat.calls('StartConversation').at(-1)?.call.clientAddress
    await gateway.stop()
    return address
  }

  it('is ignored from an untrusted peer', async () => {
    expect(await clientAddressOf({}, '203.0.113.7')).toBe('127.0.0.1')
    expect(await clientAddressOf({ TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.1' }, '203.0.113.7')).toBe('127.0.0.1')
  })

  it('is used from a trusted proxy, up to the first untrusted address', async () => {
    expect(await clientAddressOf({ TRUSTED_PROXIES: '127.0.0.0/8' }, '203.0.113.7')).toBe('203.0.113.7')
    expect(await clientAddressOf({ TRUSTED_PROXIES: 'loopback,10.0.0.0/8' }, '198.51.100.66, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7')
  })

  it.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['198.51.100.66, 203.0.113.7:1, 10.1.2.3:80', '203.0.113.7'],
  ])('may have a port or brackets: %s', async (header, address) => {
    expect(await clientAddressOf({ TRUSTED_PROXIES: 'loopback,10.0.0.0/8' }, header)).toBe(address)
  })

  it.each([
    ['unknown', '127.0.0.1'],
    ['203.0.113.7:1:2', '127.0.0.1'],
    ['203.0.113.7, anything, 10.1.2.3', '10.1.2.3'],
  ])('with an entry that is no address counts for the proxy: %s', async (header, address) => {
    expect(await clientAddressOf({ TRUSTED_PROXIES: 'loopback,10.0.0.0/8' }, header)).toBe(address)
  })
})

const secret = 'the secret of the gateway'

describe('rate limits', () => {
  it('count by person, not by address', async () => {
    const gateway = await startGateway({ RATE_LIMIT_SCALE: '0.05' })
    gateway.chat.on('SendAndWait', () => {
      throw new DomainError('not_found', 'CONVERSATION_NOT_FOUND', 'Conversation not found')
    })
    const send = async (id: string) =>
      (await gateway.post('/api/messages', { conversationId: 'c', content: 'x' }, await gateway.asGuest(id))).status
    expect([await send('a'), await send('a'), await send('a'), await send('a')]).toEqual([404, 404, 404, 429])
    expect(await send('b')).toBe(404)
    await gateway.stop()
  })

  it('are shared by all replicas and scaled', async () => {
    const redis = await connectRedis(process.env.TEST_REDIS_URL ?? '', { keyPrefix: `limits-${Date.now()}:`, log })
    const first = createRateLimits(redis, { scale: 0.1, secret })
    const second = createRateLimits(redis, { scale: 0.1, secret })
    await Promise.all([
      first.use('send', 'ada'),
      second.use('send', 'ada'),
      first.use('send', 'ada'),
      second.use('send', 'ada'),
      first.use('send', 'ada'),
    ])
    await second.use('send', 'ada')
    await expect(first.use('send', 'ada')).rejects.toMatchObject({ kind: 'exhausted', reason: 'RATE_LIMITED' })
    redis.disconnect()
  })

  it('of a network count its IPv6 /64, /56 and /48, with 1, 4 and 16 times the budget', async () => {
    const redis = await connectRedis(process.env.TEST_REDIS_URL ?? '', { keyPrefix: `limits-six-${Date.now()}:`, log })
    const limits = createRateLimits(redis, { scale: 0.1, secret })
    /** Counts the attempts of consecutive networks until one is refused. */
    const allowedOf = async (networks: Iterable<string>) => {
      let count = 0
      for (const network of networks)
        for (let n = 0; n < 3; n++)
          try {
            await limits.use('codeLoginFromAddress', network)
            count++
          } catch (error) {
            expect(error).toMatchObject({ reason: 'TOO_MANY_TRIES' })
            return count
          }
      return count
    }
    const subnets = function* (site: string, from: number, to: number) {
      for (let subnet = from; subnet < to; subnet++) yield `2001:db8:${site}:${subnet.toString(16)}::/64`
    }
    expect(await allowedOf(['2001:db8:1:0::/64', '2001:db8:1:0::/64'])).toBe(3)
    expect(await allowedOf(subnets('2', 0, 16))).toBe(12)
    const everyHouse = Array.from({ length: 40 }, (_, house) => `2001:db8:3:${(house * 256).toString(16)}::/64`)
    expect(await allowedOf(everyHouse)).toBe(48)
    expect(await allowedOf(['203.0.113.7', '203.0.113.8'])).toBe(6)
    for (let n = 0; n < 3; n++) await limits.use('codeLoginFromAddress', '2001:db8:4:0::/64')
    await limits.giveBack('codeLoginFromAddress', '2001:db8:4:0::/64')
    expect(await allowedOf(['2001:db8:4:0::/64'])).toBe(1)
    redis.disconnect()
  })

  it('store no network, address or name, nor a hash that can be tried without the secret', async () => {
    const prefix = `limits-keyed-${Date.now()}:`
    const redis = await connectRedis(process.env.TEST_REDIS_URL ?? '', { keyPrefix: prefix, log })
    const plain = await connectRedis(process.env.TEST_REDIS_URL ?? '', { keyPrefix: '', log })
    const limits = createRateLimits(redis, { scale: 1, secret })
    const places = createStreamPlaces(redis, { scale: 1, secret })
    const network = '203.0.113.77'
    await limits.use('call', network)
    await limits.use('loginAsName', 'ada')
    await places.take({ caller: { kind: 'anonymous' }, address: network, network })
    const keys = await plain.keys(`${prefix}*`)
    expect(keys.length).toBeGreaterThan(3)
    const hashes = ['sha1', 'sha256', 'md5'].flatMap((algorithm) =>
      [network, `address:${network}`, 'ada'].flatMap((text) =>
        (['hex', 'base64', 'base64url'] as const).map((encoding) => createHash(algorithm).update(text).digest(encoding).slice(0, 16)),
      ),
    )
    for (const trace of [network, 'ada', ...hashes]) expect(keys.filter((key) => key.slice(prefix.length).includes(trace))).toEqual([])
    await places.stop()
    redis.disconnect()
    plain.disconnect()
  })

  const withoutRedis = async () => {
    const redis = await connectRedis(process.env.TEST_REDIS_URL ?? '', { keyPrefix: `limits-away-${Date.now()}:`, log })
    redis.disconnect()
    return createRateLimits(redis, { scale: 0.1, secret })
  }

  it('of everyday calls count in memory while Redis is unavailable', async () => {
    const limits = await withoutRedis()
    for (let n = 0; n < 6; n++) await limits.use('vote', 'ada')
    await expect(limits.use('vote', 'ada')).rejects.toMatchObject({ reason: 'RATE_LIMITED', details: { retryAfter: expect.any(Number) } })
  })

  it.each(['send', 'trial', 'checkout', 'loginAsName', 'codeToEmail', 'resetFromAddress', 'registerFromAddress'] as const)(
    'of %s refuse with 503 while Redis is unavailable, because it costs money or tries a secret',
    async (name) => {
      const limits = await withoutRedis()
      await expect(limits.use(name, 'ada')).rejects.toMatchObject({ kind: 'unavailable', reason: 'STORE_UNAVAILABLE' })
      await limits.reset(name, 'ada')
    },
  )
})
