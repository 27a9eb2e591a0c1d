import type { EventBus } from '@rostra/kit/events/event-bus'

export interface GatedBus {
  bus: EventBus
  /** Lets events through. */
  open: () => void
  /** Rejects the events that wait for `open`; they stay in their outbox. Without effect afterwards. */
  abandon: () => void
}

/**
 * Wraps a bus so that events wait until it is opened. The bus within a process delivers to the groups that are subscribed at the time,
 * so what an outbox kept from the last run would miss the services that start later.
 */
export function gateBus(bus: EventBus): GatedBus {
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>()
  // Without an event that waits, nothing else handles the rejection.
  opened.catch(() => undefined)
  return {
    bus: {
      ...bus,
      publish: async (events) => {
        await opened
        await bus.publish(events)
      },
    },
    open: resolve,
    abandon: () => reject(new Error('The start was given up: events wait in their outbox')),
  }
}
