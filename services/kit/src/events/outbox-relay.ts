import { randomUUID } from 'node:crypto'
import type { Connection, Model } from 'mongoose'
import { logEpisodes } from '../episode-log.ts'
import type { Log } from '../log.ts'
import { eventsPublished, outboxOldestSeconds, outboxSetAside } from '../metrics.ts'
import { untraced } from '../tracing/spans.ts'
import type { EventBus } from './event-bus.ts'
import { boundedBatches, type OutboxEntry, type PublishedBatch, publishBatch } from './outbox-batches.ts'
import { acquireLease } from './relay-lease.ts'
import { countSetAside, type OutboxEvent } from './set-aside.ts'

export interface OutboxRelay {
  /** Relays soon; call it after a write that stored an event. */
  wake: () => void
  stop: () => Promise<void>
}

export interface OutboxRelayOptions {
  service: string
  connection: Connection
  // biome-ignore lint/suspicious/noExplicitAny: only the field `outbox` of these models is touched
  models: readonly Model<any>[]
  bus: EventBus
  log: Log
  pollMs?: number
}

/** The documents that are read at once, and the events of each: a document with more does not hold up the others. */
const [documentsAtOnce, eventsPerDocument] = [200, 100]
/** Documents whose events wait for a consumer within the process, after which a pass ends. */
const maxWaiting = 1_000
/** Milliseconds to wait for more writes before a batch is published. */
const batchDelayMs = 100
/** Milliseconds after which a lease of 5 s is renewed. */
const renewAfterMs = 2_000
/** Milliseconds between two counts of events that are set aside. */
const countEveryMs = 30_000

interface Row {
  _id: unknown
  outbox: OutboxEvent[]
}

/**
 * Publishes the events in the outboxes of a service, oldest first and those of a document in their order, then removes them. An event that the
 * broker refuses is set aside: it stays in its document with the reason, and the rest goes on. One replica relays at a time, under a lease; when two
 * overlap, an event is published twice and never lost.
 */
