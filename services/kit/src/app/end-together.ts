import type { EventBus } from '../events/event-bus.ts'

/**
 * Returns a bus whose subscriptions begin to end together, at the first call of one of their stop
 * functions. Kafka's consumers each wait for a fetch of up to 2 s, so that one after the other would exceed
 * the time of a stop. Each stop function waits for its own subscription only.
 */
export function endTogether(bus: EventBus): EventBus {
  const ends = new Set<() => Promise<void>>()
  return {
    ...bus,
    subscribe: async (subscription) => {
      const stop = await bus.subscribe(subscription)
      let ended: Promise<void> | undefined
      const end = () => {
        ended ??= stop()
        return ended
      }
      ends.add(end)
      return async () => {
        for (const each of ends) each().catch(() => undefined)
        ends.clear()
        await end()
      }
    },
  }
}
