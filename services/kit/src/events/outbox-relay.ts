import type { Connection, Model } from 'mongoose'
import { logEpisodes } from '../episode-log.ts'
import type { Log } from '../log.ts'
import { eventsPublished, outboxOldestSeconds, outboxSetAside } from '../metrics.ts'
import { untraced } from '../tracing/spans.ts'
import type { EventBus } from './event-bus.ts'
import { outboxEvents } from './outbox.ts'
import { boundedBatches, type OutboxEntry, publishBatch } from './outbox-batches.ts'
import { readOutboxes, removePublished, setAside } from './outbox-rows.ts'
import { relayLease } from './relay-lease.ts'
import { countSetAside } from './set-aside.ts'

export interface OutboxRelay {
  /** Starts a pass soon. Call it after a write that stored an event. */
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
  /** The interval between reads while events come, in milliseconds. */
  pollMs?: number
  /** The interval between reads at rest, in milliseconds. */
  restPollMs?: number
  /** How long after the last event the relay counts as at rest, in milliseconds. */
  restAfterMs?: number
  /** The length of the lease in milliseconds, after which another replica replaces one that was killed. */
  leaseMs?: number
}

/** The number of documents with waiting events at which a pass ends. */
const maxWaiting = 1_000
/**
 * The waits for more writes before a batch is published, in milliseconds: after a pause, while events keep coming, and while a pass
 * publishes `manyEvents`. A batch costs consumers as many reads and writes as one event.
 */
const batchDelayMs = 100
const busyBatchDelayMs = 300
const longBatchDelayMs = 1_000
/** More events than the few sends of one person cause in 300 ms: each has two. */
const manyEvents = 12
/** Milliseconds without an event that count as a pause. */
const quietMs = 1_000
/** The interval between counts of events that are set aside, in milliseconds. */
const countEveryMs = 60_000

/**
 * Publishes the events in the outboxes of a service, oldest first, those of a document in order, then removes them. Sets an event aside
 * that the broker refuses: it stays in its document with the reason, and the others are published. One replica relays at a time, under a
 * lease, and reads every `pollMs`. The others send no command until that lease may have expired. When two overlap, an event is published
 * twice and never lost.
 *
 * A replica is at rest when it has neither created nor found an event for `restAfterMs`. Then it renews no lease, and once that has ended
 * it only reads every `restPollMs`. Each replica does, so the events of one that was killed are found. An event of this process ends the
 * rest.
 */
