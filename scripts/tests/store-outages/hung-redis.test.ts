import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { connectRedis, type Redis } from '@rostra/kit/stores/redis'
import { eventually } from '@rostra/kit/testing/eventually'
import { timed } from '@rostra/kit/testing/running-time'
import { pauseProcess, type Resume } from '../../infra/servers/pause-process.ts'
import { startRedis } from '../../infra/servers/start-redis.ts'
import { storeFolder } from '../../infra/servers/store-folder.ts'
import type { Server } from '../../infra/servers/supervise.ts'
import { failureOf } from './failure-of.ts'

const log = createLog('test', { level: 'silent' })

describe('a Redis that hangs', () => {
  let server: Server
  let redis: Redis
  let resume: Resume = async () => undefined
  const pause = async () => {
    resume = await pauseProcess(server.pid)
  }

  beforeAll(async () => {
    server = await startRedis({ dataDir: await storeFolder('hung-redis'), removeWhenStopped: true })
    redis = await connectRedis(server.url, { keyPrefix: 'test:', log })
  })
  afterEach(() => resume())
  afterAll(async () => {
    redis.disconnect()
    await server.stop()
  })

  it('fails the commands under way within a second, and later ones at once', async () => {
    await pause()
    const first = await Promise.all([failureOf(() => redis.get('a')), failureOf(() => redis.get('b'))])
    for (const { ms, error } of first) {
      expect(error).toMatchObject({ name: 'RedisUnavailable', wasSent: true })
      expect(ms).toBeLessThan(1_000)
    }
    for (let n = 0; n < 20; n++) {
      const { ms, error } = await failureOf(() => redis.get('c'))
      expect(error).toMatchObject({ name: 'RedisUnavailable', wasSent: false })
      expect(ms).toBeLessThan(50)
    }
  })

  it('is used again within 2 s after it goes on', async () => {
    await pause()
    await failureOf(() => redis.get('a'))
    await resume()
    const { ms } = await timed(() => eventually(() => redis.set('a', '1')))
    expect(ms).toBeLessThan(2_000)
  })

  it('is used again within 2 s when it hung for so long that the connection was replaced', async () => {
    const connected = await connectRedis(server.url, { keyPrefix: 'test:', log, timeoutMs: 50 })
    const closed = new Promise((resolve) => connected.once('close', resolve))
    await pause()
    await failureOf(() => connected.get('a'))
    await closed
    const later = await failureOf(() => connected.get('a'))
    expect(later.error).toMatchObject({ wasSent: false })
    expect(later.ms).toBeLessThan(50)
    await resume()
    const { ms } = await timed(() => eventually(() => connected.set('a', '1')))
    expect(ms).toBeLessThan(2_000)
    connected.disconnect()
  })

  it('does not execute a command later that has failed while the connection was lost', async () => {
    const connected = await connectRedis(server.url, { keyPrefix: 'test:', log, timeoutMs: 150 })
    await pause()
    connected.disconnect(true)
    const late = await failureOf(() => connected.incr('late'))
    expect(late.error).toMatchObject({ name: 'RedisUnavailable' })
    await resume()
    await eventually(() => connected.set('a', '1'))
    expect(await connected.get('late')).toBeNull()
    connected.disconnect()
  })

  it('delivers published messages again after it goes on', async () => {
    const subscriber = await connectRedis(server.url, { keyPrefix: 'test:', log, timeoutMs: 50 })
    const received: string[] = []
    subscriber.on('message', (_channel, text) => received.push(text))
    await subscriber.subscribe('news')
    const closed = new Promise((resolve) => subscriber.once('close', resolve))
    await pause()
    await failureOf(() => subscriber.ping())
    await closed
    await resume()
    await eventually(async () => {
      await redis.publish('news', 'again')
      expect(received).toContain('again')
    })
    subscriber.disconnect()
  })

  it('does not fail commands because this process was busy', async () => {
    const connected = await connectRedis(server.url, { keyPrefix: 'test:', log, timeoutMs: 50 })
    const answer = connected.set('busy', '1')
    await new Promise(setImmediate)
    const until = performance.now() + 400
    while (performance.now() < until);
    expect(await answer).toBe('OK')
    connected.disconnect()
  })
})
