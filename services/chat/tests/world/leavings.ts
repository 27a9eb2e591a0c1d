import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { connectRedis } from '@rostra/kit/redis'
import { eventually } from '@rostra/kit/testing/eventually'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import type { ChatWorld } from './chat-world.ts'

interface Departure {
  _id: string
  at: Date
  lookAt: Date
}

export interface Leavings {
  /** Tells the service that an account was deleted. In process it has been handled then; on Kafka it takes a while. */
  leave: (accountId: string) => Promise<void>
  /** What is stored of a person. */
  of: (person: string) => Promise<{ conversations: number; exchanges: number }>
  /** Throws unless nothing is stored of these. */
  gone: (...people: string[]) => Promise<void>
  exchangesOf: (person: string) => Promise<string[]>
  /** How many of these generations have frames in Redis. */
  framesOf: (generationIds: readonly string[]) => Promise<number>
  value: (key: string) => Promise<string | null>
  /** Whether something is held for a generation still. */
  holds: (generationId: string) => Promise<boolean>
  departure: (accountId: string) => Promise<Departure | null>
  /** Makes a departure so much older. */
  age: (accountId: string, ms: number) => Promise<void>
  close: () => void
}

/** Looks behind the doors for what somebody has left. */
export async function leavings({ bus, connection, env }: ChatWorld): Promise<Leavings> {
  const redis = await connectRedis(env.REDIS_URL ?? '', `rostra:chat${env.DATABASE_SUFFIX}:`)
  const of: Leavings['of'] = async (person) => ({
    conversations: await connection.collection('conversations').countDocuments({ person }),
    exchanges: await connection.collection('exchanges').countDocuments({ person }),
  })
  const departures = connection.collection<Departure>('departures')
  return {
    leave: async (accountId) => {
      const payload = AccountDeletedEvent.serialize({ accountId, deletedAt: new Date().toISOString() })
      await bus.publish([{ id: randomUUID(), topic: AccountDeletedEvent.topic, key: accountId, payload, at: new Date() }])
    },
    of,
    gone: (...people) =>
      eventually(
        async () => {
          for (const person of people) expect(await of(person)).toEqual({ conversations: 0, exchanges: 0 })
        },
        process.env.TEST_KAFKA_BROKERS ? 60_000 : 0,
      ),
    exchangesOf: async (person) => {
      const rows = await connection.collection('exchanges').find({ person }).toArray()
      return rows.map(({ _id }) => _id.toHexString())
    },
    framesOf: (ids) => redis.exists(...ids.map((id) => `frames:${id}`)),
    value: (key) => redis.get(key),
    holds: async (generationId) => (await redis.exists(`hold:${generationId}`)) === 1,
    departure: (accountId) => departures.findOne({ _id: `member:${accountId}` }),
    age: async (accountId, ms) => {
      await departures.updateOne({ _id: `member:${accountId}` }, [{ $set: { at: { $subtract: ['$at', ms] } } }])
    },
    close: () => redis.disconnect(),
  }
}
