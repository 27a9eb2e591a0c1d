import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Kafka, logLevel } from 'kafkajs'
import mongoose, { type Connection, type Model, Schema } from 'mongoose'
import { DomainError } from '../src/errors.ts'
import { deadLetterTopic, type EventBus, type EventEnvelope } from '../src/events/event-bus.ts'
import { EventsRefusedError, UndeliveredEventsError } from '../src/events/event-errors.ts'
import { batchDeduplicator, deduplicator } from '../src/events/handled-events.ts'
import { createInProcessBus } from '../src/events/in-process-bus.ts'
import { createKafkaBus } from '../src/events/kafka/kafka-bus.ts'
import { mongoDeadLetters } from '../src/events/mongo-dead-letters.ts'
import { createEvent, withOutbox } from '../src/events/outbox.ts'
import { startOutboxRelay } from '../src/events/outbox-relay.ts'
import { createLog } from '../src/log.ts'
import { eventsLag } from '../src/metrics.ts'
import { buildIndexes } from '../src/stores/mongo.ts'
import { eventually } from '../src/testing/eventually.ts'
import { recordSpans } from '../src/testing/recorded-spans.ts'
import { openTestDatabase, type TestDatabase } from '../src/testing/test-database.ts'
import { openSpan } from '../src/tracing/spans.ts'

const brokers = process.env.TEST_KAFKA_BROKERS?.split(',')

