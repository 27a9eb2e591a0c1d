import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { outgoing } from '@rostra/kit/events/outbox'
import { CreditsGrantedEvent } from '@rostra/proto/billing-events'
import type { Movement } from './movement.ts'

/** Credits have come into an account. */
export function creditsGranted({ id, accountId, free, purchased, kind, about, at }: Movement): EventEnvelope {
  const payload = CreditsGrantedEvent.serialize({ accountId, free, purchased, kind, about, grantedAt: at.toISOString() })
  return outgoing(CreditsGrantedEvent.topic, accountId, payload, { id, at })
}
