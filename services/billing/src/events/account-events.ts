import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import { BoughtRoleChangedEvent } from '@rostra/proto/billing-events'
import type { Account } from '../domain/accounts/account.ts'
import type { AccountUpdate } from '../domain/accounts/account-update.ts'

/** Creates the events of an account update, for the account's outbox: the bought role when it changes or is bought again. */
export function accountEvents(before: Account, { account }: AccountUpdate, at: Date): EventEnvelope[] {
  const { id: accountId, boughtRole } = account
  const { role, version } = boughtRole
  if (version === before.boughtRole.version) return []
  const payload = BoughtRoleChangedEvent.serialize({ accountId, role, version, changedAt: at.toISOString() })
  return [createEvent(BoughtRoleChangedEvent.topic, accountId, payload, { id: `${accountId}:bought-role:${version}`, at })]
}
