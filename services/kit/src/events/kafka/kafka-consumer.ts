import type { Consumer, ConsumerRunConfig } from 'kafkajs'
import { type Clock, processClock } from '../../async/clock.ts'
import type { Log } from '../../log.ts'

/** The used part of a kafkajs consumer. */
export type GroupConsumer = Pick<Consumer, 'connect' | 'subscribe' | 'run' | 'disconnect' | 'on' | 'events'>

interface Consuming {
  /** Creates a consumer. kafkajs asks `restartOnFailure` whether it may restart a consumer that failed. */
  create: (restartOnFailure: () => Promise<boolean>) => GroupConsumer
  topic: string
  /** How each consumer handles messages. */
  run: ConsumerRunConfig
  /** Called with the assigned partitions each time the consumer joins its group, and with none once it has ended. */
  onAssigned?: (partitions: readonly number[]) => void
  log: Log
  clock?: Clock
  random?: () => number
}

export interface RunningConsumer {
  /** Whether the consumer is a member of its group: it has joined, and its last heartbeat is at most 15 s old. */
  isMember: () => boolean
  stop: () => Promise<void>
}

const firstReplaceMs = 2_000
const longestReplaceMs = 30_000
/**
 * Milliseconds without a heartbeat after which a consumer no longer counts as a member. The session timeout is 10 s, a heartbeat is due
 * every 2 s.
 */
const memberMs = 15_000
/** Milliseconds without a heartbeat after which a consumer is replaced, in any state. */
const silentMs = 60_000

/**
 * Consumes a topic until it is stopped. kafkajs restarts a consumer after errors that it calls retriable. After any other error, such as a
 * lock timeout during an outage of the broker, or after a minute without a heartbeat, this creates a new consumer: after 2 s, then after
 * twice as long each time, up to 30 s. Rejects when the first consumer cannot connect.
 */
export async function keepConsuming({
  create,
  topic,
  run,
  onAssigned = () => {},
  log,
  clock = processClock,
  random = Math.random,
}: Consuming): Promise<RunningConsumer> {
  let isStopped = false
  let cancel = () => {}
  let current: GroupConsumer
  /** When the current consumer last showed that it is a member; undefined while it is none. */
  let seenAt: number | undefined
  let failures = 0

  const begin = async () => {
    // A consumer that is disconnected while it joins its group fails, and kafkajs would restart it although it was stopped or replaced.
    const consumer: GroupConsumer = create(async () => !isStopped && consumer === current)
    current = consumer
    const isCurrent = () => consumer === current && !isStopped
    consumer.on(consumer.events.GROUP_JOIN, ({ payload: { memberAssignment } }) => {
      if (!isCurrent()) return
      seenAt = clock.now()
      onAssigned(memberAssignment[topic] ?? [])
    })
    consumer.on(consumer.events.HEARTBEAT, () => {
      if (!isCurrent()) return
      seenAt = clock.now()
      failures = 0
    })
    consumer.on(consumer.events.CRASH, ({ payload: { error, restart } }) => {
      if (!isCurrent()) return
      left()
      if (!restart) replaceLater(error, 'a consumer has ended and is replaced')
    })
    replaceWhenSilent(clock.now())
    try {
      await consumer.connect()
      await consumer.subscribe({ topic, fromBeginning: true })
    } catch (error) {
      if (isCurrent()) throw error
    }
    if (!isCurrent()) return consumer.disconnect()
    // Not awaited: the group admits no member until a dead one has timed out, and calls can be answered meanwhile.
    consumer.run(run).catch((err) => isCurrent() && replaceLater(err, 'a consumer could not join its group and is replaced'))
  }

  const left = () => {
    seenAt = undefined
    onAssigned([])
  }

  const replaceWhenSilent = (since: number) => {
    cancel()
    cancel = clock.after(Math.max(since + silentMs - clock.now(), 1), () => {
      if (seenAt !== undefined && clock.now() - seenAt < silentMs) return replaceWhenSilent(seenAt)
      replaceLater(new Error(`no heartbeat for ${silentMs / 1_000} s`), 'a consumer is silent and is replaced')
    })
  }

  const replaceLater = (err: unknown, text: string) => {
    left()
    log.warn({ err }, text)
    const old = current
    const longest = Math.min(firstReplaceMs * 2 ** failures++, longestReplaceMs)
    cancel()
    cancel = clock.after(longest * (0.5 + random() / 2), () => {
      // Not awaited: it may hang with the broker.
      old.disconnect().catch(() => undefined)
      begin().catch((error) => !isStopped && replaceLater(error, 'a consumer could not be replaced, retrying'))
    })
  }

  await begin().catch((error) => {
    isStopped = true
    cancel()
    throw error
  })
  return {
    isMember: () => seenAt !== undefined && clock.now() - seenAt <= memberMs,
    stop: async () => {
      isStopped = true
      cancel()
      await current.disconnect()
    },
  }
}