describe(`the event bus, ${brokers ? 'on Kafka' : 'in process'}`, () => {
  const log = createLog('test', { level: 'silent' })
  let database: TestDatabase
  let connection: Connection
  let bus: EventBus
  let things: Model<unknown>

  beforeAll(async () => {
    database = await openTestDatabase(process.env.TEST_MONGO_URL ?? '', 'rostra_kit_events')
    connection = database.connection
    bus = brokers
      ? await createKafkaBus({
          brokers,
          clientId: 'kit-test',
          log,
          retryDelaysMs: [1],
          lagIntervalMs: 250,
          fetchWaitMs: 100,
          pauseMs: () => 5,
        })
      : createInProcessBus({ log, deadLetters: mongoDeadLetters(connection), retryDelaysMs: [1], replayPollMs: 20, pauseMs: () => 5 })
    const schema = new Schema({ name: String }, { collection: 'things' })
    withOutbox(schema)
    things = connection.model<unknown>('Thing', schema)
    deduplicator(connection, 'any')
    await buildIndexes(connection)
  })
  afterAll(async () => {
    await bus.close()
    await database.release()
  })

  const topicOf = (name: string) => `kit.${name}-${randomUUID().slice(0, 8)}.v1`
  const event = (topic: string, text = 'hello') => createEvent(topic, 'key', Buffer.from(text))
  /** Publishes undelivered events again until the bus has accepted all, as a relay does. */
  const relay = (events: readonly EventEnvelope[]) => {
    let left = events
    const publishLeft = () =>
      bus.publish(left).catch((error) => {
        if (error instanceof UndeliveredEventsError) left = left.filter(({ id }) => error.ids.has(id))
        throw error
      })
    return eventually(publishLeft, 20_000)
  }
  /** Returns how many messages of a topic the broker has. */
  const storedMessages = async (topic: string) => {
    const admin = new Kafka({ brokers: brokers ?? [], logLevel: logLevel.NOTHING }).admin()
    await admin.connect()
    const partitions = await admin.fetchTopicOffsets(topic)
    await admin.disconnect()
    return partitions.reduce((sum, { low, high }) => sum + Number(high) - Number(low), 0)
  }
  /** Subscribes and returns the received texts. */
  async function listen(
    topic: string,
    handle: (event: EventEnvelope) => Promise<void> = async () => undefined,
    group = `g-${randomUUID()}`,
  ) {
    const heard: EventEnvelope[] = []
    const leave = await bus.subscribe({
      topic,
      group,
      handle: async (envelope) => {
        heard.push(envelope)
        await handle(envelope)
      },
    })
    return { heard, leave, group }
  }

  it('delivers events unchanged to every group', async () => {
    const topic = topicOf('sent')
    const one = await listen(topic)
    const two = await listen(topic)
    const sent = event(topic, 'Grüße')
    await bus.publish([sent])
    await eventually(() => expect([one.heard.length, two.heard.length]).toEqual([1, 1]), 20_000)
    expect(one.heard[0]).toMatchObject({ id: sent.id, topic, key: 'key', at: sent.at })
    expect(String(one.heard[0]?.payload)).toBe('Grüße')
    await Promise.all([one.leave(), two.leave()])
  }, 40_000)

  it('publishes each event of an outbox once with two relaying replicas, and keeps it while the bus is away', async () => {
    const topic = topicOf('outbox')
    const { heard, leave } = await listen(topic)
    let down = true
    const flaky: EventBus = { ...bus, publish: (events) => (down ? Promise.reject(new Error('the broker is away')) : bus.publish(events)) }
    const names = Array.from({ length: 30 }, (_, index) => `thing-${index}`)
    const relays = [1, 2].map(() => startOutboxRelay({ service: 'kit', connection, models: [things], bus: flaky, log, pollMs: 30 }))
    await Promise.all(names.map((name) => things.create({ name, outbox: [event(topic, name)] })))
    const waiting = () => things.countDocuments({ 'outbox.id': { $exists: true } })
    expect(await waiting()).toBe(30)
    down = false
    for (const relay of relays) relay.wake()
    await eventually(async () => expect(await waiting()).toBe(0), 20_000)
    await eventually(() => expect(heard.map(({ payload }) => String(payload)).sort()).toEqual([...names].sort()), 20_000)
    await Promise.all(relays.map((relay) => relay.stop()))
    await leave()
  }, 60_000)

  it('applies the effect of a redelivered event once', async () => {
    const topic = topicOf('once')
    const counters = connection.collection<{ _id: string; count: number }>('counters')
    await counters.insertOne({ _id: topic, count: 0 })
    const once = deduplicator(connection, topic)
    const { heard, leave } = await listen(topic, (envelope) =>
      once(envelope, async (session) => {
        await counters.updateOne({ _id: topic }, { $inc: { count: 1 } }, { session })
      }),
    )
    const repeated = event(topic)
    for (let time = 0; time < 5; time++) await bus.publish([repeated])
    await bus.publish([event(topic)])
    await eventually(() => expect(heard).toHaveLength(6), 20_000)
    await eventually(async () => expect(await counters.findOne({ _id: topic })).toMatchObject({ count: 2 }))
    await leave()
  }, 60_000)

  it('applies those events of a batch that were not handled before, each once, and nothing of a batch that fails', async () => {
    const topic = topicOf('batch')
    const counted = connection.collection<{ _id: string; by: string[] }>('counted')
    await counted.insertOne({ _id: topic, by: [] })
    const once = batchDeduplicator(connection, topic)
    const handled: string[][] = []
    const count = (ids: readonly string[], error?: Error) =>
      once(
        ids.map((id) => ({ id })),
        async (fresh, session) => {
          const by = fresh.map(({ id }) => id)
          await counted.updateOne({ _id: topic }, { $push: { by: { $each: by } } }, { session })
          if (error) throw error
          handled.push(by)
        },
      )
    await count(['a', 'b'])
    await expect(count(['b', 'c', 'd'], new Error('cannot'))).rejects.toThrow('cannot')
    await Promise.all([count(['b', 'c', 'd', 'c']), count(['d', 'e'])])
    await count(['a', 'e'])
    expect((await counted.findOne({ _id: topic }))?.by.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(handled.every((batch) => batch.length > 0)).toBe(true)
  })

  it('exports the lag of a group by partition, events in progress included', async () => {
    const topic = topicOf('lag')
    const free = Promise.withResolvers<void>()
    const busy = await listen(topic, () => free.promise)
    const idle = await listen(topic)
    const lagOf = async ({ group }: { group: string }) => {
      const { values } = await eventsLag.get()
      return values.filter(({ labels }) => labels.topic === topic && labels.group === group).reduce((sum, { value }) => sum + value, 0)
    }
    const published = bus.publish([event(topic), event(topic), event(topic)])
    await eventually(async () => expect([await lagOf(busy), await lagOf(idle), idle.heard.length]).toEqual([3, 0, 3]), 20_000)
    free.resolve()
    await published
    await eventually(async () => expect([await lagOf(busy), busy.heard.length]).toEqual([0, 3]), 20_000)
    await Promise.all([busy.leave(), idle.leave()])
    expect(await lagOf(busy)).toBe(0)
  }, 60_000)

  it('moves a failing event to the dead letters without delaying others, and replays it to its group', async () => {
    const topic = topicOf('dead')
    let mended = false
    const broken = await listen(topic, async ({ payload }) => {
      if (!mended && String(payload) === 'poison') throw new Error('cannot')
    })
    const healthy = await listen(topic)
    await bus.publish([event(topic, 'poison'), event(topic, 'food')])
    await eventually(() => expect(broken.heard.map(({ payload }) => String(payload))).toEqual(['poison', 'poison', 'food']), 20_000)
    await eventually(() => expect(healthy.heard).toHaveLength(2), 20_000)
    const waiting = () => bus.deadLetters(topic)
    const letters = { topic, group: broken.group, count: 1, oldestAt: expect.any(Date), lastError: 'Error: cannot' }
    await eventually(async () => expect(await waiting()).toEqual([letters]), 20_000)
    mended = true
    const replayed = bus.replayDeadLetters(topic)
    expect(await replayed).toBe(1)
    await eventually(() => expect(broken.heard).toHaveLength(4), 20_000)
    await eventually(async () => expect(await waiting()).toEqual([]), 20_000)
    expect(String(broken.heard[3]?.payload)).toBe('poison')
    expect(broken.heard[3]?.id).toBe(broken.heard[0]?.id)
    expect(healthy.heard).toHaveLength(2)
    if (brokers) {
      expect(await bus.replayDeadLetters(topic)).toBe(0)
      expect(await storedMessages(deadLetterTopic(topic))).toBe(0)
    }
    await Promise.all([broken.leave(), healthy.leave()])
  }, 90_000)

  it('keeps an event, in its order, while a store or a service is away, and makes no dead letter of it', async () => {
    const topic = topicOf('outage')
    let failures = 0
    const consumer = await listen(topic, async ({ payload }) => {
      if (String(payload) !== 'first' || ++failures > 20) return
      throw failures % 2 ? new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'away') : new mongoose.mongo.MongoNetworkError('closed')
    })
    await relay([event(topic, 'first'), event(topic, 'second')])
    await eventually(() => expect(String(consumer.heard.at(-1)?.payload)).toBe('second'), 20_000)
    expect(consumer.heard.map(({ payload }) => String(payload))).toEqual([...Array(21).fill('first'), 'second'])
    const replayed = bus.replayDeadLetters(topic)
    expect(await replayed).toBe(0)
    await consumer.leave()
  }, 60_000)

  it('pauses the partition of a key whose store is away, keeps its order, and goes on with others', async () => {
    const topic = topicOf('paused')
    let isAway = true
    const handled: string[] = []
    const consumer = await listen(topic, async ({ key, payload }) => {
      if (isAway && key === 'key-0') throw new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')
      handled.push(String(payload))
    })
    const keys = Array.from({ length: 24 }, (_, index) => `key-${index}`)
    const events = ['first', 'second'].flatMap((text) => keys.map((key) => createEvent(topic, key, Buffer.from(`${key} ${text}`))))
    const relayed = relay(events)
    await eventually(() => expect(consumer.heard.filter(({ key }) => key === 'key-0').length).toBeGreaterThan(6), 20_000)
    expect(handled.length).toBeGreaterThan(0)
    expect(handled.some((text) => text.startsWith('key-0 '))).toBe(false)
    expect(bus.notConsuming()).toEqual([])
    isAway = false
    await relayed
    await eventually(() => expect(handled.length).toBe(48), 20_000)
    for (const key of keys) expect(handled.filter((text) => text.startsWith(`${key} `))).toEqual([`${key} first`, `${key} second`])
    await consumer.leave()
  }, 60_000)

  it('stops while a store is away, and delivers the event to the next member of its group', async () => {
    const topic = topicOf('stopped')
    const group = `g-${randomUUID()}`
    const stuck = await listen(topic, () => Promise.reject(new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')), group)
    const published = await bus.publish([event(topic)]).catch(() => 'kept in the outbox')
    await eventually(() => expect(stuck.heard.length).toBeGreaterThan(1), 20_000)
    await stuck.leave()
    const next = await listen(topic, undefined, group)
    if (published === 'kept in the outbox') await bus.publish([event(topic)])
    await eventually(() => expect(next.heard).toHaveLength(1), 30_000)
    await next.leave()
  }, 60_000)

  it('continues the trace of a write in its consumers, through outbox, retries and replay', async () => {
    const topic = topicOf('traced')
    const spans = recordSpans()
    let mended = false
    const { leave } = await listen(topic, async () => {
      openSpan('effect', { kind: 'client' })?.end()
      if (!mended) throw new Error('cannot')
    })
    const relay = startOutboxRelay({ service: 'kit', connection, models: [things], bus, log, pollMs: 30 })
    const write = openSpan('write', { kind: 'server', root: true })
    await write?.run(async () => {
      await things.create({ name: 'traced', outbox: [event(topic)] })
      relay.wake()
    })
    write?.end()
    await things.create({ name: 'untraced', outbox: [event(topicOf('untraced'))] })
    // The order is not compared: the event may be relayed and handled before the span of the write ends.
    const told = () =>
      spans
        .all()
        .map(({ name, status, events }) => `${name} ${status.code} ${events.map(({ name }) => name)}`)
        .toSorted()
    const first = ['effect 0 ', 'effect 0 ', `process ${topic} 2 retried`, 'write 0 ']
    await eventually(() => expect(told()).toEqual(first), 20_000)
    mended = true
    await bus.replayDeadLetters(topic)
    await eventually(() => expect(told()).toEqual([...first, 'effect 0 ', `process ${topic} 0 `].toSorted()), 20_000)
    expect(new Set(spans.all().map((span) => span.spanContext().traceId)).size).toBe(1)
    const handled = spans.all().filter(({ name }) => name.startsWith('process'))
    const writeId = spans
      .all()
      .find(({ name }) => name === 'write')
      ?.spanContext().spanId
    expect(handled.map(({ parentSpanContext }) => parentSpanContext?.spanId)).toEqual([writeId, writeId])
    await Promise.all([relay.stop(), leave()])
    await spans.end()
  }, 90_000)

  it('keeps events for a group that was away, and finishes the current event before a group stops', async () => {
    const topic = topicOf('away')
    const free = Promise.withResolvers<void>()
    const done: string[] = []
    const first = await listen(topic, () => free.promise.then(() => void done.push('handled')))
    const published = bus.publish([event(topic, 'first')])
    await eventually(() => expect(first.heard).toHaveLength(1), 20_000)
    const gone = first.leave().then(() => done.push('gone'))
    free.resolve()
    await Promise.all([published, gone])
    expect(done).toEqual(['handled', 'gone'])
    const meanwhile = event(topic, 'second')
    const isRefused = await bus.publish([meanwhile]).then(
      () => false,
      () => true,
    )
    expect(isRefused).toBe(!brokers)
    const back = await listen(topic, async () => undefined, first.group)
    if (isRefused) await bus.publish([meanwhile])
    await eventually(() => expect(back.heard.map(({ payload }) => String(payload))).toContain('second'), 20_000)
    await back.leave()
  }, 60_000)

  describe('with a subscriber of batches', () => {
    /** Subscribes and returns the texts of each batch. */
    async function listenToBatches(
      topic: string,
      handle: (texts: readonly string[]) => Promise<void> = async () => undefined,
      group = `g-${randomUUID()}`,
    ) {
      const batches: string[][] = []
      const leave = await bus.subscribe({
        topic,
        group,
        handleBatch: async (events) => {
          const texts = events.map(({ payload }) => String(payload))
          batches.push(texts)
          await handle(texts)
        },
      })
      return { batches, leave, group }
    }
    const away = new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'away')

    it('delivers the events of one publish together, in their order, at most 500 at once', async () => {
      const topic = topicOf('batches')
      const { batches, leave } = await listenToBatches(topic)
      const texts = Array.from({ length: 1_203 }, (_, index) => String(index))
      await bus.publish(texts.map((text) => event(topic, text)))
      await eventually(() => expect(batches.flat()).toEqual(texts), 20_000)
      expect(batches.length).toBeLessThan(10)
      expect(Math.max(...batches.map(({ length }) => length))).toBe(500)
      await leave()
    }, 60_000)

    it('makes a dead letter of the event that fails only, and replays it', async () => {
      const topic = topicOf('poison')
      let mended = false
      const handledTexts = new Set<string>()
      const { leave } = await listenToBatches(topic, async (texts) => {
        if (!mended && texts.includes('poison')) throw new Error('cannot')
        for (const text of texts) handledTexts.add(text)
      })
      await bus.publish(['one', 'poison', 'two', 'three'].map((text) => event(topic, text)))
      await eventually(() => expect([...handledTexts]).toEqual(['one', 'two', 'three']), 20_000)
      mended = true
      await eventually(async () => {
        const replayed = bus.replayDeadLetters(topic)
        expect(await replayed).toBe(1)
      }, 20_000)
      await eventually(() => expect(handledTexts.has('poison')).toBe(true), 20_000)
      await leave()
    }, 90_000)

    it('repeats a batch while a store or a service is away, and makes no dead letters of it', async () => {
      const topic = topicOf('away-batch')
      let failures = 0
      const { batches, leave } = await listenToBatches(topic, async () => {
        if (++failures <= 20) throw away
      })
      await relay([event(topic, 'first'), event(topic, 'second')])
      await eventually(() => expect(failures).toBeGreaterThan(20), 20_000)
      await eventually(() => expect(batches.at(-1)?.at(-1)).toBe('second'), 20_000)
      const replayed = bus.replayDeadLetters(topic)
      expect(await replayed).toBe(0)
      await leave()
    }, 60_000)

    it('stops while a service is away, and delivers the events to the next member of its group', async () => {
      const topic = topicOf('stopped-batch')
      const stuck = await listenToBatches(topic, () => Promise.reject(away))
      const events = [event(topic, 'first'), event(topic, 'second')]
      const published = await bus.publish(events).catch(() => 'kept in the outbox')
      await eventually(() => expect(stuck.batches.length).toBeGreaterThan(1), 20_000)
      await stuck.leave()
      const next = await listenToBatches(topic, undefined, stuck.group)
      if (published === 'kept in the outbox') await bus.publish(events)
      await eventually(() => expect(next.batches.flat()).toEqual(['first', 'second']), 30_000)
      await next.leave()
    }, 60_000)
  })

  if (brokers)
    it('refuses an event that is too large for the broker, and loses none before or after it', async () => {
      const topic = topicOf('large')
      const { heard, leave } = await listen(topic)
      const keys = Array.from({ length: 12 }, (_, index) => `key-${index}`)
      const round = (text: string) => keys.map((key) => createEvent(topic, key, Buffer.from(`${key} ${text}`)))
      await bus.publish(round('one'))
      const large = createEvent(topic, 'key-0', Buffer.alloc(1_500_000))
      await expect(bus.publish([...round('two'), large])).rejects.toBeInstanceOf(EventsRefusedError)
      await bus.publish(round('two'))
      await bus.publish(round('three'))
      const texts = () => new Set(heard.map(({ payload }) => String(payload)))
      await eventually(() => expect(texts().size).toBe(36), 20_000)
      await leave()
    }, 60_000)

  // No other process can publish on the in-process bus.
  if (brokers)
    it('moves foreign messages on a topic to its dead letters', async () => {
      const topic = topicOf('foreign')
      const { heard, leave } = await listen(topic, async ({ payload }) => {
        if (String(payload) !== 'ours') throw new Error('not ours')
      })
      const producer = new Kafka({ brokers, logLevel: logLevel.NOTHING }).producer()
      await producer.connect()
      await producer.send({
        topic,
        messages: [
          { key: 'key', value: null },
          { key: 'key', value: 'theirs', headers: { 'event-id': '', 'event-at': 'yesterday' } },
        ],
      })
      await producer.disconnect()
      await bus.publish([event(topic, 'ours')])
      await eventually(() => expect(heard.map(({ payload }) => String(payload))).toEqual(['', '', 'theirs', 'theirs', 'ours']), 20_000)
      expect(new Set(heard.map(({ id }) => id)).size).toBe(3)
      await leave()
    }, 60_000)
})