export function startOutboxRelay({
  service,
  connection,
  models,
  bus,
  log,
  pollMs = 500,
  restPollMs = 5_000,
  restAfterMs = 5_000,
  leaseMs,
}: OutboxRelayOptions): OutboxRelay {
  const collections = models.map(({ collection }) => collection.name)
  const lease = relayLease(connection, 'outbox', { leaseMs })
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let again = false
  let scheduled = false
  let running: Promise<void> | undefined
  let countedAt = Number.NEGATIVE_INFINITY
  let publishedAt = Number.NEGATIVE_INFINITY
  /** The events that the latest pass has published. */
  let passEvents = 0
  /** When this replica last created or found an event. */
  let eventAt = performance.now()
  const isAtRest = () => performance.now() - eventAt >= restAfterMs
  /** Published events whose removal from their documents failed. */
  let unmarked: OutboxEntry[] = []
  const failures = logEpisodes(log, { began: 'the outbox cannot be relayed, retrying', ended: 'the outbox is relayed again' })

  const relay = async () => {
    if (isAtRest() && unmarked.length === 0) {
      const { entries } = await readOutboxes(connection, collections, new Map())
      if (entries.length === 0) {
        outboxOldestSeconds.set({ service }, 0)
        return count()
      }
      eventAt = performance.now()
    }
    // While events wait, only the lease's owner exports these metrics: values of two replicas would contradict each other.
    if (!(await lease.owns())) {
      unmarked = []
      outboxSetAside.remove({ service })
      return outboxOldestSeconds.remove({ service })
    }
    outboxOldestSeconds.set({ service }, await relayAll())
    await count()
  }

  /** Counts the events that are set aside, if that is due. */
  const count = async () => {
    if (performance.now() - countedAt < countEveryMs) return
    countedAt = performance.now()
    const counts = await Promise.all(collections.map((name) => countSetAside(connection.collection(name))))
    outboxSetAside.set(
      { service },
      counts.reduce((sum, count) => sum + count, 0),
    )
  }

  /** Relays all events in the outboxes. Returns the age of the oldest event at the start, in seconds. */
  const relayAll = async () => {
    const waiting = new Map<string, unknown[]>()
    const waitingKeys = new Set<string>()
    let waitingCount = 0
    let oldestAt: number | undefined
    passEvents = 0
    if (unmarked.length > 0) await mark(unmarked)
    while (!stopped && waitingCount < maxWaiting) {
      const rows = await readOutboxes(connection, collections, waiting)
      oldestAt ??= rows.oldestAt?.getTime()
      if (rows.entries.length > 0) eventAt = performance.now()
      if (oldestAt !== undefined) outboxOldestSeconds.set({ service }, (Date.now() - oldestAt) / 1_000)
      const later: OutboxEntry[] = []
      for (const batch of boundedBatches(rows.entries)) {
        if (stopped) break
        // Holds back later events of a key that has a waiting event, to keep the order.
        const held = batch.filter((entry) => waitingKeys.has(keyOf(entry)))
        const free = batch.filter((entry) => !waitingKeys.has(keyOf(entry)))
        const result = await publishBatch(bus.publish, free)
        for (const { event } of result.published) eventsPublished.inc({ topic: event.topic })
        if (result.published.length > 0) {
          publishedAt = performance.now()
          passEvents += result.published.length
        }
        await mark(result.published)
        for (const { entry, reason } of result.refused) await refuse(entry, reason)
        for (const entry of result.waiting) waitingKeys.add(keyOf(entry))
        later.push(...held, ...result.waiting)
        if (!(await lease.owns())) return 0
      }
      for (const [collection, entries] of Map.groupBy(later, ({ collection }) => collection)) {
        const documents = new Set(entries.map(({ documentId }) => documentId))
        waiting.set(collection, [...(waiting.get(collection) ?? []), ...documents])
        waitingCount += documents.size
      }
      if (!rows.isMoreLeft) break
    }
    return oldestAt === undefined ? 0 : Math.max(0, (Date.now() - oldestAt) / 1_000)
  }

  /** Removes published events. The driver does not retry an update of several documents, so after a failure the next pass does. */
  const mark = async (published: OutboxEntry[]) => {
    unmarked = published
    await removePublished(connection, published)
    unmarked = []
  }

  const refuse = async (entry: OutboxEntry, reason: string) => {
    await setAside(connection, entry, reason)
    const { id, topic, payload } = entry.event
    log.error({ eventId: id, topic, bytes: payload.length, reason, collection: entry.collection }, 'an event is set aside')
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
        else if (isAtRest() && !lease.holds()) timer = setTimeout(run, restPollMs)
        else timer = setTimeout(run, Math.max(pollMs, lease.othersMs()))
      })
  }
  const delayMs = () => {
    if (performance.now() - publishedAt >= quietMs) return batchDelayMs
    return passEvents < manyEvents ? busyBatchDelayMs : longBatchDelayMs
  }
  const wake = () => {
    eventAt = performance.now()
    again = running !== undefined
    if (again || scheduled || stopped) return
    scheduled = true
    clearTimeout(timer)
    // Untraced, because the batch contains events of many traces.
    timer = untraced(() => setTimeout(run, delayMs()))
  }
  const expectEvent = () => {
    const wasAtRest = isAtRest()
    eventAt = performance.now()
    if (!wasAtRest || running || scheduled || stopped) return
    clearTimeout(timer)
    timer = untraced(() => setTimeout(run, pollMs))
  }
  outboxEvents.on('created', expectEvent)
  run()

  return {
    wake,
    stop: async () => {
      stopped = true
      outboxEvents.off('created', expectEvent)
      clearTimeout(timer)
      await running
      // A lease that cannot be released expires.
      await lease.release().catch(() => undefined)
    },
  }
}

const keyOf = ({ event: { topic, key } }: OutboxEntry) => `${topic} ${key}`
