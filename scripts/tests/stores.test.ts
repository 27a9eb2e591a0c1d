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

  /** Starts the stores, and writes a word into each. */
  async function startAndWrite() {
    const holder = await startHolder(folder)
    const urls: Urls = JSON.parse(holder.firstLine)
    await withStores(urls, async (mongo, redis) => {
      await mongo
        .db('kept')
        .collection('words')
        .insertOne({ word: 'one' }, { writeConcern: { w: 'majority', journal: true } })
      await redis.set('one', 'kept')
    })
    return { holder, urls, servers: pids() }
  }

  /** Starts the stores again, which must have the word, and returns their addresses. */
  async function startAgain(): Promise<Urls> {
    const urls: Urls = JSON.parse((await startHolder(folder)).firstLine)
    const words = await withStores(urls, async (mongo, redis) => [
      ...(await mongo.db('kept').collection('words').find().toArray()).map(({ word }) => word),
      ...(await redis.keys('*')),
    ])
    expect(words).toEqual(['one', 'one'])
    return urls
  }

  it('keep their data and their ports over a stop and a start', async () => {
    const { holder, urls, servers } = await startAndWrite()
    await holder.end('SIGTERM')
    expect(servers.filter(isRunning)).toEqual([])
    expect(await startAgain()).toEqual(urls)
  })

  it('stop when the process that started them is killed with SIGKILL, and start again with their data', async () => {
    const { holder, urls, servers } = await startAndWrite()
    await holder.end('SIGKILL')
    await allGone(servers)
    expect(await startAgain()).toEqual(urls)
  })

  it('are taken over from orphaned servers whose watchdogs were killed as well', async () => {
    const { holder, urls, servers: orphans } = await startAndWrite()
    for (const pid of orphans.flatMap(watchdogOf)) process.kill(pid, 'SIGKILL')
    await holder.end('SIGKILL')
    expect(orphans.filter(isRunning)).toEqual(orphans)
    expect(await startAgain()).toEqual(urls)
    expect(orphans.filter(isRunning)).toEqual([])
  })

  it('start again with their data after the servers were killed with SIGKILL', async () => {
    const { holder, servers } = await startAndWrite()
    for (const pid of servers) process.kill(pid, 'SIGKILL')
    await allGone(servers)
    await holder.end('SIGTERM')
    expect(existsSync(join(folder, 'mongo', 'pid'))).toBe(false)
    await startAgain()
  })

  it('start with their data on another port when the port is in use', async () => {
    const { holder, urls } = await startAndWrite()
    await holder.end('SIGTERM')
    const otherServer = createServer((socket) => socket.destroy()).listen(Number(new URL(urls.mongo).port), '127.0.0.1')
    await once(otherServer, 'listening')
    const moved = await startAgain()
    otherServer.close()
    expect(moved.mongo).not.toBe(urls.mongo)
  })
})

const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

/**
 * Returns the processes that end a server with its starter, each of which would do so
 * alone: the watchdog's reader of the pipe, and its shell.
 */
function watchdogOf(server: number): number[] {
  const shell = parentOf(server)
  const children = readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8').trim().split(' ').map(Number)
  return [...children.filter((pid) => pid !== server), shell]
}
