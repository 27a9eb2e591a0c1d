import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'
import type { Redis } from '@rostra/kit/stores/redis'
import type { Frame } from '../../domain/generations/frame.ts'
import { FrameLog } from '../../domain/generations/frame-log.ts'
import { GenerationTakenOver } from '../../domain/generations/generation-taken-over.ts'
import type { Frames } from '../../domain/generations/ports.ts'
import { entryId, fieldsOf, frameOf, type StreamEntry } from './frame-entry.ts'
import { createFrameFollower } from './frame-follower.ts'

/** How long a stream is kept after its end, for slow readers on other replicas. Later readers get the answer from MongoDB. */
const ttlAfterEndSeconds = 60
/** The limit for a stream without an end; a generation is aborted after 5 minutes. */
const ttlWhileRunningSeconds = 900

const streamKey = (id: string) => `frames:${id}`

/**
 * The frames of running generations, one Redis stream each. The entry ids are the seqs, so Redis itself refuses a second frame with the same
 * seq. That refuses a former owner's next frame after a takeover, until the stream expires 60 s after its end; a later frame fails, because
 * its stream is gone. `blocking` is a connection of its own for blocking reads.
 */
export function redisFrames(redis: Redis, blocking: Redis, log: Log): Frames & { close: () => Promise<void> } {
  const follower = createFrameFollower(redis, blocking, log)
  const writes = logEpisodes(log, {
    began: 'frames cannot be written to Redis; other replicas get answers from the store only',
    ended: 'frames are written to Redis again',
  })

  const hasStored = async (id: string, frame: Frame) => {
    const [entry] = (await redis.xrange(streamKey(id), entryId(frame.seq), entryId(frame.seq))) as StreamEntry[]
    return entry !== undefined && JSON.stringify(entry[1]) === JSON.stringify(fieldsOf(frame))
  }

  /** Resolves to null when the stream does not exist any more: a deleted stream is not created again in the middle. */
  const addToExisting = (key: string, frame: Frame) => redis.xadd(key, 'NOMKSTREAM', entryId(frame.seq), ...fieldsOf(frame))

  const expire = (key: string, { kind }: Frame) => {
    redis.expire(key, kind === 'end' ? ttlAfterEndSeconds : ttlWhileRunningSeconds).catch(writes.failed)
  }

  const add = async (id: string, frame: Frame) => {
    const key = streamKey(id)
    const added = frame.seq === 1 ? redis.xadd(key, '1-0', ...fieldsOf(frame)) : addToExisting(key, frame)
    if (frame.kind === 'end' || frame.seq === 1) expire(key, frame)
    return added
  }

  return {
    append: async (id, frame) => {
      const added = await add(id, frame)
        .catch(async (error) => {
          if (!isStaleSeq(error)) throw error
          // ioredis repeats a command after a broken connection; its first attempt may have stored the frame.
          if (!(await hasStored(id, frame))) throw new GenerationTakenOver(id)
          return entryId(frame.seq)
        })
        .catch((error) => {
          if (!(error instanceof GenerationTakenOver)) writes.failed(error)
          throw error
        })
      writes.recovered()
      if (added === null) {
        log.warn({ generationId: id }, 'the frames of a running generation are gone from Redis')
        throw new Error(`the frames of generation ${id} are gone`)
      }
    },
    read: async (id) => {
      const frames = new FrameLog()
      const entries = (await redis.xrange(streamKey(id), '-', '+')) as StreamEntry[]
      return entries.map((entry) => {
        const frame = frameOf(entry, frames.text)
        frames.append(frame)
        return frame
      })
    },
    remove: async (ids) => {
      if (ids.length > 0) await redis.unlink(...ids.map(streamKey))
    },
    follow: (id) => follower.follow(streamKey(id)),
    close: follower.close,
  }
}

/** Whether Redis refused an entry because its id is not above the stream's last. */
const isStaleSeq = (error: unknown): boolean => error instanceof Error && error.message.includes('equal or smaller')
