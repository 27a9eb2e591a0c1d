import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from '@rostra/kit/redis'
import { FrameLog } from '../domain/frame-log.ts'
import { entryId, frameOf, type StreamEntry } from './frame-entry.ts'

interface Followed {
  log: FrameLog
  readers: number
}

/** How long one read waits; a stream that comes later breaks the wait at once. */
const blockMs = 1_000
const readAtMost = 500
const retryMs = 200

/** Follows the streams of other replicas' generations, all on one blocking connection, each into a log that its readers share. */
export function createFrameTail(redis: Redis, blocking: Redis) {
  const followed = new Map<string, Followed>()
  let closed = false
  let loop: Promise<void> | undefined

  const readOnce = async () => {
    const keys = [...followed.keys()]
    const from = keys.map((key) => entryId(followed.get(key)?.log.length ?? 0))
    const answer = (await blocking.xread('COUNT', readAtMost, 'BLOCK', blockMs, 'STREAMS', ...keys, ...from)) as
      | [string, StreamEntry[]][]
      | null
    for (const [prefixed, entries] of answer ?? []) {
      const key = prefixed.slice((blocking.options.keyPrefix ?? '').length)
      const log = followed.get(key)?.log
      if (!log) continue
      for (const entry of entries) log.append(frameOf(entry, entry[1][0] === 'e' ? log.text : ''))
      if (log.ended) followed.delete(key)
    }
  }

  const run = async () => {
    while (followed.size > 0 && !closed) await readOnce().catch(() => sleep(retryMs))
    loop = undefined
  }

  /** Makes the waiting read see a stream that was added. It may come before the read does, which then waits once. */
  const interrupt = async () => {
    const id = await blockingId()
    await redis.client('UNBLOCK', id)
  }
  let knownId: Promise<number> | undefined
  const blockingId = () => {
    knownId ??= blocking.client('ID')
    return knownId
  }
  blocking.on('close', () => {
    knownId = undefined
  })

  return {
    follow: (key: string) => {
      const entry = followed.get(key) ?? { log: new FrameLog(), readers: 0 }
      entry.readers++
      followed.set(key, entry)
      if (loop) interrupt().catch(() => undefined)
      else loop = run()
      return {
        log: entry.log,
        release: () => {
          entry.readers--
          if (entry.readers === 0 && followed.get(key) === entry) followed.delete(key)
        },
      }
    },
    close: async () => {
      closed = true
      for (const { log } of followed.values()) log.close()
      blocking.disconnect()
      await loop
    },
  }
}
