import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import type { Role } from '@rostra/platform/role'
import {
  AccountDeletedEvent,
  AccountSuspensionChangedEvent,
  EmailConfirmedEvent,
  InsightsConsentChangedEvent,
  RoleChangedEvent,
} from '@rostra/proto/identity-events'
import type { AccountEvents } from '../domain/accounts/ports.ts'

/** The event id is derived from the account id, because an account is deleted once. */
function accountDeleted(accountId: string, at: Date): EventEnvelope {
  const payload = AccountDeletedEvent.serialize({ accountId, deletedAt: at.toISOString() })
  return createEvent(AccountDeletedEvent.topic, accountId, payload, { id: `account-deleted:${accountId}`, at })
}

function roleChanged(accountId: string, role: Role, at: Date): EventEnvelope {
  const payload = RoleChangedEvent.serialize({ accountId, role, changedAt: at.toISOString() })
  return createEvent(RoleChangedEvent.topic, accountId, payload, { at })
}

function insightsConsentChanged(accountId: string, allowed: boolean, at: Date): EventEnvelope {
  const payload = InsightsConsentChangedEvent.serialize({ accountId, allowed, changedAt: at.toISOString() })
  return createEvent(InsightsConsentChangedEvent.topic, accountId, payload, { at })
}

function suspensionChanged(accountId: string, suspended: boolean, at: Date): EventEnvelope {
  const payload = AccountSuspensionChangedEvent.serialize({ accountId, suspended, changedAt: at.toISOString() })
  return createEvent(AccountSuspensionChangedEvent.topic, accountId, payload, { at })
}

function emailConfirmed(accountId: string, at: Date): EventEnvelope {
  const payload = EmailConfirmedEvent.serialize({ accountId, confirmedAt: at.toISOString() })
  return createEvent(EmailConfirmedEvent.topic, accountId, payload, { at })
}

/** Creates every event that identity publishes. */
export const accountEvents: AccountEvents = { accountDeleted, roleChanged, insightsConsentChanged, suspensionChanged, emailConfirmed }
