import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { outgoing } from '@rostra/kit/events/outbox'
import { CreditsDebitedEvent } from '@rostra/proto/billing-events'
import type { Movement } from './movement.ts'

/** Credits have left an account for good. */
export function creditsDebited({ id, accountId, free, purchased, kind, about, at }: Movement): EventEnvelope {
  const payload = CreditsDebitedEvent.serialize({ accountId, free, purchased, kind, about, debitedAt: at.toISOString() })
  return outgoing(CreditsDebitedEvent.topic, accountId, payload, { id, at })
}
