import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Model, Schema, Types } from 'mongoose'
import { claimDue, dueAtOnce } from '../src/stores/due-rows.ts'
import { openTestDatabase, type TestDatabase } from '../src/testing/test-database.ts'

interface Row {
  _id: Types.ObjectId
  name: string
  dueAt?: Date
  attempts: number
}

describe('due rows', () => {
  let database: TestDatabase
  let model: Model<Row>

  beforeAll(async () => {
    database = await openTestDatabase(process.env.TEST_MONGO_URL ?? '', 'rostra_kit_due')
    model = database.connection.model<Row>('Job', new Schema<Row>({ name: String, dueAt: Date, attempts: Number }, { collection: 'jobs' }))
    const minuteMs = 60_000
    const add = (name: string, dueAt?: Date) => model.create({ _id: new Types.ObjectId(), name, attempts: 0, ...(dueAt && { dueAt }) })
    await add('later', new Date(Date.now() + minuteMs))
    await add('never')
    await add('now', new Date(Date.now() - minuteMs))
    await add('at once', dueAtOnce)
  })
  afterAll(() => database?.release())

  it('are claimed by one caller each, that due for longest first, and come again after the claim', async () => {
    const claimMs = 60_000
    const claim = () => claimDue(model, { field: 'dueAt', claimMs, set: { attempts: { $add: ['$attempts', 1] } } })
    const named = async () => (await claim())?.name
    expect([await named(), await named(), await named()]).toEqual(['at once', 'now', undefined])
    // Moves the due times back, as if both claims had expired.
    await model.collection.updateMany({ attempts: 1 }, [{ $set: { dueAt: { $subtract: ['$dueAt', claimMs] } } }])
    const again = await Promise.all([claim(), claim(), claim()])
    expect(again.map((row) => `${row?.name} ${row?.attempts}`).sort()).toEqual(['at once 2', 'now 2', 'undefined undefined'])
  })

  it('are claimed only when they match the filter', async () => {
    await model.collection.updateMany({ attempts: 2 }, [{ $set: { dueAt: dueAtOnce } }])
    const claimOther = () => claimDue(model, { field: 'dueAt', claimMs: 60_000, filter: { name: { $ne: 'at once' } } })
    expect([(await claimOther())?.name, (await claimOther())?.name]).toEqual(['now', undefined])
  })
})
