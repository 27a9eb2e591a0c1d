import type { Redis } from '@rostra/kit/redis'
import type { StopSignal } from '../domain/ports.ts'

const channel = 'stop'

/** The fast path of a stop. Should it be lost, the owner finds the stored marker at its next heartbeat. */
export async function redisStopSignal(redis: Redis, subscriber: Redis, onStop: (id: string) => void): Promise<StopSignal> {
  const name = `${redis.options.keyPrefix ?? ''}${channel}`
  subscriber.on('message', (_channel, id) => onStop(id))
  await subscriber.subscribe(name)
  return {
    send: async (id) => {
      await redis.publish(name, id)
    },
  }
}
