import type { Redis } from '@rostra/kit/redis'
import type { Frame } from '../domain/frame.ts'
import { FrameLog } from '../domain/frame-log.ts'
import { LostGeneration } from '../domain/lost-generation.ts'
import type { Frames } from '../domain/ports.ts'
import { entryId, fieldsOf, frameOf, type StreamEntry } from './frame-entry.ts'
import { createFrameTail } from './frame-tail.ts'

/** A stream outlives its generation by this much, for readers of other replicas that are behind; after that the store answers. */
const keptAfterEndSeconds = 60
/** No generation runs longer than 5 minutes. */
const keptAtMostSeconds = 900

const streamKey = (id: string) => `frames:${id}`

/**
 * The frames of running generations, each a Redis stream whose entry ids are the seqs: Redis itself refuses a second frame with
 * the same seq, and so whoever writes after the end.
 */
export function redisFrames(redis: Redis, blocking: Redis): Frames & { close: () => Promise<void> } {
  const tail = createFrameTail(redis, blocking)

  const isOurs = async (id: string, frame: Frame) => {
    const [entry] = (await redis.xrange(streamKey(id), entryId(frame.seq), entryId(frame.seq))) as StreamEntry[]
    return entry !== undefined && JSON.stringify(entry[1]) === JSON.stringify(fieldsOf(frame))
  }

  /** Null when the stream is gone: what has been deleted is not begun again in the middle. */
  const addOn = (key: string, frame: Frame) => redis.xadd(key, 'NOMKSTREAM', entryId(frame.seq), ...fieldsOf(frame))

  const expire = (key: string, { kind }: Frame) => {
    redis.expire(key, kind === 'end' ? keptAfterEndSeconds : keptAtMostSeconds).catch(() => undefined)
  }

  return {
    append: async (id, frame) => {
      const key = streamKey(id)
      try {
        const added = frame.seq === 1 ? redis.xadd(key, '1-0', ...fieldsOf(frame)) : addOn(key, frame)
        if (frame.kind === 'end' || frame.seq === 1) expire(key, frame)
        if ((await added) === null) throw new Error(`the frames of ${id} are gone`)
      } catch (error) {
        if (!(error instanceof Error) || !error.message.includes('equal or smaller')) throw error
        // A command that is sent again after a broken connection finds its own first try.
        if (!(await isOurs(id, frame))) throw new LostGeneration(id)
      }
    },
    read: async (id) => {
      const log = new FrameLog()
      const entries = (await redis.xrange(streamKey(id), '-', '+')) as StreamEntry[]
      return entries.map((entry) => {
        const frame = frameOf(entry, log.text)
        log.append(frame)
        return frame
      })
    },
    remove: async (ids) => {
      if (ids.length > 0) await redis.unlink(...ids.map(streamKey))
    },
    mirror: (id) => tail.follow(streamKey(id)),
    close: tail.close,
  }
}
