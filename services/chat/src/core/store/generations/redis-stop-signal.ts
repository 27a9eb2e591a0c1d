import type { Redis } from '@rostra/kit/stores/redis'
import type { StopSignal } from '../../domain/generations/ports.ts'

const channel = 'stop'

/**
 * Sends stop signals to all replicas by Redis pub/sub, and calls `onStop` for each that it receives. A lost signal only delays the stop:
 * the owner reads the stop request at its next heartbeat.
 */
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
