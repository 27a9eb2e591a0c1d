import type { OutboxRelayOptions } from '@rostra/kit/events/outbox-relay'
import type { Rpc } from '@rostra/platform/rpc'

/** A part of the service. Each has ports of its own and imports core alone; app.ts passes on what one needs of another. */
export interface Slice {
  /** Its methods, bound to its ports. */
  rpcs: readonly Rpc<unknown>[]
  /** Its models with events to publish. */
  outboxes?: OutboxRelayOptions['models']
  /** Starts its background work once the indexes exist. */
  begin: () => Promise<void>
}
