import { randomUUID } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { type Connection, Schema } from 'mongoose'
import { connectMongo } from '../src/mongo.ts'
import { prepareService } from '../src/prepare-service.ts'
import { indexesOf } from '../src/testing/prepare-process.ts'

const schema = new Schema({ name: { type: String, unique: true } }, { collection: 'things' })
const things = (connection: Connection) => connection.model('Thing', schema)

it('a database that never answers is waited for so long, and then named without its password', async () => {
  const config = { MONGO_URL: 'mongodb://ada:lovelace@127.0.0.1:1/?serverSelectionTimeoutMS=50', DATABASE_SUFFIX: '', LOG_LEVEL: 'silent' }
  const prepared = prepareService({ name: 'kit', config, models: [things], patienceMs: 1 })
  await expect(prepared).rejects.toThrow(/MONGO_URL.*127\.0\.0\.1:1/)
  await expect(prepared).rejects.not.toThrow(/lovelace/)
}, 30_000)

it('what else a service wants runs when the indexes stand', async () => {
  const config = { MONGO_URL: process.env.TEST_MONGO_URL ?? '', DATABASE_SUFFIX: `_${randomUUID().slice(0, 8)}`, LOG_LEVEL: 'silent' }
  const connection = await connectMongo(config.MONGO_URL, `rostra_kit${config.DATABASE_SUFFIX}`)
  let stood: string[] = []
  const also = async (given: Connection) => {
    stood = await indexesOf(given)
  }
  await prepareService({ name: 'kit', config, models: [things], also })
  expect(stood).toHaveLength(1)
  expect(await indexesOf(connection)).toEqual(stood)
  await connection.dropDatabase()
  await connection.close()
})
