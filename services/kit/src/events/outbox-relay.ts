import { randomUUID } from 'node:crypto'
import type { Connection, Model } from 'mongoose'
import type { Log } from '../log.ts'
import { eventsPublished, outboxOldestSeconds } from '../metrics.ts'
import { untraced } from '../tracing/spans.ts'
import type { EventBus, EventEnvelope } from './event-bus.ts'
import { holdLease } from './relay-lease.ts'

export interface OutboxRelay {
  /** Looks soon: call it after a write that left an event. */
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
/** Writes that come this close together go out in one batch. */
const gatherMs = 100
/** A lease that was held this short a time ago is held still: it lasts 5 seconds. */
const heldMs = 2_000

interface Waiting {
  _id: unknown
  outbox: EventEnvelope[]
}

/**
 * Publishes what waits in the outboxes of a service and then removes it. One replica relays at a time, under a lease; should two
 * overlap, an event goes out twice, never not at all.
 */
export function startOutboxRelay({ service, connection, models, bus, log, pollMs = 500 }: OutboxRelayOptions): OutboxRelay {
  const owner = randomUUID()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let again = false
  let gathering = false
  let running: Promise<void> | undefined
  let heldAt = Number.NEGATIVE_INFINITY

  const holds = async () => {
    const now = performance.now()
    if (now - heldAt < heldMs) return true
    const held = await holdLease(connection, 'outbox', owner)
    heldAt = held ? now : Number.NEGATIVE_INFINITY
    return held
  }

  const relay = async () => {
    // Who holds the lease tells how old the oldest event is; two replicas' words would contradict each other.
    if (!(await holds())) return outboxOldestSeconds.remove({ service })
    for (const model of models) while (!stopped && (await relayBatch(model)) === batchSize) await holds()
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
    gathering = false
    running = relay()
      .catch((error) => log.warn({ err: error, service }, 'the outbox could not be relayed, it will be tried again'))
      .finally(() => {
        running = undefined
        if (stopped) return
        if (again) wake()
        else timer = setTimeout(run, pollMs)
      })
  }
  const wake = () => {
    again = running !== undefined
    if (again || gathering || stopped) return
    gathering = true
    clearTimeout(timer)
    // Who wakes it has left one event of many.
    timer = untraced(() => setTimeout(run, gatherMs))
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

/** lean() gives binary data as BSON Binary. */
const bytes = (payload: Buffer | { buffer: Uint8Array }) => (Buffer.isBuffer(payload) ? payload : Buffer.from(payload.buffer))
