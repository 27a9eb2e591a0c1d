import type { EventBus } from '@rostra/kit/events/event-bus'

export interface ClosableBus extends EventBus {
  /** Lets nobody publish from now on, and waits for what is being published. */
  refuse: () => Promise<void>
}

/**
 * A bus that refuses its publishers before its subscribers leave. In one process an event that finds a subscriber gone is lost for it; one that is
 * refused waits in the outbox it came from until the next start.
 */
export function closableBus(bus: EventBus): ClosableBus {
  const running = new Set<Promise<void>>()
  let refusing = false
  return {
    ...bus,
    publish: async (events) => {
      if (refusing) throw new Error('stopping: events wait for the next start')
      const publishing = bus.publish(events)
      running.add(publishing)
      await publishing.finally(() => running.delete(publishing))
    },
    refuse: async () => {
      refusing = true
      await Promise.allSettled(running)
    },
  }
}
