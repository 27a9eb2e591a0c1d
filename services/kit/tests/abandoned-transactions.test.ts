import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Connection } from 'mongoose'
import { connectMongo, inTransaction } from '../src/stores/mongo.ts'
import { dropDatabase } from '../src/testing/drop-database.ts'
import { eventually } from '../src/testing/eventually.ts'
import { timed } from '../src/testing/running-time.ts'

const url = process.env.TEST_MONGO_URL ?? ''
const database = `kit-abandoned-${randomUUID().slice(0, 8)}`
const abandonedAfterMs = 400

let alive: Connection
let killed: Connection
beforeAll(async () => {
  alive = await connectMongo(url, database, { abandonedAfterMs })
  killed = await connectMongo(url, database)
  await alive.collection('things').insertOne({ name: 'vase', count: 0 })
  await alive.collection('things').insertOne({ name: 'lamp', count: 0 })
})
afterAll(async () => {
  if (alive) await dropDatabase(alive)
  await Promise.all([alive?.close(), killed?.close()])
})

const raise = (connection: Connection, name: string) =>
  inTransaction(connection, (session) => connection.collection('things').updateOne({ name }, { $inc: { count: 1 } }, { session }))

/** Begins a transaction that writes a document and then stays open, like that of a killed process. */
async function beginWrite(connection: Connection, name: string) {
  const session = await connection.startSession()
  session.startTransaction()
  await connection.collection('things').updateOne({ name }, { $inc: { count: 100 } }, { session })
  return session
}

describe('a transaction of a process that was killed', () => {
  it('is ended by another replica that needs its documents, seconds later', async () => {
    await beginWrite(killed, 'vase')
    const { ms } = await timed(() => eventually(() => raise(alive, 'vase'), 20_000))
    expect(ms).toBeLessThan(15_000)
    expect(await alive.collection('things').findOne({ name: 'vase' })).toMatchObject({ count: 1 })
  }, 30_000)

  it('is not ended by a service with another database', async () => {
    const other = await connectMongo(url, `${database}-other`, { abandonedAfterMs })
    await other.collection('things').insertOne({ name: 'vase', count: 0 })
    const foreign = await beginWrite(other, 'vase')
    await beginWrite(killed, 'lamp')
    await eventually(() => raise(alive, 'lamp'), 20_000)
    await foreign.commitTransaction()
    expect(await other.collection('things').findOne({ name: 'vase' })).toMatchObject({ count: 100 })
    await dropDatabase(other)
    await other.close()
  }, 30_000)
})
