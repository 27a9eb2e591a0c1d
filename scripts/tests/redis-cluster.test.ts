import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { connectRedis, type Redis } from '@rostra/kit/stores/redis'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Client } from '../../gateway/src/callers/client.ts'
import { createRateLimits } from '../../gateway/src/limits/limiters.ts'
import { createStreamPlaces } from '../../gateway/src/limits/stream-places.ts'
import { guestQuota } from '../../services/chat/src/core/store/credits/guest-quota.ts'
import { redisFrames } from '../../services/chat/src/core/store/generations/redis-frames.ts'
import { redisStopSignal } from '../../services/chat/src/core/store/generations/redis-stop-signal.ts'
import { freeUseLimits } from '../../services/chat/src/core/store/limits/free-use-limits.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import type { Server } from '../infra/servers/supervise.ts'

/*
 * Redis of a cluster refuses a command, a script or a transaction whose keys are in several slots (CROSSSLOT).
 * The server counts its refusals, also those that the code ignores.
 */
const log = createLog('test', { level: 'silent' })
const owner = { id: 'generation-1', takeovers: 0, owner: 'replica' }
let folder: string
let server: Server & { url: string }
const connections: Redis[] = []

const connect = async () => {
  const redis = await connectRedis(server.url, { keyPrefix: 'rostra:cluster:', log })
  connections.push(redis)
  return redis
}

const refusedForSlots = async (redis: Redis) => Number(/errorstat_CROSSSLOT:count=(\d+)/.exec(await redis.info('errorstats'))?.[1] ?? 0)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostra-cluster-'))
  server = await startRedis({ dataDir: join(folder, 'redis'), removeWhenStopped: true, isCluster: true })
})

afterAll(async () => {
  for (const redis of connections) redis.disconnect()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

it('a server in cluster mode refuses keys of several slots, and counts that', async () => {
  const redis = await connect()
  await expect(redis.del('a', 'b')).rejects.toThrow('CROSSSLOT')
  expect(await refusedForSlots(redis)).toBe(1)
  await redis.config('RESETSTAT')
})

it('chat counts guests, trials and stopped answers with keys of one slot a command', async () => {
  const redis = await connect()
  const counted = { person: 'guest:1', clientAddress: '192.0.2.1' }
  const { trialQuota, unansweredSends } = freeUseLimits(redis, { scale: 1, secret: 'secret' })
  await trialQuota.use(counted)
  await unansweredSends.count(counted)
  await unansweredSends.countEmpty('persona-1')
  await unansweredSends.refuseTooMany(counted, 'persona-1')
  // The messages of a network are counted by day.
  const now = () => Date.parse('2026-03-01T12:00:00Z')
  const quota = guestQuota(redis, { perGuest: 2, perNetwork: 2, secret: 'secret', now })
  const exchange = (id: string, person: string) => ({ id, person })
  const payer = { token: '', clientAddress: '192.0.2.1' }
  await quota.hold(exchange('1', 'guest:1'), payer)
  await quota.settle(exchange('1', 'guest:1'), true)
  await quota.hold(exchange('2', 'guest:2'), payer)
  await expect(quota.hold(exchange('3', 'guest:3'), payer)).rejects.toMatchObject({ reason: 'ADDRESS_LIMIT' })
  await quota.release(exchange('2', 'guest:2'))
  await quota.hold(exchange('4', 'guest:1'), payer)
  await expect(quota.hold(exchange('5', 'guest:1'), payer)).rejects.toMatchObject({ reason: 'GUEST_LIMIT' })
  expect(await refusedForSlots(redis)).toBe(0)
})

it('chat keeps the frames of a generation, and deletes those of several, with keys of one slot a command', async () => {
  const [redis, blocking, subscriber] = await Promise.all([connect(), connect(), connect()])
  const frames = redisFrames(redis, blocking, log)
  await frames.append(owner, { kind: 'chunk', seq: 1, content: 'Hello' })
  const followed = frames.follow(owner.id)
  expect(await frames.read(owner.id)).toHaveLength(1)
  expect((await frames.takeOver({ ...owner, takeovers: 1 })).frames).toHaveLength(1)
  followed.release()
  const stops: string[] = []
  const stopSignal = await redisStopSignal(redis, subscriber, (id) => stops.push(id))
  await stopSignal.send(owner.id)
  await frames.remove([owner.id, 'generation-2', 'generation-3'])
  expect(await frames.read(owner.id)).toEqual([])
  await frames.close()
  expect(await refusedForSlots(redis)).toBe(0)
})

it('the gateway counts calls and open streams with keys of one slot a command', async () => {
  const redis = await connect()
  const limits = createRateLimits(redis, { scale: 1, secret: 'secret' })
  await limits.use('call', '192.0.2.1')
  await limits.giveBack('call', '192.0.2.1')
  await limits.reset('call', '192.0.2.1')
  const places = createStreamPlaces(redis, { scale: 0.1, secret: 'secret', lifetimeMs: 150 })
  const client: Client = { address: '192.0.2.1', network: '192.0.2.1', caller: { kind: 'anonymous' } }
  const free = await places.take(client)
  await expect(places.take(client)).rejects.toMatchObject({ reason: 'TOO_MANY_STREAMS' })
  const renewed = async () => /cmdstat_eval:calls=(\d+)/.exec(await redis.info('commandstats'))?.[1]
  const before = await renewed()
  await eventually(async () => expect(await renewed()).not.toBe(before))
  free()
  await places.stop()
  expect(await refusedForSlots(redis)).toBe(0)
})
