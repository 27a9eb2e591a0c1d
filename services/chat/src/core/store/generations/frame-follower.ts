import { setTimeout as sleep } from 'node:timers/promises'
import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'
import type { Redis } from '@rostra/kit/stores/redis'
import { FrameLog } from '../../domain/generations/frame-log.ts'
import { frameOf, type StreamEntry, stateOf } from './frame-entry.ts'

interface Followed {
  log: FrameLog
  /** The id of the last entry that was read. */
  position: string
  readers: number
}

/** How long one read blocks, in milliseconds. Adding a stream interrupts it. */
const blockMs = 1_000
/** The time after which a blocking read fails, in milliseconds. */
export const blockingReadTimeoutMs = blockMs + 500
/** The most entries that a read returns of one stream, and of all streams together. */
const maxEntriesPerStream = 500
const minEntriesPerStream = 20
const maxEntriesPerRead = 20_000
const retryMs = 200
/**
 * The most stream positions that are sent to Redis per millisecond. A read sends the position of every followed stream. So the pause
 * between reads grows with their number: 50 ms for 4,000 streams, about as long as a frame is batched.
 */
export const maxPositionsPerMs = 80
/** The longest pause between two reads, in milliseconds. */
const maxTickMs = 200
/** Milliseconds between two attempts to interrupt a read that Redis has not received yet. */
const interruptRetryMs = 2

/**
 * Follows the streams of other replicas' generations on one blocking connection. Readers of one stream share a log. One read returns the
 * new entries of all streams, so that the cost of a frame does not grow with their number. Failed reads are repeated every 200 ms and
 * logged once per outage. A stream with a gap or an unknown entry is not followed beyond it: its log stays open without an end.
 */
export function createFrameFollower(redis: Redis, blocking: Redis, log: Log) {
  const followed = new Map<string, Followed>()
  const reads = logEpisodes(log, {
    began: 'frames of other replicas cannot be read from Redis',
    ended: 'frames of other replicas are read from Redis again',
  })
  let closed = false
  let loop: Promise<void> | undefined

  /** The number of the read that may be blocking, and of the last one that was interrupted. */
  let blockingRead: number | undefined
  let readsBegun = 0
  let interrupted = 0

  const readOnce = async () => {
    const keys = [...followed.keys()]
    const positions = keys.map((key) => followed.get(key)?.position ?? '0')
    const count = Math.min(maxEntriesPerStream, Math.max(minEntriesPerStream, Math.floor(maxEntriesPerRead / keys.length)))
    blockingRead = ++readsBegun
    const streams = (await blocking
      .xread('COUNT', count, 'BLOCK', blockMs, 'STREAMS', ...keys, ...positions)
      .finally(() => (blockingRead = undefined))) as [string, StreamEntry[]][] | null
    for (const [prefixedKey, entries] of streams ?? []) {
      const key = prefixedKey.slice((blocking.options.keyPrefix ?? '').length)
      const stream = followed.get(key)
      if (!stream) continue
      try {
        deliver(stream, entries)
      } catch (err) {
        followed.delete(key)
        log.warn({ err, key }, 'the frames of a generation cannot be read; its readers get the end from the store')
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
      const tickMs = Math.min(followed.size / maxPositionsPerMs, maxTickMs)
      if (tickMs >= 1 && !closed) await sleep(tickMs)
    }
    loop = undefined
  }

  /** Interrupts a blocking read, so that the next read includes an added stream. */
  const interrupt = async () => {
    const read = blockingRead
    if (read === undefined || interrupted === read) return
    interrupted = read
    while (blockingRead === read && !closed) {
      if ((await redis.client('UNBLOCK', await blockingId())) === 1) return
      await sleep(interruptRetryMs)
    }
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

/** Appends the frames of these entries to the log of their stream. Throws at a gap and at an entry that this version does not know. */
function deliver(stream: Followed, entries: readonly StreamEntry[]): void {
  for (const entry of entries) {
    const frame = frameOf(entry, entry[1][0] === 'e' ? stream.log.text : '')
    const state = stateOf(entry)
    if (frame) stream.log.append(frame)
    else if (state) stream.log.show(state)
    stream.position = entry[0]
  }
}
