import { setTimeout as sleep } from 'node:timers/promises'
import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'
import type { Redis } from '@rostra/kit/stores/redis'
import { FrameLog } from '../../domain/generations/frame-log.ts'
import { frameOf, type StreamEntry } from './frame-entry.ts'

interface Followed {
  log: FrameLog
  /** The id of the last entry that was read. */
  position: string
  readers: number
}

/** How long one read blocks, in milliseconds. A stream that is added meanwhile interrupts it. */
const blockMs = 1_000
/** The time after which a blocking read fails, in milliseconds. */
export const blockingReadTimeoutMs = blockMs + 500
const maxEntriesPerRead = 500
const retryMs = 200

/**
 * Follows the streams of other replicas' generations, all on one blocking connection. Readers of the same stream share a log. Failed
 * reads are repeated every 200 ms and logged once per episode.
 */
export function createFrameFollower(redis: Redis, blocking: Redis, log: Log) {
  const followed = new Map<string, Followed>()
  const reads = logEpisodes(log, {
    began: 'frames of other replicas cannot be read from Redis',
    ended: 'frames of other replicas are read from Redis again',
  })
  let closed = false
  let loop: Promise<void> | undefined

  const readOnce = async () => {
    const keys = [...followed.keys()]
    const positions = keys.map((key) => followed.get(key)?.position ?? '0')
    const streams = (await blocking.xread('COUNT', maxEntriesPerRead, 'BLOCK', blockMs, 'STREAMS', ...keys, ...positions)) as
      | [string, StreamEntry[]][]
      | null
    for (const [prefixedKey, entries] of streams ?? []) {
      const key = prefixedKey.slice((blocking.options.keyPrefix ?? '').length)
      const stream = followed.get(key)
      if (!stream) continue
      for (const entry of entries) {
        const frame = frameOf(entry, entry[1][0] === 'e' ? stream.log.text : '')
        if (frame) stream.log.append(frame)
        stream.position = entry[0]
      }
      if (stream.log.ended) followed.delete(key)
    }
  }

  const run = async () => {
    while (followed.size > 0 && !closed) {
      await readOnce().then(reads.recovered, (error) => {
        if (closed) return
        reads.failed(error)
        return sleep(retryMs)
      })
    }
    loop = undefined
  }

  /** Interrupts the blocking read so that the next one includes an added stream. It may come too early; the read then blocks once. */
  const interrupt = async () => {
    await redis.client('UNBLOCK', await blockingId())
  }
  let cachedId: Promise<number> | undefined
  const blockingId = () => {
    cachedId ??= blocking.client('ID').catch((error) => {
      cachedId = undefined
      throw error
    })
    return cachedId
  }
  blocking.on('close', () => {
    cachedId = undefined
  })

  return {
    follow: (key: string) => {
      const entry = followed.get(key) ?? { log: new FrameLog(), position: '0', readers: 0 }
      entry.readers++
      followed.set(key, entry)
      if (loop) interrupt().catch(reads.failed)
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
      for (const { log: frames } of followed.values()) frames.close()
      blocking.disconnect()
      await loop
    },
  }
}
