import { randomUUID } from 'node:crypto'
import type { EventBus } from '@rostra/kit/events/event-bus'
import { AccountSuspensionChangedEvent } from '@rostra/proto/identity-events'

/** Publishes a change of an account's suspension. Resolves once the in-process bus has handled it; on Kafka it is handled later. */
export async function suspendAccount(bus: EventBus, accountId: string, suspended: boolean, changedAt: Date): Promise<void> {
  const payload = AccountSuspensionChangedEvent.serialize({ accountId, suspended, changedAt: changedAt.toISOString() })
  await bus.publish([{ id: randomUUID(), topic: AccountSuspensionChangedEvent.topic, key: accountId, payload, at: new Date() }])
}
