import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Connection, type Model, Schema, Types } from 'mongoose'
import type { EventBus, EventEnvelope } from '../src/events/event-bus.ts'
import { createEvent, withOutbox } from '../src/events/outbox.ts'
import { type OutboxRelay, startOutboxRelay } from '../src/events/outbox-relay.ts'
import { removePublished } from '../src/events/outbox-rows.ts'
import { relayLease } from '../src/events/relay-lease.ts'
import { createLog } from '../src/log.ts'
import { buildIndexes, connectMongo } from '../src/stores/mongo.ts'
import { dropDatabase } from '../src/testing/drop-database.ts'
import { eventually } from '../src/testing/eventually.ts'

describe('the relay of the outboxes of a service', () => {
  const log = createLog('test', { level: 'silent' })
  let connection: Connection
  let things: Model<unknown>
  let others: Model<unknown>
  let published: EventEnvelope[]
  const relays: OutboxRelay[] = []
  /** The names of the commands that the driver has sent, and the read concerns of reads. */
  let commands: string[] = []
  /** When the driver sent the last one. */
  let commandAt = 0

  beforeAll(async () => {
    const url = new URL(process.env.TEST_MONGO_URL ?? '')
    url.searchParams.set('monitorCommands', 'true')
    connection = await connectMongo(String(url), `rostra_kit_${randomUUID().slice(0, 8)}`)
    const modelOf = (name: string) => {
      const schema = new Schema({ name: String }, { collection: name })
      withOutbox(schema)
      return connection.model<unknown>(name, schema)
    }
    ;[things, others] = [modelOf('things'), modelOf('others')]
    await buildIndexes(connection)
    connection.getClient().on('commandStarted', ({ commandName, command }) => {
      commandAt = performance.now()
      commands.push([commandName, command.readConcern?.level ?? []].flat().join(' '))
    })
  })
  beforeEach(async () => {
    published = []
    commands = []
    await Promise.all([things.deleteMany({}), others.deleteMany({}), connection.collection('leases').deleteMany({})])
  })
  afterEach(async () => {
    await Promise.all(relays.splice(0).map((relay) => relay.stop()))
  })
  afterAll(async () => {
    await dropDatabase(connection)
    await connection.close()
  })

  const bus = { publish: async (events: readonly EventEnvelope[]) => void published.push(...events) } as EventBus
  const start = (
    options: { bus?: EventBus; connection?: Connection; leaseMs?: number; pollMs?: number; restPollMs?: number; restAfterMs?: number } = {},
  ) => {
    const relay = startOutboxRelay({ service: 'kit', connection, models: [things, others], bus, log, pollMs: 20, ...options })
    relays.push(relay)
    return relay
  }
  /** A lease that neither expires nor is renewed during a test, also on a busy machine. */
  const longLease = { leaseMs: 60_000 }
  const event = (text: string, key = 'key') => createEvent('kit.sent.v1', key, Buffer.from(text))
  const textsOf = (events: readonly EventEnvelope[]) => events.map(({ payload }) => String(payload))
  const outboxOf = async (model: Model<unknown>, name: string) =>
    ((await model.findOne({ name }).lean()) as { outbox: EventEnvelope[] } | null)?.outbox.map(({ payload }) => String(payload.buffer))

  it('publishes those of all collections, with everything that they were stored with', async () => {
    const sent = { ...event('one'), traceparent: '00-1-2-01' }
    await things.create({ name: 'ada', outbox: [sent, event('two')] })
    await others.create({ name: 'bob', outbox: [event('three', 'other')] })
    start()
    await eventually(() => expect(textsOf(published).sort()).toEqual(['one', 'three', 'two']))
    expect(published[0]).toEqual(sent)
    expect(Buffer.isBuffer(published[0]?.payload)).toBe(true)
    await eventually(async () => expect([await outboxOf(things, 'ada'), await outboxOf(others, 'bob')]).toEqual([[], []]))
  })

  it('publishes a backlog of one collection whole, and another collection does not wait for its end', async () => {
    const names = Array.from({ length: 450 }, (_, index) => `thing-${index}`)
    await things.insertMany(names.map((name) => ({ name, outbox: [event(name, name)] })))
    await others.create({ name: 'bob', outbox: [event('late')] })
    start()
    await eventually(() => expect(published).toHaveLength(451))
    expect(textsOf(published).indexOf('late')).toBeLessThanOrEqual(200)
    expect(new Set(textsOf(published))).toEqual(new Set([...names, 'late']))
  })

  it('reads all collections by one command while nothing is to publish', async () => {
    start(longLease)
    await eventually(async () => expect(commands).toContain('aggregate majority'))
    commands = []
    await eventually(() => expect(commands.length).toBeGreaterThanOrEqual(5))
    expect(new Set(commands)).toEqual(new Set(['aggregate majority']))
  })

  it.each([
    ['longer while they keep coming', 1, 299],
    ['a second while many come', 12, 999],
  ])('gathers events for %s', async (_how, count, leastMs) => {
    const times: number[] = []
    const timed = { publish: async () => void times.push(performance.now()) } as unknown as EventBus
    const relay = start({ bus: timed, pollMs: 60_000 })
    const publishSome = async () => {
      const before = times.length
      await things.insertMany(Array.from({ length: count }, () => ({ name: 'ada', outbox: [event('one')] })))
      const wokenAt = performance.now()
      relay.wake()
      await eventually(() => expect(times.length).toBeGreaterThan(before))
      return { wokenAt, publishedAt: times.at(-1) ?? 0 }
    }
    // Retried when more than a second passed between the two, as on a busy machine, or the first pass already took the second event.
    await eventually(async () => {
      const first = await publishSome()
      const second = await publishSome()
      expect(second.wokenAt - first.publishedAt).toBeLessThan(900)
      expect(second.publishedAt - second.wokenAt).toBeGreaterThanOrEqual(leastMs)
    })
  })

  it('removes published events from all their documents by one command, and leaves those that were stored meanwhile', async () => {
    const one = event('one')
    const two = event('two')
    const ada = await things.create({ name: 'ada', outbox: [one, event('later')] })
    const bob = await things.create({ name: 'bob', outbox: [two] })
    await things.create({ name: 'eve', outbox: [event('untouched')] })
    commands = []
    await removePublished(connection, [
      { collection: 'things', documentId: ada._id, event: one },
      { collection: 'things', documentId: bob._id, event: two },
    ])
    expect(commands).toEqual(['update'])
    expect(await outboxOf(things, 'ada')).toEqual(['later'])
    expect(await outboxOf(things, 'bob')).toEqual([])
    expect(await outboxOf(things, 'eve')).toEqual(['untouched'])
  })

  it('removes of any documents exactly the events that were published', async () => {
    const documents = fc.array(fc.array(fc.boolean(), { maxLength: 5 }), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(documents, async (published) => {
        await things.deleteMany({})
        const outboxes = published.map((flags) => flags.map((isPublished) => ({ isPublished, event: event('any') })))
        const rows = outboxes.map((outbox, index) => ({
          _id: new Types.ObjectId(),
          name: `${index}`,
          outbox: outbox.map(({ event }) => event),
        }))
        await things.collection.insertMany(rows as never[])
        const entries = outboxes.flatMap((outbox, index) =>
          outbox
            .filter(({ isPublished }) => isPublished)
            .map(({ event }) => ({ collection: 'things', documentId: (rows[index] as (typeof rows)[number])._id, event })),
        )
        await removePublished(connection, entries)
        const left = (await things.find({}).sort({ name: 1 }).lean()) as unknown as { outbox: EventEnvelope[] }[]
        const expected = outboxes.map((outbox) => outbox.filter(({ isPublished }) => !isPublished).map(({ event }) => event.id))
        expect(left.map(({ outbox }) => outbox.map(({ id }) => id))).toEqual(expected)
      }),
      { numRuns: 15 },
    )
  })

  it('publishes an event once whose removal fails, and removes it later', async () => {
    let failures = 3
    const collection = (name: string) =>
      Object.assign(Object.create(connection.collection(name)), {
        updateMany: async (...update: Parameters<typeof things.collection.updateMany>) => {
          if (failures-- > 0) throw new Error('an election')
          return connection.collection(name).updateMany(...update)
        },
      })
    await things.create({ name: 'ada', outbox: [event('one')] })
    start({ connection: { collection } as Connection })
    await eventually(async () => expect(await outboxOf(things, 'ada')).toEqual([]))
    await things.create({ name: 'bob', outbox: [event('two')] })
    await eventually(() => expect(textsOf(published)).toEqual(['one', 'two']))
  })

  it('publishes events again when the answer of the bus is lost', async () => {
    await things.create({ name: 'ada', outbox: [event('one')] })
    let failures = 1
    const failing: EventBus['publish'] = async (events) => {
      await bus.publish(events)
      if (failures-- > 0) throw new Error('the answer is lost')
    }
    start({ bus: { publish: failing } as EventBus })
    await eventually(() => expect(textsOf(published)).toEqual(['one', 'one']))
    await eventually(async () => expect(await outboxOf(things, 'ada')).toEqual([]))
  })

  it('reads rarely and without a lease at rest, and finds what another process has stored', async () => {
    const foreign = event('one')
    start({ restAfterMs: 0, restPollMs: 50 })
    await eventually(() => expect(commands.length).toBeGreaterThanOrEqual(4))
    expect(await connection.collection('leases').countDocuments()).toBe(0)
    await things.create({ name: 'ada', outbox: [foreign] })
    await eventually(() => expect(textsOf(published)).toEqual(['one']))
  })

  it('ends its rest when this process creates an event', async () => {
    start({ restAfterMs: 1_000, restPollMs: 60_000, leaseMs: 500 })
    await eventually(() => expect(performance.now() - commandAt).toBeGreaterThan(300))
    await things.create({ name: 'ada', outbox: [event('one')] })
    await eventually(() => expect(textsOf(published)).toEqual(['one']))
  })

  it('is the work of one replica; the other sends nothing while that one has the lease', async () => {
    const one = relayLease(connection, 'outbox', longLease)
    const two = relayLease(connection, 'outbox', longLease)
    expect([await one.owns(), await two.owns()]).toEqual([true, false])
    expect(two.othersMs()).toBeGreaterThan(36_000)
    expect(two.othersMs()).toBeLessThanOrEqual(61_200)
    commands = []
    expect([await one.owns(), await two.owns(), await two.owns()]).toEqual([true, false, false])
    expect(commands).toEqual([])
  })

  it('passes to another replica once the lease has ended or was released, and not back', async () => {
    let ms = 0
    const clock = () => ms
    const options = { ...longLease, now: clock }
    const one = relayLease(connection, 'outbox', options)
    const two = relayLease(connection, 'outbox', options)
    expect([await one.owns(), await two.owns()]).toEqual([true, false])
    ms = 36_000
    expect([await one.owns(), await two.owns()]).toEqual([true, false])
    // By the database's clock the renewed lease has not expired.
    ms = 72_000
    expect(await two.owns()).toBe(false)
    await one.release()
    ms += two.othersMs()
    expect([await two.owns(), await one.owns()]).toEqual([true, false])
    // Releasing a lost lease has no effect.
    await one.release()
    ms += one.othersMs()
    expect(await one.owns()).toBe(false)
  })

  it('is taken by one of many replicas that begin at once', async () => {
    const leases = Array.from({ length: 10 }, () => relayLease(connection, 'outbox'))
    const owned = await Promise.all(leases.map((lease) => lease.owns()))
    expect(owned.filter(Boolean)).toHaveLength(1)
  })

  it('goes on in another replica after the first one has stopped', async () => {
    const first = start({ leaseMs: 300 })
    await things.create({ name: 'ada', outbox: [event('one')] })
    // The lease may expire before the first event is removed, and the other relay would publish it again.
    await eventually(async () => expect([published.length, await outboxOf(things, 'ada')]).toEqual([1, []]))
    start({ leaseMs: 300 })
    await first.stop()
    await things.create({ name: 'bob', outbox: [event('two')] })
    await eventually(() => expect(textsOf(published)).toEqual(['one', 'two']))
  })
})
