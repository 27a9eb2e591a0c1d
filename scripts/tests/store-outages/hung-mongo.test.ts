import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { connectMongo, inTransaction } from '@rostra/kit/stores/mongo'
import { storeFailure } from '@rostra/kit/stores/store-failure'
import { eventually } from '@rostra/kit/testing/eventually'
import { timed } from '@rostra/kit/testing/running-time'
import { type ClientSession, type Connection, Schema } from 'mongoose'
import { pauseProcess, type Resume } from '../../infra/servers/pause-process.ts'
import { startMongo } from '../../infra/servers/start-mongo.ts'
import { storeFolder } from '../../infra/servers/store-folder.ts'
import type { Server } from '../../infra/servers/supervise.ts'
import { failureOf } from './failure-of.ts'

/** Shorter than in production, so that the tests are quick. The heartbeat is the driver's least. */
const bounds = { heartbeatFrequencyMS: 500, connectTimeoutMS: 300, serverSelectionTimeoutMS: 400, waitQueueTimeoutMS: 300 }
/** What a command under way takes at most: it is ended, and waits for a primary. */
const longestMs = bounds.heartbeatFrequencyMS + bounds.connectTimeoutMS + bounds.serverSelectionTimeoutMS
/** A busy machine. */
const slackMs = 500

describe('a MongoDB that hangs', () => {
  let server: Server
  let connection: Connection
  /** Another process, whose sessions are its own. */
  let other: Connection
  let resume: Resume = async () => undefined

  beforeAll(async () => {
    server = await startMongo({ dataDir: await storeFolder('hung-mongo'), removeWhenStopped: true })
    connection = await connectMongo(server.url, 'hung', { bounds })
    other = await connectMongo(server.url, 'hung', { bounds })
    for (const each of [connection, other]) each.model('Thing', new Schema({ n: Number }, { collection: 'things' }))
    await connection.model('Thing').create({ n: 1 })
  })
  afterEach(() => resume())
  afterAll(async () => {
    await connection.close()
    await other.close()
    await server.stop()
  })

  const commands = () => {
    const things = connection.model('Thing')
    return [
      () => things.find().lean(),
      () => things.create({ n: 2 }),
      () => things.updateOne({ n: 1 }, { $inc: { n: 1 } }),
      () => things.updateMany({}, { $inc: { n: 1 } }),
      () => things.bulkWrite([{ updateOne: { filter: { n: 1 }, update: { $inc: { n: 1 } } } }]),
      () => things.aggregate([{ $match: {} }]),
      () => inTransaction(connection, (session) => things.create([{ n: 3 }], { session })),
      async () => connection.db?.command({ ping: 1 }),
    ]
  }

  it('fails each command under way and each later one within the bounds, as unavailable', async () => {
    resume = await pauseProcess(server.pid)
    const underWay = await Promise.all(commands().map(failureOf))
    const later = await Promise.all(commands().map(failureOf))
    for (const { ms, error } of [...underWay, ...later]) {
      expect(storeFailure(error)).toMatchObject({ kind: 'unavailable', reason: 'STORE_UNAVAILABLE', details: { retryAfter: 2 } })
      expect(ms).toBeLessThan(longestMs + slackMs)
    }
  })

  it('fails a transaction that has begun within the bounds', async () => {
    const things = connection.model('Thing')
    const { ms, error } = await failureOf(() =>
      inTransaction(connection, async (session) => {
        await things.create([{ n: 3 }], { session })
        resume = await pauseProcess(server.pid)
      }),
    )
    expect(storeFailure(error)).toMatchObject({ kind: 'unavailable' })
    expect(ms).toBeLessThan(2 * longestMs + slackMs)
  })

  it.each(['first command', 'second command', 'commit'])(
    'keeps no lock of a transaction that was cut off at its %s: another process writes the same document within 3 s',
    async (cutOffAt) => {
      const { _id } = await connection.model('Thing').create({ n: 5 })
      const increment = (on: Connection, session: ClientSession) => on.model('Thing').updateOne({ _id }, { $inc: { n: 1 } }, { session })
      let paused = false
      const pauseBefore = async (step: string) => {
        if (paused || step !== cutOffAt) return
        paused = true
        resume = await pauseProcess(server.pid)
      }
      await failureOf(() =>
        inTransaction(connection, async (session) => {
          await pauseBefore('first command')
          await increment(connection, session)
          await pauseBefore('second command')
          await increment(connection, session)
          await pauseBefore('commit')
        }),
      )
      await resume()
      const { ms } = await timed(() => eventually(() => inTransaction(other, (session) => increment(other, session))))
      expect(ms).toBeLessThan(3_000)
    },
  )

  it('is used again within 2 s after it goes on', async () => {
    resume = await pauseProcess(server.pid)
    await Promise.all(commands().map(failureOf))
    await resume()
    const { ms } = await timed(() => eventually(() => connection.model('Thing').create({ n: 4 })))
    expect(ms).toBeLessThan(2_000)
  })
})
