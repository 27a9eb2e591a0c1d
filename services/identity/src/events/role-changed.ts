import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { outgoing } from '@rostra/kit/events/outbox'
import { RoleChangedEvent } from '@rostra/proto/identity-events'
import type { Role } from '../domain/account.ts'

export function roleChanged(accountId: string, role: Role, at: Date): EventEnvelope {
  const payload = RoleChangedEvent.serialize({ accountId, role, changedAt: at.toISOString() })
  return outgoing(RoleChangedEvent.topic, accountId, payload, { at })
}
