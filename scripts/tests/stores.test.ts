import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Redis } from 'ioredis'
import { MongoClient } from 'mongodb'
import { isRunning } from '../infra/servers/running-process.ts'
import { startHolder, stopHolders } from './start-holder.ts'

type Urls = { mongo: string; redis: string }

async function withStores<Result>({ mongo, redis }: Urls, use: (mongo: MongoClient, redis: Redis) => Promise<Result>): Promise<Result> {
  const mongoClient = new MongoClient(mongo)
  const redisClient = new Redis(redis)
  try {
    return await use(mongoClient, redisClient)
  } finally {
    redisClient.disconnect()
    await mongoClient.close()
  }
}

const write = (urls: Urls, word: string) =>
  withStores(urls, async (mongo, redis) => {
    await mongo
      .db('kept')
      .collection('words')
      .insertOne({ word }, { writeConcern: { w: 'majority', journal: true } })
    await redis.set(word, 'kept')
  })

const read = (urls: Urls) =>
  withStores(urls, async (mongo, redis) => ({
    mongo: (await mongo.db('kept').collection('words').find().sort({ _id: 1 }).toArray()).map(({ word }) => word),
    redis: (await redis.keys('*')).sort(),
  }))

describe('the stores of a data folder', () => {
  let folder: string
  const pids = () => ['mongo', 'redis'].map((store) => Number(readFileSync(join(folder, store, 'pid'), 'utf8')))
  const allGone = async (servers: number[]) => {
    while (servers.some(isRunning)) await delay(20)
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostra-stores-'))
  })
  afterEach(async () => {
    await stopHolders()
    await rm(folder, { recursive: true, force: true })
  })

  it('keep their data and their ports over a stop and a start', async () => {
    const first = await startHolder(folder)
    const urls: Urls = JSON.parse(first.firstLine)
    await write(urls, 'one')
    const servers = pids()
    await first.end('SIGTERM')
    expect(servers.filter(isRunning)).toEqual([])
    const second = await startHolder(folder)
    expect(JSON.parse(second.firstLine)).toEqual(urls)
    expect(await read(urls)).toEqual({ mongo: ['one'], redis: ['one'] })
    await second.end('SIGTERM')
  })

  it('stop when the process that started them is killed with SIGKILL, and start again with their data', async () => {
    const first = await startHolder(folder)
    const urls: Urls = JSON.parse(first.firstLine)
    await write(urls, 'one')
    const servers = pids()
    await first.end('SIGKILL')
    await allGone(servers)
    const second = await startHolder(folder)
    expect(JSON.parse(second.firstLine)).toEqual(urls)
    expect(await read(urls)).toEqual({ mongo: ['one'], redis: ['one'] })
    await second.end('SIGTERM')
  })

  it('are taken over from orphaned servers whose watchdogs were killed as well', async () => {
    const first = await startHolder(folder)
    const urls: Urls = JSON.parse(first.firstLine)
    await write(urls, 'one')
    const orphans = pids()
    for (const pid of orphans) process.kill(parentOf(pid), 'SIGKILL')
    await first.end('SIGKILL')
    expect(orphans.filter(isRunning)).toEqual(orphans)
    const second = await startHolder(folder)
    expect(orphans.filter(isRunning)).toEqual([])
    expect(JSON.parse(second.firstLine)).toEqual(urls)
    expect(await read(urls)).toEqual({ mongo: ['one'], redis: ['one'] })
    await second.end('SIGTERM')
  })

  it('start again with their data after the servers were killed with SIGKILL', async () => {
    const first = await startHolder(folder)
    const urls: Urls = JSON.parse(first.firstLine)
    await write(urls, 'one')
    const servers = pids()
    for (const pid of servers) process.kill(pid, 'SIGKILL')
    await allGone(servers)
    await first.end('SIGTERM')
    expect(existsSync(join(folder, 'mongo', 'pid'))).toBe(false)
    const second = await startHolder(folder)
    expect(await read(JSON.parse(second.firstLine))).toEqual({ mongo: ['one'], redis: ['one'] })
    await second.end('SIGTERM')
  })

  it('start with their data on another port when the port is in use', async () => {
    const first = await startHolder(folder)
    const urls: Urls = JSON.parse(first.firstLine)
    await write(urls, 'one')
    await first.end('SIGTERM')
    const otherServer = createServer((socket) => socket.destroy()).listen(Number(new URL(urls.mongo).port), '127.0.0.1')
    await once(otherServer, 'listening')
    const second = await startHolder(folder)
    otherServer.close()
    const moved: Urls = JSON.parse(second.firstLine)
    expect(moved.mongo).not.toBe(urls.mongo)
    expect(await read(moved)).toEqual({ mongo: ['one'], redis: ['one'] })
  })
})

const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
