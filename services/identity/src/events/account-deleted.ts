import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { outgoing } from '@rostra/kit/events/outbox'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'

/** An account is deleted once, so its id is the event's, too. */
export function accountDeleted(accountId: string, at: Date): EventEnvelope {
  const payload = AccountDeletedEvent.serialize({ accountId, deletedAt: at.toISOString() })
  return outgoing(AccountDeletedEvent.topic, accountId, payload, { id: `account-deleted:${accountId}`, at })
}