export function startOutboxRelay({ service, connection, models, bus, log, pollMs = 500 }: OutboxRelayOptions): OutboxRelay {
  const owner = randomUUID()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let again = false
  let scheduled = false
  let running: Promise<void> | undefined
  let heldAt = Number.NEGATIVE_INFINITY
  let countedAt = Number.NEGATIVE_INFINITY
  const failures = logEpisodes(log, { began: 'the outbox cannot be relayed, retrying', ended: 'the outbox is relayed again' })

  const ownsLease = async () => {
    const now = performance.now()
    if (now - heldAt < renewAfterMs) return true
    const held = await acquireLease(connection, 'outbox', owner)
    heldAt = held ? now : Number.NEGATIVE_INFINITY
    return held
  }

  const relay = async () => {
    // Only the lease's owner exports what it sees: values of two replicas would contradict each other.
    if (!(await ownsLease())) {
      outboxSetAside.remove({ service })
      return outboxOldestSeconds.remove({ service })
    }
    const oldest: number[] = []
    for (const model of models) oldest.push(await relayModel(model))
    outboxOldestSeconds.set({ service }, Math.max(0, ...oldest))
    if (performance.now() - countedAt < countEveryMs) return
    countedAt = performance.now()
    const counts = await Promise.all(models.map((model) => countSetAside(model.collection as never)))
    outboxSetAside.set(
      { service },
      counts.reduce((sum, count) => sum + count, 0),
    )
  }

  /** Relays what the documents of a model have. Returns the age of the oldest event in seconds when it began. */
  const relayModel = async (model: Model<unknown>) => {
    const waiting: unknown[] = []
    const waitingKeys = new Set<string>()
    let oldestAt: number | undefined
    while (!stopped && waiting.length < maxWaiting) {
      const rows = await readRows(model, waiting)
      oldestAt ??= rows[0]?.outbox[0]?.at.getTime()
      if (oldestAt !== undefined) outboxOldestSeconds.set({ service }, (Date.now() - oldestAt) / 1_000)
      const entries = rows.flatMap(({ _id, outbox }) => outbox.map((event) => ({ documentId: _id, event: toEvent(event) })))
      const later: OutboxEntry[] = []
      for (const batch of boundedBatches(entries)) {
        if (stopped) break
        // Events of a key keep their order: those behind an event that waits wait, too.
        const [held, free] = [
          batch.filter((entry) => waitingKeys.has(keyOf(entry))),
          batch.filter((entry) => !waitingKeys.has(keyOf(entry))),
        ]
        const result = await publishBatch(bus.publish, free)
        await removePublished(model, result)
        for (const { entry, reason } of result.refused) await setAside(model, entry, reason)
        for (const entry of result.waiting) waitingKeys.add(keyOf(entry))
        later.push(...held, ...result.waiting)
        if (!(await ownsLease())) return 0
      }
      waiting.push(...new Set(later.map(({ documentId }) => documentId)))
      const isMoreLeft = rows.length === documentsAtOnce || rows.some(({ outbox }) => outbox.length === eventsPerDocument)
      if (!isMoreLeft) break
    }
    return oldestAt === undefined ? 0 : (Date.now() - oldestAt) / 1_000
  }

  const readRows = (model: Model<unknown>, waiting: readonly unknown[]) =>
    model
      .find(
        {
          outbox: { $elemMatch: { at: { $exists: true }, refused: { $exists: false } } },
          ...{ 'outbox.at': { $exists: true } },
          ...(waiting.length > 0 && { _id: { $nin: waiting } }),
        } as never,
        { outbox: { $filter: { input: '$outbox', cond: { $not: ['$$this.refused'] }, limit: eventsPerDocument } } },
      )
      .sort({ 'outbox.at': 1 })
      .limit(documentsAtOnce)
      .lean<Row[]>()

  const removePublished = async (model: Model<unknown>, { published }: PublishedBatch) => {
    if (published.length === 0) return
    for (const { event } of published) eventsPublished.inc({ topic: event.topic })
    const idsOf = (entries: readonly OutboxEntry[]) => entries.map(({ event }) => event.id)
    await model.bulkWrite(
      [...Map.groupBy(published, ({ documentId }) => documentId)].map(([_id, entries]) => ({
        updateOne: { filter: { _id }, update: { $pull: { outbox: { id: { $in: idsOf(entries) } } } } },
      })),
      { ordered: false, timestamps: false },
    )
  }

  const setAside = async (model: Model<unknown>, { documentId, event: { id, topic, payload } }: OutboxEntry, reason: string) => {
    const refused = { reason, at: new Date() }
    await model.collection.updateOne({ _id: documentId as never, 'outbox.id': id }, { $set: { 'outbox.$.refused': refused } })
    log.error({ eventId: id, topic, bytes: payload.length, reason, collection: model.collection.name }, 'an event is set aside')
    countedAt = Number.NEGATIVE_INFINITY
  }

  const run = () => {
    clearTimeout(timer)
    scheduled = false
    running = relay()
      .then(failures.recovered, failures.failed)
      .finally(() => {
        running = undefined
        if (stopped) return
        if (again) wake()
        else timer = setTimeout(run, pollMs)
      })
  }
  const wake = () => {
    again = running !== undefined
    if (again || scheduled || stopped) return
    scheduled = true
    clearTimeout(timer)
    // Untraced: the batch contains events of many traces.
    timer = untraced(() => setTimeout(run, batchDelayMs))
  }
  run()

  return {
    wake,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

const keyOf = ({ event: { topic, key } }: OutboxEntry) => `${topic} ${key}`

/** Converts the BSON Binary that lean() returns. */
const toEvent = ({ payload, refused: _refused, ...event }: OutboxEvent) => ({
  ...event,
  payload: Buffer.isBuffer(payload) ? payload : Buffer.from((payload as { buffer: Uint8Array }).buffer),
})
