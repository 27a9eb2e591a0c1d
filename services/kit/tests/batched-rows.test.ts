import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type Connection, type Model, Schema } from 'mongoose'
import { batchDeletion, rowsPerBatch, updateBatch } from '../src/stores/batched-rows.ts'
import { connectMongo } from '../src/stores/mongo.ts'
import { dropDatabase } from '../src/testing/drop-database.ts'

interface Row {
  owner: string
  number: number
}

let connection: Connection
let model: Model<Row>
const added = 2.5 * rowsPerBatch

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

/** The rows of the primary, also those that no majority has yet. */
const left = (owner: string) => model.countDocuments({ owner }).readConcern('local')

describe('batches of rows', () => {
  it('are deleted 100 at a time until none is left, and no row of another filter', async () => {
    const seen: [boolean, number][] = []
    const deleteSome = batchDeletion(model, { owner: 'ada' }, 'number')
    for (let isLeft = true; isLeft; ) {
      isLeft = await deleteSome()
      seen.push([isLeft, await left('ada')])
    }
    expect(seen).toEqual([
      [true, added - rowsPerBatch],
      [true, added - 2 * rowsPerBatch],
      [true, 0],
      [false, 0],
    ])
    expect(await left('bob')).toBe(added)
    expect(await deleteSome()).toBe(false)
  })

  it('are deleted with those that were added behind a batch, which no batch but the last pass looks for', async () => {
    const deleteSome = batchDeletion(model, { owner: 'ada' }, 'number')
    await deleteSome()
    await model.insertMany([{ owner: 'ada', number: -1 }])
    await deleteSome()
    expect([await left('ada'), await deleteSome(), await left('ada')]).toEqual([added - 2 * rowsPerBatch + 1, true, 1])
    expect([await deleteSome(), await left('ada')]).toEqual([false, 0])
  })

  it('are updated 100 at a time until the filter matches none', async () => {
    const change = () => updateBatch(model, { owner: 'ada' }, { $set: { owner: 'eve' } })
    expect([await change(), await left('ada')]).toEqual([true, added - rowsPerBatch])
    expect([await change(), await change(), await left('ada'), await left('eve')]).toEqual([true, false, 0, added])
  })

  it('wait for the majority with the last batch only, also when it finds nothing', async () => {
    const { collection } = model
    const deletions = jest.spyOn(collection, 'deleteMany')
    const updates = jest.spyOn(collection, 'updateMany')
    for (const owner of ['ada', 'bob']) {
      const deleteSome = batchDeletion(model, { owner }, 'number')
      while (await deleteSome());
    }
    await model.insertMany(Array.from({ length: rowsPerBatch }, (_, number) => ({ owner: 'ada', number })))
    while (await updateBatch(model, { owner: 'ada' }, { $set: { owner: 'eve' } }));
    const concernsOf = (calls: readonly unknown[][]) =>
      calls.map((call) => (call.at(-1) as { writeConcern?: object }).writeConcern ?? 'of the connection')
    const batches = [{ w: 1 }, { w: 1 }, { w: 1 }, 'of the connection']
    expect(concernsOf(deletions.mock.calls)).toEqual([...batches, ...batches])
    expect(concernsOf(updates.mock.calls)).toEqual([{ w: 1 }, 'of the connection'])
    expect(connection.getClient().options.writeConcern).toMatchObject({ w: 'majority' })
    jest.restoreAllMocks()
  })
})
