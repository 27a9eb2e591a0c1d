import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Connection, type Model, Schema } from 'mongoose'
import { groupedWrites } from '../src/stores/grouped-writes.ts'
import { buildIndexes, connectMongo, isDuplicate } from '../src/stores/mongo.ts'
import { storeFailure } from '../src/stores/store-failure.ts'
import { dropDatabase } from '../src/testing/drop-database.ts'

interface Row {
  _id: number
  /** Unique among all rows. */
  name: string
  status: string
}

let connection: Connection
const models = new Map<string, Model<Row>>()

beforeAll(async () => {
  connection = await connectMongo(process.env.TEST_MONGO_URL ?? '', `kit_groups_${randomBytes(6).toString('hex')}`)
  for (const name of ['grouped', 'single']) {
    const schema = new Schema<Row>({ _id: Number, name: String, status: String }, { collection: name, versionKey: false })
    schema.index({ name: 1 }, { unique: true })
    models.set(name, connection.model<Row>(name, schema))
  }
  await buildIndexes(connection)
})
afterAll(async () => {
  await dropDatabase(connection)
  await connection.close()
})

const modelOf = (name: string) => models.get(name) as Model<Row>

type Step = { kind: 'insert'; name: string } | { kind: 'change'; from: string; to: string }

const statuses = fc.constantFrom('new', 'running', 'ended')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), name: fc.constantFrom('a', 'b') }),
  fc.record({ kind: fc.constant('change' as const), from: statuses, to: statuses }),
)

/** Runs the steps of each row one after the other, and all rows at once. Returns the result of each step. */
async function runAll(rows: Step[][], model: Model<Row>): Promise<unknown[][]> {
  const writes = groupedWrites(model.collection)
  const run = async (_id: number, step: Step) => {
    const isStored = async () => (await model.exists({ _id, status: step.kind === 'change' ? step.to : 'new' })) !== null
    if (step.kind === 'change') return writes.update({ _id, status: step.from }, { $set: { status: step.to } }, isStored)
    // Each row has its own names, so that concurrent rows do not compete for one.
    return writes.insert({ _id, name: `${step.name} of ${_id}`, status: 'new' }).then(
      () => 'inserted',
      (error) => isDuplicate(error) || error,
    )
  }
  return Promise.all(
    rows.map(async (steps, _id) => {
      const results: unknown[] = []
      for (const step of steps) results.push(await run(_id, step))
      return results
    }),
  )
}

describe('grouped writes in MongoDB', () => {
  it('give each caller the result that its write alone would have, and leave the same documents', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 5 }), { minLength: 1, maxLength: 40 }), async (rows) => {
        const grouped = modelOf('grouped')
        const single = modelOf('single')
        await Promise.all([grouped.deleteMany({}), single.deleteMany({})])
        const inGroups = await runAll(rows, grouped)
        const oneByOne: unknown[][] = []
        // The same rows, but only one row at a time has steps, so that nothing is grouped.
        for (const [index, steps] of rows.entries())
          oneByOne.push((await runAll([...Array.from({ length: index }, () => []), steps], single)).at(-1) ?? [])
        const sorted = (model: Model<Row>) => model.find().sort({ _id: 1 }).lean()
        expect([inGroups, await sorted(grouped)]).toEqual([oneByOne, await sorted(single)])
      }),
      { numRuns: 15 },
    )
  }, 60_000)

  it('let one of several inserts win a unique name, and tell each of the others', async () => {
    const model = modelOf('grouped')
    await model.deleteMany({})
    const writes = groupedWrites(model.collection)
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, _id) => writes.insert({ _id, name: `name ${_id % 20}`, status: 'new' })),
    )
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect([refused.length, refused.every(isDuplicate), await model.countDocuments()]).toEqual([40, true, 20])
  })

  it('reject every write of a group whose connection breaks as an outage', async () => {
    const relay = await startRelay(process.env.TEST_MONGO_URL ?? '')
    const bounds = { serverSelectionTimeoutMS: 1_000 }
    const away = await connectMongo(relay.url, connection.name, { bounds })
    const writes = groupedWrites(away.collection('grouped'))
    const update = (_id: number) => writes.update({ _id }, { $set: { status: 'running' } }, async () => true)
    await update(0)
    const underWay = Array.from({ length: 10 }, (_, index) => update(index))
    relay.cut()
    const results = await Promise.allSettled(underWay)
    const reasons = results.map((result) => result.status === 'rejected' && storeFailure(result.reason)?.reason)
    expect(reasons).toEqual(Array.from({ length: 10 }, () => 'STORE_UNAVAILABLE'))
    await away.close(true)
  })
})

/** Starts a TCP proxy for MongoDB. `cut` breaks its connections and refuses new ones. */
async function startRelay(mongoUrl: string): Promise<{ url: string; cut: () => void }> {
  const { hostname, port } = new URL(mongoUrl)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const upstream = connect(Number(port), hostname)
    for (const end of [socket, upstream]) sockets.add(end.on('error', () => undefined))
    socket.pipe(upstream).pipe(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { url: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/?directConnection=true`, cut }
}
