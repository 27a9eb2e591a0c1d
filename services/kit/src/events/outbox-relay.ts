import { randomUUID } from 'node:crypto'
import type { Connection, Model } from 'mongoose'
import { logEpisodes } from '../episode-log.ts'
import type { Log } from '../log.ts'
import { eventsPublished, outboxOldestSeconds } from '../metrics.ts'
import { untraced } from '../tracing/spans.ts'
import type { EventBus, EventEnvelope } from './event-bus.ts'
import { acquireLease } from './relay-lease.ts'

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

const batchSize = 200
/** Milliseconds to wait for more writes before a batch is published. */
const batchDelayMs = 100
/** Milliseconds after which a lease of 5 s is renewed. */
const renewAfterMs = 2_000

interface Waiting {
  _id: unknown
  outbox: EventEnvelope[]
}

/**
 * Publishes the events in the outboxes of a service, then removes them. One replica relays at a time, under a lease; when two overlap, an event is
 * published twice and never lost.
 */
export function startOutboxRelay({ service, connection, models, bus, log, pollMs = 500 }: OutboxRelayOptions): OutboxRelay {
  const owner = randomUUID()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let again = false
  let scheduled = false
  let running: Promise<void> | undefined
  let heldAt = Number.NEGATIVE_INFINITY
  const failures = logEpisodes(log, { began: 'the outbox cannot be relayed, retrying', ended: 'the outbox is relayed again' })

  const ownsLease = async () => {
    const now = performance.now()
    if (now - heldAt < renewAfterMs) return true
    const held = await acquireLease(connection, 'outbox', owner)
    heldAt = held ? now : Number.NEGATIVE_INFINITY
    return held
  }

  const relay = async () => {
    // Only the lease's owner exports the age of the oldest event: values of two replicas would contradict each other.
    if (!(await ownsLease())) return outboxOldestSeconds.remove({ service })
    for (const model of models) while (!stopped && (await relayBatch(model)) === batchSize) await ownsLease()
  }

  const relayBatch = async (model: Model<unknown>) => {
    const waiting = await model
      .find({ 'outbox.at': { $exists: true } }, { outbox: 1 })
      .sort({ 'outbox.at': 1 })
      .limit(batchSize)
      .lean<Waiting[]>()
    const oldest = waiting[0]?.outbox[0]?.at
    outboxOldestSeconds.set({ service }, oldest ? (Date.now() - oldest.getTime()) / 1000 : 0)
    if (waiting.length === 0) return 0
    const events = waiting.flatMap(({ outbox }) => outbox.map((event) => ({ ...event, payload: bytes(event.payload) })))
    await bus.publish(events)
    for (const { topic } of events) eventsPublished.inc({ topic })
    await model.bulkWrite(
      waiting.map(({ _id, outbox }) => ({
        updateOne: { filter: { _id }, update: { $pull: { outbox: { id: { $in: outbox.map(({ id }) => id) } } } } },
      })),
      { ordered: false, timestamps: false },
    )
    return waiting.length
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

/** Converts the BSON Binary that lean() returns. */
const bytes = (payload: Buffer | { buffer: Uint8Array }) => (Buffer.isBuffer(payload) ? payload : Buffer.from(payload.buffer))
