import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import { startLanes } from '@rostra/kit/async/lanes'
import type { Log } from '@rostra/kit/log'
import type { PushDelivery } from '../domain/push/delivery.ts'
import type { PushDeliveries } from '../domain/push/ports.ts'

export interface PushWorkerOptions {
  lease: PushDeliveries['lease']
  send: (delivery: PushDelivery) => Promise<void>
  /** Milliseconds between two looks for due pushes. */
  everyMs: number
  log: Log
}

/** The pushes that a replica sends at once. */
const lanes = 8

/**
 * Starts the worker that sends due pushes. A replica sends one push of an account at a time, so that a push service which is slow holds up
 * the pushes of its own account only. Returns a stop function that waits for the attempts under way.
 */
export function startPushWorker({ lease, send, everyMs, log }: PushWorkerOptions): () => Promise<void> {
  const busy = new Set<string>()
  const serialize = createKeyedMutex()
  // One lease after the other, so that two lanes never take pushes of one account.
  const claim = () =>
    serialize('lease', async () => {
      const delivery = await lease([...busy])
      if (delivery) busy.add(delivery.accountId)
      return delivery
    })
  const run = async (delivery: PushDelivery) => {
    try {
      await send(delivery)
    } finally {
      busy.delete(delivery.accountId)
    }
  }
  return startLanes({ subject: 'the sending of pushes', claim, run, lanes, everyMs, log })
}
