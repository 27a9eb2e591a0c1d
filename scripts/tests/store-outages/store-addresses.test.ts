import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { connectRedis } from '@rostra/kit/stores/redis'
import { storeFailure } from '@rostra/kit/stores/store-failure'
import { eventually } from '@rostra/kit/testing/eventually'
import { Redis } from 'ioredis'
import { type Connection, Schema } from 'mongoose'
import { redisBinary } from '../../infra/fetch/server-binaries.ts'
import { startRedis } from '../../infra/servers/start-redis.ts'
import { type ReplicaSet, startReplicaSet } from '../../infra/servers/start-replica-set.ts'
import { storeFolder } from '../../infra/servers/store-folder.ts'
import { claimFolder, supervise } from '../../infra/servers/supervise.ts'
import { failureOf } from './failure-of.ts'

const log = createLog('test', { level: 'silent' })
const options = { keyPrefix: 'test:', log }

describe('MONGO_URL with three hosts', () => {
  let set: ReplicaSet
  let connection: Connection
  beforeAll(async () => {
    set = await startReplicaSet({ electionTimeoutMs: 4_000 })
    connection = await connectMongo(set.url, 'hosts', { bounds: { serverSelectionTimeoutMS: 300, heartbeatFrequencyMS: 500 } })
    connection.model('Thing', new Schema({ n: Number }, { collection: 'things' }))
  })
  afterAll(async () => {
    await connection?.close()
    await set?.stop()
  })

  it('reads and writes, refuses as unavailable during an election, and then goes on with the new primary', async () => {
    const things = connection.model('Thing')
    await things.create({ n: 1 })
    await (await set.primary())?.kill()
    const { error } = await failureOf(() => things.create({ n: 2 }))
    expect(storeFailure(error)).toMatchObject({ kind: 'unavailable' })
    await eventually(() => things.create({ n: 3 }), 15_000)
    expect(await things.countDocuments({ n: { $in: [1, 3] } })).toBeGreaterThanOrEqual(2)
  })
})

describe('REDIS_URL', () => {
  const stops: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  })

  const start = async () => {
    const server = await startRedis({ dataDir: await storeFolder('redis-url'), removeWhenStopped: true })
    stops.push(server.stop)
    const admin = new Redis(server.url)
    stops.push(async () => admin.disconnect())
    return { ...server, admin, port: new URL(server.url).port }
  }

  it('with a user and an escaped password connects, and without it fails', async () => {
    const { admin, port } = await start()
    await admin.acl('SETUSER', 'ada', 'on', '>p@ss/wo:rd', '~*', '&*', '+@all')
    await admin.config('SET', 'requirepass', 'p@ss/wo:rd')
    for (const user of ['ada', '']) {
      const redis = await connectRedis(`redis://${user}:p%40ss%2Fwo%3Ard@127.0.0.1:${port}/3`, options)
      expect(await redis.set('a', '1')).toBe('OK')
      redis.disconnect()
    }
    await expect(connectRedis(`redis://:wrong@127.0.0.1:${port}`, options)).rejects.toThrow()
  })

  it('with Sentinel finds the master, and the new one after a failover', async () => {
    const master = await start()
    const replica = await start()
    await replica.admin.replicaof('127.0.0.1', Number(master.port))
    const folder = await storeFolder('redis-sentinel')
    const port = await claimFolder(folder)
    const settings = [
      `port ${port}`,
      'bind 127.0.0.1',
      `sentinel monitor main 127.0.0.1 ${master.port} 1`,
      'sentinel down-after-milliseconds main 300',
    ]
    await writeFile(join(folder, 'sentinel.conf'), `${settings.join('\n')}\n`)
    const args = [join(folder, 'sentinel.conf'), '--sentinel']
    const sentinel = await supervise({ name: 'sentinel', command: await redisBinary(), args, folder, port, removeWhenStopped: true })
    stops.push(sentinel.stop)

    const redis = await connectRedis(`redis+sentinel://127.0.0.1:${port}/main`, options)
    stops.push(async () => redis.disconnect())
    await redis.set('a', '1')
    expect(await master.admin.get('test:a')).toBe('1')
    await eventually(async () => expect(await replica.admin.get('test:a')).toBe('1'))
    const asked = new Redis(port, '127.0.0.1')
    stops.push(async () => asked.disconnect())
    await eventually(async () => expect(String(await asked.call('SENTINEL', 'REPLICAS', 'main'))).toContain(replica.port))
    // Refused until Sentinel has asked the replica for its state.
    await eventually(() => asked.call('SENTINEL', 'FAILOVER', 'main'), 15_000)
    await eventually(async () => {
      await redis.set('b', '2')
      expect(await replica.admin.get('test:b')).toBe('2')
    }, 15_000)
  })
})
