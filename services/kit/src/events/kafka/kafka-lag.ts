import type { Admin, Kafka } from 'kafkajs'
import { logEpisodes } from '../../episode-log.ts'
import type { Log } from '../../log.ts'
import { eventsConsuming, eventsDeadLetters, eventsLag, eventsLagAssigned } from '../../metrics.ts'
import { deadLetterTopic } from '../event-bus.ts'
import { pendingOffsets, replayGroup } from './kafka-replay.ts'

export interface WatchedGroup {
  topic: string
  group: string
  /** Whether this process is a member of the group. */
  isMember: () => boolean
  /** Whether this process consumes a partition: the partition is assigned to it and does not wait for a store or a service. */
  worksOn: (partition: number) => boolean
}

export interface LagWatch {
  /** Measures the lag of a group from now on; returns a function that ends it. */
  watch: (watched: WatchedGroup) => () => void
  stop: () => void
}

/**
 * Exports the lag of this process's consumer groups every `intervalMs`: of every partition as `events_lag`, and of the partitions that this
 * process consumes as `events_lag_assigned`, the metric for autoscaling. Then exports the dead letters of their topics. Skips a failed
 * measurement. Does not keep the process alive.
 */
export function watchLag(kafka: Kafka, intervalMs: number, log: Log): LagWatch {
  const watched = new Set<WatchedGroup>()
  const failures = logEpisodes(log, { began: 'consumer lag cannot be measured', ended: 'consumer lag is measured again' })
  let measuring = false
  /** The partitions whose lag was exported, by group. */
  const exported = new Map<WatchedGroup, readonly number[]>()

  const exportLags = (one: WatchedGroup, lags: ReadonlyMap<number, number>) => {
    const { topic, group, worksOn } = one
    for (const [partition, lag] of lags) eventsLag.set({ topic, group, partition }, lag)
    exported.set(one, [...lags.keys()])
    const own = [...lags].filter(([partition]) => worksOn(partition)).reduce((sum, [, lag]) => sum + lag, 0)
    eventsLagAssigned.set({ topic, group }, own)
  }

  const measure = async () => {
    const admin = kafka.admin({ retry: { retries: 1 } })
    try {
      await admin.connect()
      for (const one of watched) {
        const lags = await lagsOf(admin, one)
        if (watched.has(one)) exportLags(one, lags)
      }
      for (const one of watched) {
        const deadLetters = await countDeadLetters(admin, one.topic)
        if (watched.has(one)) eventsDeadLetters.set({ topic: one.topic }, deadLetters)
      }
    } finally {
      await admin.disconnect()
    }
  }
  const timer = setInterval(() => {
    for (const { topic, group, isMember } of watched) eventsConsuming.set({ topic, group }, isMember() ? 1 : 0)
    if (measuring || watched.size === 0) return
    measuring = true
    measure()
      .then(failures.recovered, failures.failed)
      .finally(() => {
        measuring = false
      })
  }, intervalMs)
  timer.unref()
  const unwatch = (one: WatchedGroup) => {
    watched.delete(one)
    const { topic, group } = one
    for (const partition of exported.get(one) ?? []) eventsLag.remove({ topic, group, partition })
    exported.delete(one)
    eventsLagAssigned.remove({ topic, group })
    eventsConsuming.remove({ topic, group })
    eventsDeadLetters.remove({ topic })
  }

  return {
    watch: (one) => {
      watched.add(one)
      return () => unwatch(one)
    },
    stop: () => {
      clearInterval(timer)
      watched.forEach(unwatch)
    },
  }
}

async function countDeadLetters(admin: Admin, topic: string): Promise<number> {
  const pending = await pendingOffsets(admin, deadLetterTopic(topic), replayGroup(topic))
  return [...pending.values()].reduce((sum, { from, end }) => sum + Number(end - from), 0)
}

/**
 * Returns the events that a group has not handled, by partition. A partition without a committed offset counts from its first retained
 * message.
 */
async function lagsOf(admin: Admin, { topic, group }: WatchedGroup): Promise<Map<number, number>> {
  const [ends, offsets] = await Promise.all([admin.fetchTopicOffsets(topic), admin.fetchOffsets({ groupId: group, topics: [topic] })])
  const committed = new Map(offsets.flatMap(({ partitions }) => partitions.map(({ partition, offset }) => [partition, Number(offset)])))
  const lagOf = (partition: number, low: string, high: string) => Number(high) - Math.max(Number(low), committed.get(partition) ?? -1)
  return new Map(ends.map(({ partition, low, high }) => [partition, lagOf(partition, low, high)]))
}
