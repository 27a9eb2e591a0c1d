import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Connection, type Model, Schema } from 'mongoose'
import { deleteBatch, rowsPerBatch, updateBatch } from '../src/stores/batched-rows.ts'
import { connectMongo } from '../src/stores/mongo.ts'
import { dropDatabase } from '../src/testing/drop-database.ts'

interface Row {
  owner: string
  number: number
}

let connection: Connection
let model: Model<Row>
const added = 2 * rowsPerBatch + 100

beforeAll(async () => {
  connection = await connectMongo(process.env.TEST_MONGO_URL ?? '', `kit_batches_${randomBytes(6).toString('hex')}`)
  const schema = new Schema<Row>({ owner: String, number: Number })
  schema.index({ owner: 1, number: 1 })
  model = connection.model<Row>('Row', schema)
  await model.createIndexes()
})
beforeEach(async () => {
  await model.deleteMany({})
  const rows = ['ada', 'bob'].flatMap((owner) => Array.from({ length: added }, (_, number) => ({ owner, number })))
  await model.insertMany(rows)
})
afterAll(async () => {
  await dropDatabase(connection)
  await connection.close()
})

const left = (owner: string) => model.countDocuments({ owner })

describe('batches of rows', () => {
  it('are deleted 500 at a time until none is left, and no row of another filter', async () => {
    const seen: [boolean, number][] = []
    for (let isLeft = true; isLeft; ) {
      isLeft = await deleteBatch(model, { owner: 'ada' }, 'number')
      seen.push([isLeft, await left('ada')])
    }
    expect(seen).toEqual([
      [true, added - rowsPerBatch],
      [true, added - 2 * rowsPerBatch],
      [false, 0],
    ])
    expect(await left('bob')).toBe(added)
    expect(await deleteBatch(model, { owner: 'ada' }, 'number')).toBe(false)
  })

  it('are updated 500 at a time until the filter matches none', async () => {
    const change = () => updateBatch(model, { owner: 'ada' }, { $set: { owner: 'eve' } })
    expect([await change(), await left('ada')]).toEqual([true, added - rowsPerBatch])
    expect([await change(), await change(), await left('ada'), await left('eve')]).toEqual([true, false, 0, added])
  })
})
