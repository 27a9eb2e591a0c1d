import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { outgoing } from '@rostra/kit/events/outbox'
import { BoughtRoleChangedEvent } from '@rostra/proto/billing-events'
import type { Account } from '../domain/account.ts'

/** What an account has bought gives it another role than before. */
export function boughtRoleChanged({ id: accountId, bought: { role, version } }: Account, at: Date): EventEnvelope {
  const payload = BoughtRoleChangedEvent.serialize({ accountId, role, version, changedAt: at.toISOString() })
  return outgoing(BoughtRoleChangedEvent.topic, accountId, payload, { id: `${accountId}:bought-role:${version}`, at })
}
