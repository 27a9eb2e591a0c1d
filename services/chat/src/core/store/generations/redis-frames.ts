import { logEpisodes } from '@rostra/kit/episode-log'
import { LeaseLost } from '@rostra/kit/leases/running-work'
import type { Log } from '@rostra/kit/log'
import type { Redis } from '@rostra/kit/stores/redis'
import type { Frame } from '../../domain/generations/frame.ts'
import { FrameLog } from '../../domain/generations/frame-log.ts'
import type { Frames, OwnedFrames as Owned, StoredFrames } from '../../domain/generations/ports.ts'
import { entryId, fieldsOf, fieldsOfOwner, fieldsOfState, frameOf, type StreamEntry, stateEntryId, takeoversOf } from './frame-entry.ts'
import { createFrameFollower } from './frame-follower.ts'

/** How long a stream is kept after its end, in seconds, for slow readers on other replicas. Later readers get the answer from MongoDB. */
const ttlAfterEndSeconds = 60
/** How long a stream without an end is kept, in seconds. A generation is aborted after 12 minutes at most. */
const ttlWhileRunningSeconds = 900

const streamKey = (id: string) => `frames:${id}`

/** The number of replicas' readers that follow a generation. */
const readersKey = (id: string) => `readers:${id}`

/**
 * The frames of running generations, one Redis stream each. A takeover adds an entry, after which Redis refuses all frames of former
 * owners. 60 s after the end the stream expires; a late frame then fails, because its stream is gone. `blocking` is a connection for
 * blocking reads alone.
 */
export function redisFrames(redis: Redis, blocking: Redis, log: Log): Frames & { close: () => Promise<void> } {
  const follower = createFrameFollower(redis, blocking, log)
  const writes = logEpisodes(log, {
    began: 'frames cannot be written to Redis; other replicas get answers from the store only',
    ended: 'frames are written to Redis again',
  })

  const hasStored = async (id: string, entry: string, fields: string[]) => {
    const [stored] = (await redis.xrange(streamKey(id), entry, entry)) as StreamEntry[]
    return stored !== undefined && JSON.stringify(stored[1]) === JSON.stringify(fields)
  }

  /** Returns an error handler for a refused id: it throws LeaseLost unless the entry is stored already. */
  const unlessStored = (id: string, entry: string, fields: string[]) => async (error: unknown) => {
    if (!isStaleId(error)) throw error
    // ioredis repeats a command after a broken connection; its first attempt may have stored the entry.
    if (!(await hasStored(id, entry, fields))) throw new LeaseLost()
    return entry
  }

  const expire = (key: string, seconds: number) => {
    redis.expire(key, seconds).catch(writes.failed)
  }

  /** Appends a frame. Resolves to null when its stream is gone: only the first frame creates a stream. */
  const add = async ({ id, takeovers }: Owned, frame: Frame) => {
    const key = streamKey(id)
    const entry = entryId(takeovers, frame.seq)
    const fields = fieldsOf(frame)
    const added = frame.seq === 1 ? redis.xadd(key, entry, ...fields) : redis.xadd(key, 'NOMKSTREAM', entry, ...fields)
    if (frame.kind === 'end' || frame.seq === 1) expire(key, frame.kind === 'end' ? ttlAfterEndSeconds : ttlWhileRunningSeconds)
    return added.catch(unlessStored(id, entry, fields))
  }

  /** Counts readers. A lost count means a push too many or too few. */
  const countReaders = (id: string, change: 1 | -1) => {
    const key = readersKey(id)
    const counted = redis.incrby(key, change)
    expire(key, ttlWhileRunningSeconds)
    counted.catch(() => undefined)
  }

  const entriesOf = async (id: string) => (await redis.xrange(streamKey(id), '-', '+')) as StreamEntry[]

  /** Returns the frames of a stream before the first that is lost, or that this version does not know. */
  const framesOf = (id: string, entries: readonly StreamEntry[]): StoredFrames => {
    const frames: Frame[] = []
    const frameLog = new FrameLog()
    try {
      for (const entry of entries) {
        const frame = frameOf(entry, frameLog.text)
        if (!frame) continue
        frameLog.append(frame)
        frames.push(frame)
      }
      return { frames, isWhole: true }
    } catch (err) {
      log.warn({ err, generationId: id, frames: frames.length }, 'the stored frames of a generation are not whole')
      return { frames, isWhole: false }
    }
  }

  return {
    append: async (owned, frame) => {
      const added = await add(owned, frame).catch((error) => {
        if (!(error instanceof LeaseLost)) writes.failed(error)
        throw error
      })
      writes.recovered()
      if (added === null) {
        log.warn({ generationId: owned.id }, 'the frames of a running generation are gone from Redis')
        throw new Error(`the frames of generation ${owned.id} are gone`)
      }
    },
    show: ({ id, takeovers }, after, state) => {
      const key = streamKey(id)
      const entry = stateEntryId(takeovers, after, Date.now())
      const fields = fieldsOfState(state)
      // The stream begins with the first state or frame, and a later one finds it gone after a deletion.
      const isFirst = after === 0
      const added = isFirst ? redis.xadd(key, entry, ...fields) : redis.xadd(key, 'NOMKSTREAM', entry, ...fields)
      if (isFirst) expire(key, ttlWhileRunningSeconds)
      // The next state follows within a second. One that comes after a newer frame or owner is refused.
      added.catch(() => undefined)
    },
    takeOver: async ({ id, takeovers, owner }) => {
      const key = streamKey(id)
      const entry = entryId(takeovers, 0)
      const fields = fieldsOfOwner(owner)
      await redis.xadd(key, entry, ...fields).catch(unlessStored(id, entry, fields))
      expire(key, ttlWhileRunningSeconds)
      const entries = await entriesOf(id)
      if (takeoversOf(entries) > takeovers) throw new LeaseLost()
      return framesOf(id, entries)
    },
    keep: async (id, seconds) => {
      await redis.expire(streamKey(id), seconds)
    },
    read: async (id) => framesOf(id, await entriesOf(id)).frames,
    remove: async (ids) => {
      // One command for each: in a cluster they are in different slots.
      await Promise.all(ids.map((id) => redis.unlink(streamKey(id))))
    },
    follow: (id) => {
      const { log: frames, release } = follower.follow(streamKey(id))
      countReaders(id, 1)
      return {
        log: frames,
        release: () => {
          release()
          countReaders(id, -1)
        },
      }
    },
    isFollowed: async (id) => {
      const count = await redis.get(readersKey(id)).catch(() => null)
      return Number(count ?? 0) > 0
    },
    close: follower.close,
  }
}

/** Returns whether Redis refused an entry because its id is not above the stream's last. */
const isStaleId = (error: unknown): boolean => error instanceof Error && error.message.includes('equal or smaller')
