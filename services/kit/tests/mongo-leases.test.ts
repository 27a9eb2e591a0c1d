import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Model, Schema, Types } from 'mongoose'
import { leaseTimes } from '../src/leases/lease-times.ts'
import { mongoLeases } from '../src/leases/mongo-leases.ts'
import type { OwnedWork } from '../src/leases/running-work.ts'
import { buildIndexes } from '../src/stores/mongo.ts'
import { eventually } from '../src/testing/eventually.ts'
import { leasePlans } from '../src/testing/lease-plans.ts'
import { openTestDatabase, type TestDatabase } from '../src/testing/test-database.ts'

interface Row {
  _id: Types.ObjectId
  owner: string
  open?: true
  leaseUntil?: Date
  rank: number
  losses: number
}

const leaseMs = 60_000
const times = leaseTimes(leaseMs)
const toWork = ({ _id, owner }: Row): OwnedWork => ({ id: _id.toHexString(), owner })
const ago = (ms: number) => new Date(Date.now() - ms)
const ids = (works: readonly OwnedWork[]) => works.map(({ id }) => id)

describe('leases in MongoDB', () => {
  let database: TestDatabase
  let model: Model<Row>
  const leasesOf = () =>
    mongoLeases<Row, OwnedWork>(model, {
      times,
      sort: { rank: -1 },
      onTakeOver: { losses: { $add: ['$losses', 1] } },
      toWork,
    })

  beforeAll(async () => {
    database = await openTestDatabase(process.env.TEST_MONGO_URL ?? '', 'rostra_kit_leases')
    const schema = new Schema<Row>(
      { owner: String, open: Boolean, leaseUntil: Date, rank: Number, losses: Number },
      { collection: 'things' },
    )
    schema.index({ leaseUntil: 1 }, { partialFilterExpression: { open: true } })
    model = database.connection.model<Row>('Thing', schema)
    await buildIndexes(database.connection)
  })
  beforeEach(async () => {
    await model.deleteMany({})
  })
  afterAll(() => database?.release())

  const add = async (row: Partial<Row> = {}): Promise<OwnedWork> => {
    const added: Row = { _id: new Types.ObjectId(), owner: randomUUID(), open: true, leaseUntil: ago(1_000), rank: 0, losses: 0, ...row }
    await model.create(added)
    return toWork(added)
  }
  const rowOf = async ({ id }: OwnedWork) => model.findById(id).lean<Row>()
  const endOf = async (work: OwnedWork) => (await rowOf(work))?.leaseUntil?.getTime() ?? 0
  /** Expects that a row got a lease of `ms` at `since` or later, give or take half a second. */
  const expectLease = async (work: OwnedWork, ms: number, since: number) => {
    const until = await endOf(work)
    expect(until).toBeGreaterThan(since + ms - 500)
    expect(until).toBeLessThan(Date.now() + ms + 500)
  }

  it('are renewed together, and those that were taken over, ended or deleted are told', async () => {
    const [kept, taken, deleted] = [await add(), await add(), await add()]
    const ended = await add({ open: undefined })
    await model.updateOne({ _id: taken.id }, { owner: 'another' })
    await model.deleteOne({ _id: deleted.id })
    const startedAt = Date.now()
    expect(await leasesOf().renew([kept, taken, deleted, ended])).toEqual(ids([taken, deleted, ended]))
    await expectLease(kept, leaseMs, startedAt)
    expect(await endOf(taken)).toBeLessThan(Date.now())
    expect(await leasesOf().renew([kept], { rank: 7 })).toEqual([])
    expect(await rowOf(kept)).toMatchObject({ rank: 7 })
    expect(await leasesOf().renew([])).toEqual([])
  })

  it('are taken over once they expired before a time, by rank, under a new owner and by one replica each', async () => {
    const works = [
      await add({ rank: 1 }),
      await add({ rank: 2 }),
      await add({ leaseUntil: ago(-leaseMs), rank: 3 }),
      await add({ open: undefined }),
    ]
    const [one, two] = [leasesOf(), leasesOf()]
    const runsHere = await add({ rank: 4 })
    const startedAt = Date.now()
    const take = (by: typeof one) => by.takeOver(new Date(), [runsHere.id])
    const taken = [await take(one), await take(two), await take(one)]
    expect(taken.map((work) => work?.id)).toEqual([works[1]?.id, works[0]?.id, undefined])
    const owners = [...works, ...taken].map((work) => work?.owner)
    expect(new Set(owners).size).toBe(owners.length)
    expect(await rowOf(works[1] as OwnedWork)).toMatchObject({ losses: 1, owner: taken[0]?.owner })
    await expectLease(works[1] as OwnedWork, leaseMs / 3, startedAt)
    expect(await one.takeOver(ago(5_000), [])).toBeNull()
  })

  it('are taken over by as many replicas at once without a collision', async () => {
    const works = await Promise.all(Array.from({ length: 10 }, () => add()))
    const taken = await Promise.all(Array.from({ length: 12 }, () => leasesOf().takeOver(new Date(), [])))
    const found = taken.filter((work) => work !== null)
    expect(ids(found).sort()).toEqual(ids(works).sort())
  })

  it('are released by their owner only, and then expired at once', async () => {
    const leases = leasesOf()
    const startedAt = Date.now()
    const work = await add({ leaseUntil: leases.firstLease() })
    await expectLease(work, leaseMs, startedAt)
    await leases.release({ ...work, owner: 'another' })
    expect(await leases.takeOver(new Date(), [])).toBeNull()
    await leases.release(work)
    expect(await leases.takeOver(new Date(), [])).toMatchObject({ id: work.id })
  })

  it('start by the clock of the database, which a contact reads', async () => {
    const leases = leasesOf()
    const startedAt = performance.now()
    const time = await leases.contact(0)
    const ms = leases.firstLease(5_000).getTime() - time.getTime()
    expect(ms).toBeGreaterThanOrEqual(5_000)
    expect(ms).toBeLessThan(6_000 + performance.now() - startedAt)
  })

  it('tell whether there is open work, except that which runs here', async () => {
    const leases = leasesOf()
    expect(await leases.isOpenElsewhere([])).toBe(false)
    const [work] = [await add(), await add({ open: undefined })]
    expect([await leases.isOpenElsewhere([]), await leases.isOpenElsewhere([work.id])]).toEqual([true, false])
  })

  it('are found by their index, however many rows have none', async () => {
    await model.insertMany(Array.from({ length: 50 }, () => ({ owner: 'o', rank: 0, losses: 0 })))
    const work = await add()
    expect(await leasePlans(model, { running: [work.id] })).toEqual(Array(3).fill('IXSCAN { leaseUntil: 1 }'))
  })

  it('cannot be kept without an index of their rows', () => {
    const plain = database.connection.model<Row>('Plain', new Schema<Row>({ owner: String, leaseUntil: Date }))
    expect(() => mongoLeases<Row, OwnedWork>(plain, { times, toWork })).toThrow('Plain has no index of its leased rows')
  })

  it('share a contact that is recent enough with other work of the process', async () => {
    const [one, other] = [leasesOf(), leasesOf()]
    const time = await one.contact(0)
    expect(await other.contact(60_000)).toEqual(time)
    // Two contacts may fall into one millisecond.
    await eventually(async () => expect((await other.contact(0)).getTime()).toBeGreaterThan(time.getTime()))
  })
})
