import type { Admin, Kafka } from 'kafkajs'
import type { Log } from '../log.ts'
import { eventsLag } from '../metrics.ts'

export interface Followed {
  topic: string
  group: string
}

export interface LagWatch {
  /** Looks at this one from now on. Gives what ends that. */
  follow: (followed: Followed) => () => void
  stop: () => void
}

/** Says every so often how far the groups of this process are behind their topics. It keeps no process alive, and a look that fails is left out. */
export function watchLag(kafka: Kafka, everyMs: number, log: Log): LagWatch {
  const followed = new Set<Followed>()
  let looking = false

  const look = async () => {
    const admin = kafka.admin({ retry: { retries: 1 } })
    try {
      await admin.connect()
      for (const one of followed) {
        const lag = await lagOf(admin, one)
        if (followed.has(one)) eventsLag.set({ ...one }, lag)
      }
    } finally {
      await admin.disconnect()
    }
  }
  const timer = setInterval(() => {
    if (looking || followed.size === 0) return
    looking = true
    look()
      .catch((err) => log.warn({ err }, 'it could not be seen how far behind the consumers are'))
      .finally(() => {
        looking = false
      })
  }, everyMs)
  timer.unref()
  const forget = (one: Followed) => {
    followed.delete(one)
    eventsLag.remove({ ...one })
  }

  return {
    follow: ({ topic, group }) => {
      const one = { topic, group }
      followed.add(one)
      return () => forget(one)
    },
    stop: () => {
      clearInterval(timer)
      followed.forEach(forget)
    },
  }
}

/** A partition of which nothing was committed is read from its beginning; of one that was cut meanwhile, from where it begins then. */
async function lagOf(admin: Admin, { topic, group }: Followed): Promise<number> {
  const [ends, offsets] = await Promise.all([admin.fetchTopicOffsets(topic), admin.fetchOffsets({ groupId: group, topics: [topic] })])
  const committed = new Map(offsets.flatMap(({ partitions }) => partitions.map(({ partition, offset }) => [partition, Number(offset)])))
  return ends.reduce((sum, { partition, high, low }) => sum + Number(high) - Math.max(Number(low), committed.get(partition) ?? -1), 0)
}
