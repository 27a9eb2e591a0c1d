import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { Redis } from 'ioredis'
import { MongoClient } from 'mongodb'
import { ifAvailable } from '../bootstrap/expected-error.ts'
import { pauseProcess } from '../infra/servers/pause-process.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import { type Member, type ReplicaSet, startReplicaSet } from '../infra/servers/start-replica-set.ts'
import { startToxiproxy } from '../infra/servers/start-toxiproxy.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'
import type { Server } from '../infra/servers/supervise.ts'

describe('a replica set of three', () => {
  let set: ReplicaSet
  let client: MongoClient
  beforeAll(async () => {
    set = await startReplicaSet({ electionTimeoutMs: 1_000 })
    client = await MongoClient.connect(set.url)
  }, 60_000)
  afterAll(async () => {
    await client?.close()
    await set?.stop()
  })
  const write = (text: string) =>
    client
      .db('test')
      .collection<{ _id: string }>('writes')
      .insertOne({ _id: text }, { writeConcern: { w: 'majority' } })
  const primary = () =>
    eventually(async () => {
      const found = await set.primary()
      if (!found) throw new Error('no primary')
      return found
    }, 20_000)

  it('elects another primary when its primary is killed, and takes it back', async () => {
    const first = await primary()
    await write('before')
    await first.kill()
    const second = await eventually(async () => {
      const found = await primary()
      expect(found.host).not.toBe(first.host)
      return found
    }, 20_000)
    await write('after')
    await first.start()
    await set.healthy()
    expect((await primary()).host).toBe(second.host)
    expect(await client.db('test').collection('writes').countDocuments()).toBe(2)
  }, 60_000)

  it('has no primary while one member is paused and another is dead', async () => {
    const first = await primary()
    const [frozen, alone] = set.members.filter(({ host }) => host !== first.host) as [Member, Member]
    const resume = await frozen.pause()
    await first.kill()
    await eventually(async () => expect(await set.primary()).toBeUndefined(), 20_000)
    await resume()
    expect([frozen.host, alone.host]).toContain((await primary()).host)
    await first.start()
    await set.healthy()
  }, 60_000)
})

describe('a Redis', () => {
  let server: Server
  beforeAll(async () => {
    server = await startRedis({ dataDir: await storeFolder('fault-redis'), removeWhenStopped: true })
  })
  afterAll(() => server?.stop())
  const connect = (url: string) =>
    new Redis(url, { commandTimeout: 300, maxRetriesPerRequest: 0, retryStrategy: () => 20 }).on('error', () => undefined)

  it('answers no command while it is paused, and does so again', async () => {
    const client = connect(server.url)
    expect(await client.ping()).toBe('PONG')
    const resume = await pauseProcess(server.pid)
    await expect(client.ping()).rejects.toThrow('timed out')
    await resume()
    await eventually(async () => expect(await client.ping()).toBe('PONG'))
    client.disconnect()
  })

  it('is stopped by its owner although it is paused', async () => {
    const other = await startRedis({ dataDir: await storeFolder('fault-redis'), removeWhenStopped: true })
    await pauseProcess(other.pid)
    await other.stop()
    expect(() => process.kill(other.pid, 0)).toThrow()
  })

  it('gets no command, or sends no answer, while one direction of the network is cut', async () => {
    const toxiproxy = await ifAvailable(startToxiproxy())
    if (!toxiproxy) return
    const path = await toxiproxy.open('redis', server.url.replace('redis://', ''))
    const direct = connect(server.url)
    const client = connect(`redis://${path.address}`)
    for (const [direction, arrived] of [
      ['upstream', null],
      ['downstream', '1'],
    ] as const) {
      await eventually(async () => expect(await client.ping()).toBe('PONG'))
      await path.cut(direction)
      await expect(client.set(direction, 1)).rejects.toThrow('timed out')
      expect(await direct.get(direction)).toBe(arrived)
      await path.mend()
    }
    client.disconnect()
    direct.disconnect()
    await toxiproxy.stop()
  })
})
