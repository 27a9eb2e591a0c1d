import { randomUUID } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { type Connection, Schema } from 'mongoose'
import { buildIndexesWithin, prepareService } from '../src/app/prepare-service.ts'
import { createLog } from '../src/log.ts'
import { connectMongo } from '../src/stores/mongo.ts'
import { dropDatabase } from '../src/testing/drop-database.ts'
import { indexesOf } from '../src/testing/prepare-process.ts'

const schema = new Schema({ name: { type: String, unique: true } }, { collection: 'things' })
const things = (connection: Connection) => connection.model('Thing', schema)

it('prepareService gives up on a database that never answers and names it without its password', async () => {
  const config = { MONGO_URL: 'mongodb://ada:lovelace@127.0.0.1:1/?serverSelectionTimeoutMS=50', DATABASE_SUFFIX: '', LOG_LEVEL: 'silent' }
  const prepared = prepareService({ product: 'rostra', name: 'kit', config, models: [things], waitMs: 1 })
  await expect(prepared).rejects.toThrow(/MONGO_URL.*127\.0\.0\.1:1/)
  await expect(prepared).rejects.not.toThrow(/lovelace/)
}, 30_000)

/** Creates a connection whose only collection fails with these errors, one per attempt, and then gets its indexes. */
function connectionThatFails(errors: Error[]) {
  const createIndexes = async () => {
    const error = errors.shift()
    if (error) throw error
  }
  const models = { Thing: { schema, collection: { collectionName: 'things' } } }
  return { models, db: { collection: () => ({ createIndexes }) } } as unknown as Connection
}
const log = createLog('test', { level: 'silent' })

it('indexes are built again after MongoDB did not answer in time', async () => {
  const errors = [Object.assign(new Error('no free connection'), { name: 'MongoWaitQueueTimeoutError' })]
  await buildIndexesWithin(connectionThatFails(errors), log, 50)
  expect(errors).toEqual([])
})

it('an index that MongoDB refuses is not built again', async () => {
  const refusal = Object.assign(new Error('An index of this name has other options'), { name: 'MongoServerError', code: 85 })
  const errors = [refusal, refusal]
  await expect(buildIndexesWithin(connectionThatFails(errors), log, 50)).rejects.toBe(refusal)
  expect(errors).toHaveLength(1)
})

it('prepareService runs afterIndexes once the indexes exist', async () => {
  const config = { MONGO_URL: process.env.TEST_MONGO_URL ?? '', DATABASE_SUFFIX: `_${randomUUID().slice(0, 8)}`, LOG_LEVEL: 'silent' }
  const connection = await connectMongo(config.MONGO_URL, `rostra_kit${config.DATABASE_SUFFIX}`)
  let stood: string[] = []
  const afterIndexes = async (given: Connection) => {
    stood = await indexesOf(given)
  }
  await prepareService({ product: 'rostra', name: 'kit', config, models: [things], afterIndexes })
  expect(stood).toHaveLength(1)
  expect(await indexesOf(connection)).toEqual(stood)
  await dropDatabase(connection)
  await connection.close()
})
