import { randomUUID } from 'node:crypto'
import type { EventBus } from '@rostra/kit/events/event-bus'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'

/** Publishes that an account was deleted. The in-process bus has handled it then; Kafka takes a while. */
export async function deleteAccount(bus: EventBus, accountId: string): Promise<void> {
  const payload = AccountDeletedEvent.serialize({ accountId, deletedAt: new Date().toISOString() })
  await bus.publish([{ id: randomUUID(), topic: AccountDeletedEvent.topic, key: accountId, payload, at: new Date() }])
}
