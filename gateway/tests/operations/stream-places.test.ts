import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { connectRedis, type Redis } from '@rostra/kit/stores/redis'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Client } from '../../src/callers/client.ts'
import { createStreamPlaces } from '../../src/limits/stream-places.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { type RawResponse, requestRaw } from '../support/stream-client.ts'

const log = createLog('test', { level: 'silent' })

describe('the open streams', () => {
  let gateway: TestGateway
  let replica: Awaited<ReturnType<TestGateway['replica']>>
  let opened: RawResponse[] = []
  beforeEach(async () => {
    gateway = await startGateway({ TRUSTED_PROXIES: 'loopback' })
    replica = await gateway.replica()
    gateway.chat.on('FollowGeneration', async ({ call: { signal } }, emit) => {
      await emit({ started: { generationId: 'gen-1' } })
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    })
  })
  afterEach(async () => {
    for (const stream of opened.splice(0)) stream.disconnect()
    opened = []
    await gateway?.stop()
  })

  const open = async (url: string, headers: Record<string, string>) => {
    const stream = await requestRaw(`${url}/api/generations/gen-1/stream`, { headers })
    opened.push(stream)
    return stream.status
  }

  it('of a person are at most 10 over all replicas, and a place is free again when a stream ends', async () => {
    const ada = await gateway.asMember('ada')
    for (let n = 0; n < 10; n++) expect(await open(n % 2 ? gateway.url : replica.url, ada)).toBe(200)
    const refused = await gateway.fetch('/api/generations/gen-1/stream', { headers: ada })
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5'])
    expect(await refused.json()).toMatchObject({
      reason: 'TOO_MANY_STREAMS',
      message: 'You have 10 answers open at once. Close one of them, or wait until one has ended.',
    })
    expect(await open(gateway.url, await gateway.asMember('bob'))).toBe(200)
    opened[3]?.disconnect()
    await eventually(async () => expect(await open(replica.url, ada)).toBe(200))
  })
})

describe('the places of streams', () => {
  let redis: Redis
  beforeEach(async () => {
    // A busy machine may take longer than the usual time limit, after which each replica counts alone.
    redis = await connectRedis(process.env.TEST_REDIS_URL ?? '', { keyPrefix: `places-${randomUUID()}:`, log, timeoutMs: 15_000 })
  })
  afterEach(() => redis.disconnect())
  const keysOf = async (kind: string) => {
    const prefix = redis.options.keyPrefix ?? ''
    return (await redis.keys(`${prefix}streams:${kind}:*`)).map((key) => key.slice(prefix.length))
  }

  const ada: Client = { caller: { kind: 'guest', id: 'ada' }, address: '203.0.113.7', network: '203.0.113.7' }
  const full = { kind: 'exhausted', reason: 'TOO_MANY_STREAMS' }

  it('of a network are at most 100 over all replicas', async () => {
    const replicas = [
      createStreamPlaces(redis, { secret: 'the secret of the gateway', scale: 1 }),
      createStreamPlaces(redis, { secret: 'the secret of the gateway', scale: 1 }),
    ]
    const take = (n: number, network = ada.network) =>
      replicas[n % 2]?.take({ caller: { kind: 'guest', id: `guest-${n}` }, address: network, network })
    const taken = await Promise.all(Array.from({ length: 100 }, (_, n) => take(n)))
    for (const n of [100, 101])
      await expect(take(n)).rejects.toMatchObject({
        ...full,
        message: 'Too many answers are open in your network at once. Please try again in a moment.',
      })
    await take(102, '203.0.113.8')
    taken[7]?.()
    await eventually(() => take(103))
    await Promise.all(replicas.map((places) => places.stop()))
  })

  it('of an IPv6 /56 and /48 are 4 and 16 times as many', async () => {
    const places = createStreamPlaces(redis, { secret: 'the secret of the gateway', scale: 0.01 })
    const takenOf = async (networks: readonly string[]) => {
      const take = (network: string, n: number) => places.take({ caller: { kind: 'guest', id: `${network}-${n}` }, address: '', network })
      return (await Promise.allSettled(networks.map(take))).filter(({ status }) => status === 'fulfilled').length
    }
    const subnets = (site: number, step: number) => Array.from({ length: 20 }, (_, n) => `2001:db8:${site}:${(n * step).toString(16)}::/64`)
    expect(await takenOf(['2001:db8:1:0::/64', '2001:db8:1:0::/64'])).toBe(1)
    expect(await takenOf(subnets(2, 1))).toBe(4)
    expect(await takenOf(subnets(3, 256))).toBe(16)
    await places.stop()
  })

  it('of a replica that died are free after their lifetime, and those of a live one stay', async () => {
    const dead = createStreamPlaces(redis, { secret: 'the secret of the gateway', scale: 0.1, lifetimeMs: 300 })
    const live = createStreamPlaces(redis, { secret: 'the secret of the gateway', scale: 0.1, lifetimeMs: 300 })
    await dead.take(ada)
    await expect(live.take(ada)).rejects.toMatchObject(full)
    await dead.stop()
    const free = await eventually(() => live.take(ada))
    // A place that a busy machine renews late is missing until then.
    const { key, first } = await eventually(async () => {
      const [found = ''] = await keysOf('person')
      const [, expiry] = await redis.zrange(found, 0, '-1', 'WITHSCORES')
      expect(Number(expiry)).toBeGreaterThan(0)
      return { key: found, first: expiry }
    })
    await eventually(async () => expect(Number((await redis.zrange(key, 0, '-1', 'WITHSCORES'))[1])).toBeGreaterThan(Number(first)))
    free()
    await eventually(async () => expect(await redis.exists(key)).toBe(0))
    await live.stop()
  })

  it('are counted by each process while Redis does not answer', async () => {
    redis.disconnect()
    const places = createStreamPlaces(redis, { secret: 'the secret of the gateway', scale: 0.1 })
    const free = await places.take(ada)
    await expect(places.take(ada)).rejects.toMatchObject(full)
    free()
    await places.take(ada)
    await places.stop()
  })

  it('expire in Redis with the last stream of a person', async () => {
    const places = createStreamPlaces(redis, { secret: 'the secret of the gateway', scale: 1, lifetimeMs: 60_000 })
    await places.take(ada)
    const keys = [...(await keysOf('person')), ...(await keysOf('network'))]
    expect(keys).toHaveLength(2)
    for (const key of keys) {
      const ttl = await redis.pttl(key)
      expect(ttl).toBeGreaterThan(50_000)
      expect(ttl).toBeLessThanOrEqual(60_000)
    }
    await places.stop()
  })
})
