import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { connectRedis, type Redis } from '@rostra/kit/stores/redis'
import { eventually } from '@rostra/kit/testing/eventually'
import { timed } from '@rostra/kit/testing/running-time'
import { blockingReadTimeoutMs, maxPositionsPerMs } from '../../src/core/store/generations/frame-follower.ts'
import { redisFrames } from '../../src/core/store/generations/redis-frames.ts'

const chunk = (seq: number, content: string) => ({ kind: 'chunk', seq, content }) as const

describe('following the generations of other replicas', () => {
  let redis: Redis
  let blocking: Redis
  let frames: ReturnType<typeof redisFrames>
  const ids: string[] = []

  beforeAll(async () => {
    const log = createLog('test', { level: 'silent' })
    const options = { keyPrefix: `test-${randomUUID()}:`, log }
    const url = process.env.TEST_REDIS_URL ?? ''
    ;[redis, blocking] = await Promise.all([
      connectRedis(url, options),
      connectRedis(url, { ...options, timeoutMs: blockingReadTimeoutMs }),
    ])
    frames = redisFrames(redis, blocking, log)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await frames.remove(ids.splice(0))
  })
  afterAll(async () => {
    await frames.close()
    redis.disconnect()
  })

  const append = (id: string, frame: ReturnType<typeof chunk>) => frames.append({ id, takeovers: 0 }, frame)
  const followMany = (count: number) => {
    const added = Array.from({ length: count }, () => randomUUID() as string)
    ids.push(...added)
    return added.map((id) => ({ id, ...frames.follow(id) }))
  }
  /** Counts the positions that all reads send to Redis. A read has five words, then its streams' keys, then as many positions. */
  const countPositions = () => {
    const reads = jest.spyOn(blocking, 'xread')
    return () => reads.mock.calls.reduce((sum, args) => sum + (args.length - 5) / 2, 0)
  }

  it('reads each generation once a tick, whatever else moves', async () => {
    const count = 500
    const followed = followMany(count)
    const positions = countPositions()
    const startedAt = performance.now()
    for (const { id } of followed) await append(id, chunk(1, 'a'))
    await eventually(() => expect(followed.every(({ log }) => log.length === 1)).toBe(true))
    const elapsedMs = performance.now() - startedAt
    expect(positions()).toBeLessThanOrEqual(maxPositionsPerMs * elapsedMs + 2 * count)
    for (const { release } of followed) release()
  })

  it('is interrupted once for many generations that are added together', async () => {
    const [first] = followMany(1)
    await append(first?.id ?? '', chunk(1, 'a'))
    await eventually(() => expect(first?.log.length).toBe(1))
    const clients = jest.spyOn(redis, 'client')
    const positions = countPositions()
    const followed = followMany(300)
    await Promise.all(followed.map(({ id }) => append(id, chunk(1, 'b'))))
    await eventually(() => expect(followed.every(({ log }) => log.length === 1)).toBe(true))
    expect(clients.mock.calls.length).toBeLessThan(20)
    expect(positions()).toBeLessThan(20_000)
    for (const { release } of [...followed, ...(first ? [first] : [])]) release()
  })

  it('reads a generation that is added during a blocking read without waiting for the end of that read', async () => {
    const waits: number[] = []
    const [silent] = followMany(1)
    for (let i = 0; i < 20; i++) {
      const id = randomUUID()
      ids.push(id)
      await append(id, chunk(1, 'a'))
      const { log, release } = frames.follow(id)
      const { ms } = await timed(() => eventually(() => expect(log.length).toBe(1)))
      waits.push(ms)
      release()
    }
    expect(Math.max(...waits)).toBeLessThan(500)
    silent?.release()
  })

  it('delivers a long generation in several reads', async () => {
    const id = randomUUID()
    ids.push(id)
    await Promise.all(Array.from({ length: 1_200 }, (_, i) => append(id, chunk(i + 1, `${i + 1};`))))
    const { log, release } = frames.follow(id)
    await eventually(() => expect(log.length).toBe(1_200))
    expect(log.text.endsWith('1199;1200;')).toBe(true)
    release()
  })
})
