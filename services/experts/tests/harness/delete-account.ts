import { randomUUID } from 'node:crypto'
import type { EventBus } from '@rostra/kit/events/event-bus'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'

/** Publishes the event of a deleted account. Resolves once the in-process bus has handled it; on Kafka it is handled later. */
export async function deleteAccount(bus: EventBus, accountId: string): Promise<void> {
  const payload = AccountDeletedEvent.serialize({ accountId, deletedAt: new Date().toISOString() })
  await bus.publish([{ id: randomUUID(), topic: AccountDeletedEvent.topic, key: accountId, payload, at: new Date() }])
}
