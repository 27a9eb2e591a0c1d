import type { OutboxRelayOptions } from '@rostra/kit/events/outbox-relay'
import type { Rpc } from '@rostra/platform/rpc'
import type { Forget } from './domain/forget.ts'

/** A part of the service with ports of its own. A slice imports core alone; app.ts passes it what it needs of another slice. */
export interface Slice {
  /** Its RPC methods, bound to its ports. */
  rpcs: readonly Rpc<unknown>[]
  /** The models whose outboxes the relay publishes. */
  outboxes?: OutboxRelayOptions['models']
  /** Starts its background work once the indexes exist. */
  begin?: () => Promise<void>
  forget?: Forget
}
