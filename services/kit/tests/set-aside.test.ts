import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Connection, type Model, Schema } from 'mongoose'
import type { EventBus, EventEnvelope } from '../src/events/event-bus.ts'
import { EventsRefusedError } from '../src/events/event-errors.ts'
import { createEvent, withOutbox } from '../src/events/outbox.ts'
import { type OutboxRelay, startOutboxRelay } from '../src/events/outbox-relay.ts'
import { waitingDocuments } from '../src/events/outbox-rows.ts'
import { countSetAside, listSetAside, putBack } from '../src/events/set-aside.ts'
import { createLog } from '../src/log.ts'
import { outboxSetAside } from '../src/metrics.ts'
import { buildIndexes, connectMongo } from '../src/stores/mongo.ts'
import { dropDatabase } from '../src/testing/drop-database.ts'
import { eventually } from '../src/testing/eventually.ts'

describe('an outbox whose broker refuses an event', () => {
  const log = createLog('test', { level: 'silent' })
  let connection: Connection
  let things: Model<unknown>
  let relay: OutboxRelay
  /** The events that the broker accepted. */
  let accepted: EventEnvelope[]
  let maxBytes: number
  const publish: EventBus['publish'] = async (events) => {
    const bytes = events.reduce((sum, { payload }) => sum + payload.length, 0)
    if (bytes > maxBytes) throw new EventsRefusedError('MESSAGE_TOO_LARGE')
    accepted.push(...events)
  }

  beforeAll(async () => {
    connection = await connectMongo(process.env.TEST_MONGO_URL ?? '', `rostra_kit_${randomUUID().slice(0, 8)}`)
    const schema = new Schema({ name: String }, { collection: 'things' })
    withOutbox(schema)
    things = connection.model<unknown>('Thing', schema)
    await buildIndexes(connection)
    relay = startOutboxRelay({ service: 'kit', connection, models: [things], bus: { publish } as EventBus, log, pollMs: 20 })
  })
  beforeEach(async () => {
    accepted = []
    maxBytes = 1_000_000
    await things.deleteMany({})
  })
  afterAll(async () => {
    await relay?.stop()
    if (connection) await dropDatabase(connection)
    await connection?.close()
  })

  const event = (key: string, text: string | Buffer) => createEvent('kit.sent.v1', key, Buffer.from(text))
  const textsOf = (key: string) => accepted.filter((each) => each.key === key).map(({ payload }) => String(payload))
  const setAsideGauge = async () => (await outboxSetAside.get()).values.find(({ labels }) => labels.service === 'kit')?.value

  it('sets that event aside with the reason, and publishes the others of the document and of other documents', async () => {
    await things.create([
      { name: 'ada', outbox: [event('ada', 'one'), event('ada', Buffer.alloc(1_200_000)), event('ada', 'two')] },
      { name: 'bob', outbox: [event('bob', 'three')] },
    ])
    await eventually(() => expect([textsOf('ada'), textsOf('bob')]).toEqual([['one', 'two'], ['three']]))
    await eventually(async () => expect(await countSetAside(things.collection)).toBe(1))
    const [aside] = await listSetAside(things.collection)
    expect(aside?.event.refused).toEqual({ reason: 'MESSAGE_TOO_LARGE', at: expect.any(Date) })
    await eventually(async () => expect(await setAsideGauge()).toBe(1))
  })

  it('publishes the event once it was put back and the broker accepts it', async () => {
    await things.create({ name: 'ada', outbox: [event('ada', Buffer.alloc(1_200_000, 'x'))] })
    await eventually(async () => expect(await countSetAside(things.collection)).toBe(1))
    maxBytes = 2_000_000
    const isPutBack = putBack(things.collection)
    expect(await isPutBack).toBe(1)
    await eventually(() => expect(textsOf('ada')).toHaveLength(1))
    await eventually(async () => expect(await things.countDocuments({ 'outbox.id': { $exists: true } })).toBe(0))
  })

  it('publishes 3,000 events of one document in their order and in bounded batches, and another document does not wait for them', async () => {
    const sizes: number[] = []
    const counting = accepted.push.bind(accepted)
    accepted.push = (...events) => {
      sizes.push(events.reduce((sum, { payload }) => sum + payload.length, 0))
      return counting(...events)
    }
    const texts = Array.from({ length: 3_000 }, (_, index) => `${index}`.padEnd(300, '.'))
    await things.collection.insertMany([
      { name: 'ada', outbox: texts.map((text) => event('ada', text)) },
      { name: 'bob', outbox: [event('bob', 'late')] },
    ] as never)
    await eventually(() => expect(textsOf('ada').length).toBe(texts.length), 20_000)
    expect(textsOf('ada')).toEqual(texts)
    expect(accepted.findIndex(({ key }) => key === 'bob')).toBeLessThanOrEqual(200)
    expect(Math.max(...sizes)).toBeLessThan(512 * 1024)
  }, 30_000)

  it('reads waiting documents by the index of their events', async () => {
    await things.create({ name: 'ada', outbox: [] })
    const both = [...waitingDocuments('things'), { $unionWith: { coll: 'things', pipeline: waitingDocuments('things') } }]
    const plan = JSON.stringify(await things.collection.aggregate(both).explain('executionStats'))
    expect(plan.match(/"indexName":"outbox.at_1"/g)?.length).toBeGreaterThanOrEqual(2)
    expect(plan).not.toContain('COLLSCAN')
    expect(plan).not.toContain('"stage":"SORT"')
  })
})
