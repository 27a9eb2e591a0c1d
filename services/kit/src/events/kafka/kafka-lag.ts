import type { Admin, Kafka } from 'kafkajs'
import { logEpisodes } from '../../episode-log.ts'
import type { Log } from '../../log.ts'
import { eventsLag } from '../../metrics.ts'

export interface WatchedGroup {
  topic: string
  group: string
}

export interface LagWatch {
  /** Measures the lag of a group from now on; returns a function that ends it. */
  watch: (watched: WatchedGroup) => () => void
  stop: () => void
}

/**
 * Exports the lag of this process's consumer groups every `intervalMs` as the metric `events_lag`. Skips a measurement that fails, and keeps no
 * process alive.
 */
export function watchLag(kafka: Kafka, intervalMs: number, log: Log): LagWatch {
  const watched = new Set<WatchedGroup>()
  const failures = logEpisodes(log, { began: 'consumer lag cannot be measured', ended: 'consumer lag is measured again' })
  let measuring = false

  const measure = async () => {
    const admin = kafka.admin({ retry: { retries: 1 } })
    try {
      await admin.connect()
      for (const one of watched) {
        const lag = await lagOf(admin, one)
        if (watched.has(one)) eventsLag.set({ ...one }, lag)
      }
    } finally {
      await admin.disconnect()
    }
  }
  const timer = setInterval(() => {
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
    eventsLag.remove({ ...one })
  }

  return {
    watch: ({ topic, group }) => {
      const one = { topic, group }
      watched.add(one)
      return () => unwatch(one)
    },
    stop: () => {
      clearInterval(timer)
      watched.forEach(unwatch)
    },
  }
}

/** Returns the events a group has not handled. A partition without a committed offset counts from its first retained message. */
async function lagOf(admin: Admin, { topic, group }: WatchedGroup): Promise<number> {
  const [ends, offsets] = await Promise.all([admin.fetchTopicOffsets(topic), admin.fetchOffsets({ groupId: group, topics: [topic] })])
  const committed = new Map(offsets.flatMap(({ partitions }) => partitions.map(({ partition, offset }) => [partition, Number(offset)])))
  return ends.reduce((sum, { partition, high, low }) => sum + Number(high) - Math.max(Number(low), committed.get(partition) ?? -1), 0)
}
