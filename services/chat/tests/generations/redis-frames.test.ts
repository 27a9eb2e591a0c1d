import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { LeaseLost } from '@rostra/kit/leases/running-work'
import { createLog, type Log } from '@rostra/kit/log'
import { connectRedis, type Redis } from '@rostra/kit/stores/redis'
import { eventually } from '@rostra/kit/testing/eventually'
import { redisFrames } from '../../src/core/store/generations/redis-frames.ts'

const chunk = (seq: number, content: string) => ({ kind: 'chunk', seq, content }) as const

describe('frames in Redis', () => {
  let connections: [Redis, Redis]
  let frames: ReturnType<typeof redisFrames>
  const logged: string[] = []
  const log = {
    ...createLog('test', { level: 'silent' }),
    warn: (_fields: object, text: string) => logged.push(text),
    info: (_fields: object, text: string) => logged.push(text),
  } as unknown as Log

  beforeAll(async () => {
    const options = { keyPrefix: `test-${randomUUID()}:`, log: createLog('test', { level: 'silent' }) }
    const connect = () => connectRedis(process.env.TEST_REDIS_URL ?? '', options)
    connections = [await connect(), await connect()]
    frames = redisFrames(...connections, log)
  })
  afterAll(async () => {
    await frames.close()
    connections[0].disconnect()
  })

  it('logs a failing read of a stream once, keeps reading, and logs the recovery', async () => {
    const [redis, blocking] = connections
    const reads = jest.spyOn(blocking, 'xread')
    await redis.set('frames:broken', 'not a stream')
    const { log: followed, release } = frames.follow('broken')
    await eventually(() => expect(logged).toEqual(['frames of other replicas cannot be read from Redis']))
    const failed = reads.mock.calls.length
    await eventually(() => expect(reads.mock.calls.length).toBeGreaterThan(failed + 1))
    await redis.del('frames:broken')
    await frames.append({ id: 'broken', takeovers: 0 }, chunk(1, 'Hello'))
    await eventually(() => expect(followed.text).toBe('Hello'))
    expect(logged).toEqual(['frames of other replicas cannot be read from Redis', 'frames of other replicas are read from Redis again'])
    release()
    reads.mockRestore()
    await frames.remove(['broken'])
  })

  it('logs failing writes once and the recovery', async () => {
    const [redis] = connections
    logged.length = 0
    await redis.set('frames:unwritable', 'not a stream')
    await expect(frames.append({ id: 'unwritable', takeovers: 0 }, chunk(1, 'a'))).rejects.toThrow('WRONGTYPE')
    await expect(frames.append({ id: 'unwritable', takeovers: 0 }, chunk(1, 'a'))).rejects.toThrow('WRONGTYPE')
    expect(logged).toHaveLength(1)
    await frames.append({ id: 'writable', takeovers: 0 }, chunk(1, 'a'))
    expect(logged).toEqual([expect.stringContaining('cannot be written'), 'frames are written to Redis again'])
    await frames.remove(['unwritable', 'writable'])
  })

  it('accepts a repeated frame and refuses a different one with the same seq', async () => {
    await frames.append({ id: 'g-1', takeovers: 0 }, chunk(1, 'a'))
    await frames.append({ id: 'g-1', takeovers: 0 }, chunk(1, 'a'))
    await expect(frames.append({ id: 'g-1', takeovers: 0 }, chunk(1, 'b'))).rejects.toBeInstanceOf(LeaseLost)
    expect(await frames.read('g-1')).toEqual([chunk(1, 'a')])
    await frames.remove(['g-1'])
  })

  it('refuses every frame of a former owner after a takeover, and goes on with the next seq', async () => {
    const former = { id: 'g-3', takeovers: 0 }
    const taker = { id: 'g-3', takeovers: 1, owner: 't-1' }
    for (const seq of [1, 2]) await frames.append(former, chunk(seq, 'a'))
    const { log: followed, release } = frames.follow('g-3')
    expect(await frames.takeOver(taker)).toEqual({ frames: [chunk(1, 'a'), chunk(2, 'a')], isWhole: true })
    for (const seq of [3, 4, 900]) await expect(frames.append(former, chunk(seq, 'late'))).rejects.toBeInstanceOf(LeaseLost)
    expect((await frames.takeOver(taker)).frames).toHaveLength(2)
    await frames.append(taker, chunk(3, 'b'))
    await frames.append(taker, {
      kind: 'end',
      seq: 4,
      status: 'complete',
      end: 'finished',
      answer: 'aab',
      failure: null,
      citations: [],
      openers: [],
      isFree: false,
      model: 'm',
    })
    await eventually(() => expect([followed.ended, followed.length]).toEqual([true, 4]))
    expect(await frames.read('g-3')).toMatchObject([{ seq: 1 }, { seq: 2 }, chunk(3, 'b'), { kind: 'end', seq: 4, answer: 'aab' }])
    release()
    await frames.remove(['g-3'])
  })

  it('refuses the first frame of a former owner that had shown none, and the frames of an earlier takeover', async () => {
    const takers = [1, 2].map((takeovers) => ({ id: 'g-4', takeovers, owner: `t-${takeovers}` })) as [never, never]
    for (const taker of takers) expect(await frames.takeOver(taker)).toEqual({ frames: [], isWhole: true })
    await expect(frames.append({ id: 'g-4', takeovers: 0 }, chunk(1, 'late'))).rejects.toBeInstanceOf(LeaseLost)
    await expect(frames.append(takers[0], chunk(1, 'late'))).rejects.toBeInstanceOf(LeaseLost)
    await expect(frames.takeOver(takers[0])).rejects.toBeInstanceOf(LeaseLost)
    await frames.append(takers[1], chunk(1, 'a'))
    expect(await frames.read('g-4')).toEqual([chunk(1, 'a')])
    await frames.remove(['g-4'])
  })

  it('does not create a removed stream again in the middle', async () => {
    await frames.append({ id: 'g-2', takeovers: 0 }, chunk(1, 'a'))
    await frames.remove(['g-2'])
    await expect(frames.append({ id: 'g-2', takeovers: 0 }, chunk(2, 'b'))).rejects.toThrow('are gone')
    expect(await frames.read('g-2')).toEqual([])
  })

  describe.each([
    ['a lost frame', ['3-0', 'c', 'c']],
    ['a field that this version does not know', ['2-0', 'x', 'y']],
    ['a status that this version does not know', ['2-0', 'e', JSON.stringify({ status: 'paused', failure: null, citations: [] })]],
  ])('after %s', (_what, [id = '', field = '', value = '']) => {
    const owned = { id: 'broken', takeovers: 0 }
    beforeEach(async () => {
      await frames.append(owned, chunk(1, 'a'))
      await connections[0].xadd('frames:broken', id, field, value)
    })
    afterEach(() => frames.remove(['broken', 'other']))

    it('a deletion and a takeover get the frames before it, and the takeover that they are not whole', async () => {
      expect(await frames.read('broken')).toEqual([chunk(1, 'a')])
      const taken = await frames.takeOver({ ...owned, takeovers: 1, owner: 't-1' })
      expect(taken).toEqual({ frames: [chunk(1, 'a')], isWhole: false })
    })

    it('a reader gets the frames before it, and readers of other generations get all of theirs', async () => {
      logged.length = 0
      const broken = frames.follow('broken')
      const other = frames.follow('other')
      await frames.append({ id: 'other', takeovers: 0 }, chunk(1, 'a'))
      await eventually(() => expect([broken.log.text, other.log.text]).toEqual(['a', 'a']))
      await frames.append({ id: 'other', takeovers: 0 }, chunk(2, 'b'))
      await eventually(() => expect(other.log.text).toBe('ab'))
      expect(logged).toEqual(['the frames of a generation cannot be read; its readers get the end from the store'])
      broken.release()
      other.release()
    })
  })
})
