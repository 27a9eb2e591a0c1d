import { randomUUID } from 'node:crypto'
import { createLog } from '@rostra/kit/log'
import { connectRedis } from '@rostra/kit/stores/redis'
import { Types } from 'mongoose'
import type { ChatHarness } from './chat-harness.ts'

export interface LostGenerations {
  /** Stores a running exchange of Ada whose replica is lost, with its frames in Redis. `row` overrides fields. Returns its id. */
  add: (conversationId: string, chunks: readonly string[], row?: object) => Promise<string>
  /** Lets the lease of a running exchange expire, as if its replica had hung since a minute ago. */
  lose: (id: string) => Promise<void>
  /** Appends a chunk to Redis as the first owner would. */
  appendAsFirstOwner: (id: string, seq: number, content: string) => Promise<unknown>
  close: () => void
}

const minuteMs = 60_000

/** Makes generations of a lost replica, without a process to kill. */
export async function openLostGenerations({ connection, env }: ChatHarness): Promise<LostGenerations> {
  const keyPrefix = `rostra:chat${env.DATABASE_SUFFIX}:`
  const redis = await connectRedis(env.REDIS_URL ?? '', { keyPrefix, log: createLog('test', { level: 'silent' }) })
  const exchanges = connection.collection('exchanges')
  const appendAsFirstOwner: LostGenerations['appendAsFirstOwner'] = (id, seq, content) =>
    redis.xadd(`frames:${id}`, `${seq}-0`, 'c', content)
  return {
    appendAsFirstOwner,
    add: async (conversationId, chunks, row = {}) => {
      const _id = new Types.ObjectId()
      for (const [index, content] of chunks.entries()) await appendAsFirstOwner(_id.toHexString(), index + 1, content)
      await exchanges.insertOne({
        _id,
        conversationId: new Types.ObjectId(conversationId),
        personaId: 'plato',
        person: 'member:ada',
        requestId: randomUUID(),
        content: 'Tell me',
        status: 'running',
        owner: 'lost',
        open: true,
        shown: chunks.length > 0,
        startedAt: new Date(),
        leaseUntil: new Date(Date.now() - minuteMs),
        finishedAt: null,
        answer: '',
        chunkEnds: [],
        failure: null,
        ...row,
      })
      return _id.toHexString()
    },
    lose: async (id) => {
      await exchanges.updateOne(
        { _id: new Types.ObjectId(id) },
        { $set: { owner: randomUUID(), leaseUntil: new Date(Date.now() - minuteMs) } },
      )
    },
    close: () => redis.disconnect(),
  }
}
