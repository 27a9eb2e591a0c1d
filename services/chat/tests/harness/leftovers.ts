import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { connectRedis } from '@rostra/kit/stores/redis'
import type { TombstoneRow } from '@rostra/kit/stores/tombstones'
import { eventually } from '@rostra/kit/testing/eventually'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import type { ChatHarness } from './chat-harness.ts'

export interface Leftovers {
  /** Publishes that an account was deleted. The in-process bus has handled it then; Kafka takes a while. */
  deleteAccount: (accountId: string) => Promise<void>
  /** Counts what is stored of a person. */
  count: (person: string) => Promise<{ conversations: number; exchanges: number }>
  /** Throws unless nothing is stored of these people. */
  expectNone: (...people: string[]) => Promise<void>
  exchangeIds: (person: string) => Promise<string[]>
  /** Counts those of these generations that have frames in Redis. */
  countFrames: (generationIds: readonly string[]) => Promise<number>
  removeFrames: (generationId: string) => Promise<unknown>
  redisValue: (key: string) => Promise<string | null>
  /** Whether Redis has a hold of a guest for this generation. */
  isHeld: (generationId: string) => Promise<boolean>
  tombstone: (accountId: string) => Promise<TombstoneRow | null>
  /** Moves the time of a tombstone into the past. */
  ageTombstone: (accountId: string, ms: number) => Promise<void>
  close: () => void
}

/** Deletes accounts and inspects the stores for what is left of them. */
export async function openLeftovers({ bus, connection, env }: ChatHarness): Promise<Leftovers> {
  const redis = await connectRedis(env.REDIS_URL ?? '', {
    keyPrefix: `rostra:chat${env.DATABASE_SUFFIX}:`,
    log: createLog('test', { level: 'silent' }),
  })
  const count: Leftovers['count'] = async (person) => ({
    conversations: await connection.collection('conversations').countDocuments({ person }),
    exchanges: await connection.collection('exchanges').countDocuments({ person }),
  })
  const tombstones = connection.collection<TombstoneRow>('deleted_accounts')
  return {
    deleteAccount: async (accountId) => {
      const payload = AccountDeletedEvent.serialize({ accountId, deletedAt: new Date().toISOString() })
      await bus.publish([{ id: randomUUID(), topic: AccountDeletedEvent.topic, key: accountId, payload, at: new Date() }])
    },
    count,
    expectNone: (...people) =>
      eventually(
        async () => {
          for (const person of people) expect(await count(person)).toEqual({ conversations: 0, exchanges: 0 })
        },
        process.env.TEST_KAFKA_BROKERS ? 60_000 : 0,
      ),
    exchangeIds: async (person) => {
      const rows = await connection.collection('exchanges').find({ person }).toArray()
      return rows.map(({ _id }) => _id.toHexString())
    },
    countFrames: (ids) => redis.exists(...ids.map((id) => `frames:${id}`)),
    removeFrames: (id) => redis.unlink(`frames:${id}`),
    redisValue: (key) => redis.get(key),
    isHeld: async (generationId) => (await redis.keys(`*:hold:{*}:${generationId}`)).length === 1,
    tombstone: (accountId) => tombstones.findOne({ _id: `member:${accountId}` }),
    ageTombstone: async (accountId, ms) => {
      await tombstones.updateOne({ _id: `member:${accountId}` }, [{ $set: { at: { $subtract: ['$at', ms] } } }])
    },
    close: () => redis.disconnect(),
  }
}
